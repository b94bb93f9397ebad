/**
 * An in-memory fixed-window rate limiter. Each function instance counts separately, without a call
 * to AWS.
 */
export const createRateLimiter = ({
  times,
  milliseconds,
}: {
  times: number
  milliseconds: number
}) => {
  let currentWindow = Number.NaN
  let used = 0
  /** Counts one use; false when the limit is reached. */
  return (now: Date): boolean => {
    const window = Math.floor(now.getTime() / milliseconds)
    if (window !== currentWindow) {
      currentWindow = window
      used = 0
    }
    used += 1
    return used <= times
  }
}
