import * as z from 'zod'
import { environment, readEnvironment } from './platform/env.ts'
import { memoize } from './platform/memoize.ts'

const url = memoize(
  () => readEnvironment(environment.pick({ GENERATION_QUEUE_URL: true })).GENERATION_QUEUE_URL,
)

/** The files of an order, an email about a refund or an unmatched payment, the links of an address, or a page count. */
const message = z.union([
  z.strictObject({ orderId: z.string() }),
  z.strictObject({ noticeFor: z.string() }),
  z.strictObject({ linksFor: z.string() }),
  z.strictObject({ measure: z.string() }),
])
export type GenerationRequest = z.infer<typeof message>

const send = async (request: GenerationRequest): Promise<void> => {
  const { sendMessage } = await import('./platform/message-queue.ts')
  await sendMessage(url(), JSON.stringify(request))
}

/** Asks for the files of a paid order. Asking twice is harmless. */
export const requestGeneration = (orderId: string): Promise<void> => send({ orderId })

/** Asks for an email about what happened to the payment of this row. */
export const requestNotice = (noticeFor: string): Promise<void> => send({ noticeFor })

/** Asks for an email with the links of this address's purchases. */
export const requestMailedLinks = (email: string): Promise<void> => send({ linksFor: email })

/** Asks for the pages of a document to be counted. */
export const requestMeasure = (documentId: string): Promise<void> => send({ measure: documentId })

/** What a queue message asks for. */
export const readGenerationRequest = (body: string): GenerationRequest =>
  message.parse(JSON.parse(body))
