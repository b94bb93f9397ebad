type RetryPolicy = {
  /** Attempts after the first. */
  retries: number
  /** Milliseconds before the first retry; doubled for each further one. */
  firstDelayMs: number
  maxDelayMs: number
}

/** The specification's rule for repeatable calls: three retries, from one second, at most thirty. */
const READ_RETRY: RetryPolicy = { retries: 3, firstDelayMs: 1000, maxDelayMs: 30_000 }

/** A purchase is tried again while someone watches a button: within two seconds it goes on or says why not. */
export const PURCHASE_RETRY: RetryPolicy = { retries: 2, firstDelayMs: 500, maxDelayMs: 1000 }

/** Milliseconds to wait before retry number `retry` (0 is the first). */
export const backoffDelayMs = (
  retry: number,
  { firstDelayMs, maxDelayMs }: RetryPolicy = READ_RETRY,
): number => Math.min(firstDelayMs * 2 ** retry, maxDelayMs)

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Runs `attempt` again while it fails with something `worthRetrying`; rejects with the last error. */
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
