type RetryPolicy = {
  /** Attempts after the first. */
  retries: number
  /** The delay doubles with each retry. */
  firstDelayMs: number
  maxDelayMs: number
}

/** The specification's rule for idempotent calls: three retries, starting at one second, at most thirty. */
const READ_RETRY: RetryPolicy = { retries: 3, firstDelayMs: 1000, maxDelayMs: 30_000 }

/** Buyers wait for this one: it succeeds or fails within two seconds. */
export const PURCHASE_RETRY: RetryPolicy = { retries: 2, firstDelayMs: 500, maxDelayMs: 1000 }

/** The delay before a retry; the first retry is number 0. */
export const backoffDelayMs = (
  retry: number,
  { firstDelayMs, maxDelayMs }: RetryPolicy = READ_RETRY,
): number => Math.min(firstDelayMs * 2 ** retry, maxDelayMs)

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Runs `attempt` again while its error `isRetryable`; rejects with the last error. */
export const withRetries = async <T>(
  attempt: () => Promise<T>,
  isRetryable: (error: unknown) => boolean,
  { policy = READ_RETRY, wait = sleep } = {},
): Promise<T> => {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (retry >= policy.retries || !isRetryable(error)) throw error
      await wait(backoffDelayMs(retry, policy))
    }
  }
}
