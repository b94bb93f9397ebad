/** Starts at the time in the token. */
const TEST_LINK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** The payment id of a test link. */
export const TEST_PAYMENT = 'TEST_PAYMENT'

/**
 * `test_{documentId}_{timestamp}_{random}`, the time in milliseconds: opens the watermarked samples of a
 * document on the download page, except in production. `random` is letters and digits.
 */
export const createTestToken = (
  documentId: string,
  now = new Date(),
  random = crypto.randomUUID().replaceAll('-', ''),
): string => `test_${documentId}_${now.getTime()}_${random}`

/** The time in milliseconds or, with ten digits, in seconds. */
const TOKEN = /^test_([a-z-]{1,60})_(\d{13}|\d{10})_[A-Za-z0-9]{1,40}$/

const timeOf = (digits: string): number => Number(digits) * (digits.length === 10 ? 1000 : 1)

/** The parsed test token, or undefined for other text. */
export const readTestToken = (
  token: string,
): { documentId: string; createdAt: Date; expiresAt: Date } | undefined => {
  const [, documentId, time] = TOKEN.exec(token) ?? []
  if (documentId === undefined || time === undefined) return undefined
  const createdAt = new Date(timeOf(time))
  return { documentId, createdAt, expiresAt: new Date(timeOf(time) + TEST_LINK_LIFETIME_MS) }
}
