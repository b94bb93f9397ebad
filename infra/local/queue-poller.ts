import {
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { clientOptions, LOCAL_REGION, localArn } from './account.ts'
import { waitUnlessAborted } from './schedule.ts'

type Options = {
  /** The URL of SQS. */
  endpoint: string
  queueUrl: string
  handle: (event: SQSEvent) => Promise<SQSBatchResponse>
  /** Prints one line about an error. */
  report?: (line: string) => void
}
type Poller = Required<Options> & { client: SQSClient; signal: AbortSignal }

const ERROR_DELAY_MS = 1000

/**
 * Polls like Lambda's event source mapping, one message at a time: passes it to `handle` and
 * deletes it unless it failed. SQS redelivers failed messages or moves them to the dead-letter
 * queue.
 */
export const startQueuePoller = (options: Options): { stop(): Promise<void> } => {
  const client = new SQSClient({ endpoint: options.endpoint, ...clientOptions })
  const stopping = new AbortController()
  const done = poll({ report: console.error, ...options, client, signal: stopping.signal })
  return {
    stop: async () => {
      stopping.abort()
      await done
      client.destroy()
    },
  }
}

const poll = async (poller: Poller): Promise<void> => {
  while (!poller.signal.aborted) {
    try {
      await receiveAndHandle(poller)
    } catch (error) {
      if (poller.signal.aborted) return
      poller.report(`queue: ${error}`)
      await waitUnlessAborted(ERROR_DELAY_MS, poller.signal)
    }
  }
}

const receiveAndHandle = async ({ client, queueUrl, handle, signal }: Poller): Promise<void> => {
  const receive = new ReceiveMessageCommand({
    QueueUrl: queueUrl,
    MaxNumberOfMessages: 1,
    WaitTimeSeconds: 5,
    // local-aws-sqs supports only the older name of MessageSystemAttributeNames.
    AttributeNames: ['All'],
    MessageAttributeNames: ['All'],
  })
  const { Messages } = await client.send(receive, { abortSignal: signal })
  const message = Messages?.[0]
  if (!message) return
  const { batchItemFailures } = await handle({ Records: [toRecord(message, queueUrl)] })
  if (batchItemFailures.length > 0) return
  const { ReceiptHandle } = message
  await client.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle }))
}

const toRecord = (message: Message, queueUrl: string): SQSRecord => ({
  messageId: message.MessageId ?? '',
  receiptHandle: message.ReceiptHandle ?? '',
  body: message.Body ?? '',
  md5OfBody: message.MD5OfBody ?? '',
  attributes: {
    ApproximateReceiveCount: message.Attributes?.ApproximateReceiveCount ?? '1',
    SentTimestamp: message.Attributes?.SentTimestamp ?? '',
    SenderId: message.Attributes?.SenderId ?? '',
    ApproximateFirstReceiveTimestamp: message.Attributes?.ApproximateFirstReceiveTimestamp ?? '',
  },
  messageAttributes: {},
  eventSource: 'aws:sqs',
  eventSourceARN: localArn('sqs', queueUrl.split('/').at(-1) ?? ''),
  awsRegion: LOCAL_REGION,
})
