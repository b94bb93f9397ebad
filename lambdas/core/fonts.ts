import { GetObjectCommand } from '@aws-sdk/client-s3'
import { environment, readEnvironment } from './platform/env.ts'
import { memoize } from './platform/memoize.ts'
import { storage } from './platform/storage.ts'

const settings = memoize(() =>
  readEnvironment(environment.pick({ FONTS_BUCKET: true, HAN_FONT_KEY: true })),
)

/** Milliseconds for its 15 MB. The function has 29 seconds, and other orders in the same call. */
const FETCH_TIMEOUT_MS = 10_000

/**
 * The Han font, fetched once per process. Few names need it, and it weighs more than all else of the function.
 * @throws Error when storage does not answer in time: the order's message then comes again, as when its files cannot be
 * stored.
 */
export const fetchHanFont = memoize(async (): Promise<Uint8Array> => {
  const { FONTS_BUCKET: Bucket, HAN_FONT_KEY: Key } = settings()
  const abortSignal = AbortSignal.timeout(FETCH_TIMEOUT_MS)
  const { Body } = await storage().send(new GetObjectCommand({ Bucket, Key }), { abortSignal })
  if (!Body) throw new Error('The Han font is empty')
  return Body.transformToByteArray()
})
