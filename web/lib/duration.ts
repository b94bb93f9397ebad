const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0')

/** 26625 -> 07, 23, 45; hours beyond 99 keep their digits. */
export const clockOf = (seconds: number): { hours: string; minutes: string; seconds: string } => ({
  hours: twoDigits(seconds / 3600),
  minutes: twoDigits((seconds / 60) % 60),
  seconds: twoDigits(seconds % 60),
})
