import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { memoize } from './memoize.ts'

export const queue = memoize(() => new SQSClient())

export const sendMessage = async (url: string, body: string): Promise<void> => {
  await queue().send(new SendMessageCommand({ QueueUrl: url, MessageBody: body }))
}
