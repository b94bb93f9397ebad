import { GetObjectCommand } from '@aws-sdk/client-s3'
import { environment, readEnvironment } from './platform/env.ts'
import { memoize } from './platform/memoize.ts'
import { storage } from './platform/storage.ts'

const settings = memoize(() =>
  readEnvironment(environment.pick({ FONTS_BUCKET: true, HAN_FONT_KEY: true })),
)

/** The font has 15 MB; the function has 29 seconds, and may handle other orders in the same invocation. */
const FETCH_TIMEOUT_MS = 10_000

/**
 * The Han font, fetched once per process. Few names need it, and it is larger than the rest of the
 * function.
 * @throws Error if storage doesn't respond in time. The queue then redelivers the order's message.
 */
export const fetchHanFont = memoize(async (): Promise<Uint8Array> => {
  const { FONTS_BUCKET: Bucket, HAN_FONT_KEY: Key } = settings()
  const abortSignal = AbortSignal.timeout(FETCH_TIMEOUT_MS)
  const { Body } = await storage().send(new GetObjectCommand({ Bucket, Key }), { abortSignal })
  if (!Body) throw new Error('The Han font is empty')
  return Body.transformToByteArray()
})
