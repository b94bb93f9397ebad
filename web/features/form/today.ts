/** Today in the user's time zone, as an ISO date. */
export const localToday = (now: Date = new Date()): string => {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}
