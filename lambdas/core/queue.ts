import * as z from 'zod'
import { environment, readEnvironment } from './platform/env.ts'
import { memoize } from './platform/memoize.ts'

const url = memoize(
  () => readEnvironment(environment.pick({ GENERATION_QUEUE_URL: true })).GENERATION_QUEUE_URL,
)

/**
 * A request to generate an order's files, to send a refund or unmatched payment notice, to email
 * the links of an address, or to count pages.
 */
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

/** Requests the files of a paid order. Idempotent. */
export const requestGeneration = (orderId: string): Promise<void> => send({ orderId })

/** Requests a notice about this row's payment. */
export const requestNotice = (noticeFor: string): Promise<void> => send({ noticeFor })

/** Requests an email with the links of this address's purchases. */
export const requestMailedLinks = (email: string): Promise<void> => send({ linksFor: email })

/** Requests that a document's pages are counted. */
export const requestPageCount = (documentId: string): Promise<void> => send({ measure: documentId })

/** Parses a queue message. */
export const readGenerationRequest = (body: string): GenerationRequest =>
  message.parse(JSON.parse(body))
