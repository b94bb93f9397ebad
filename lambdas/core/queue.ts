import { SendMessageCommand } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { queue } from './clients.ts'
import { environment, readEnvironment } from './env.ts'
import { once } from './once.ts'

const url = once(
  () => readEnvironment(environment.pick({ GENERATION_QUEUE_URL: true })).GENERATION_QUEUE_URL,
)

const message = z.object({ orderId: z.string() })

/** Asks for the files of a paid order. Asking twice is harmless. */
export const requestGeneration = async (orderId: string): Promise<void> => {
  await queue().send(
    new SendMessageCommand({ QueueUrl: url(), MessageBody: JSON.stringify({ orderId }) }),
  )
}

/** The order a queue message is about. */
export const readGenerationRequest = (body: string): string =>
  message.parse(JSON.parse(body)).orderId
