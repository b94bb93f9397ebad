/**
 * An in-memory fixed-window rate limiter. Each function instance counts separately, without a call
 * to AWS.
 */
export const createRateLimiter = ({ limit, windowMs }: { limit: number; windowMs: number }) => {
  let currentWindow = Number.NaN
  let used = 0
  /** Counts one use; false when the limit is reached. */
  return (now: Date): boolean => {
    const window = Math.floor(now.getTime() / windowMs)
    if (window !== currentWindow) {
      currentWindow = window
      used = 0
    }
    used += 1
    return used <= limit
  }
}
