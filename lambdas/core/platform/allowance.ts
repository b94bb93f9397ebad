/**
 * How often something may be done within a time: this instance of a function counts for itself, without a call to
 * AWS. The count begins anew with each span of `milliseconds`.
 */
export const allowance = ({ times, milliseconds }: { times: number; milliseconds: number }) => {
  let span = Number.NaN
  let used = 0
  /** Uses one time; false when none is left. */
  return (now: Date): boolean => {
    const present = Math.floor(now.getTime() / milliseconds)
    if (present !== span) {
      span = present
      used = 0
    }
    used += 1
    return used <= times
  }
}
