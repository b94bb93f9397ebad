import { expect, test } from 'vitest'
import { longDate } from '../../../web/ui/long-date.ts'

test('a day is written out', () => {
  expect(longDate('2026-12-05T15:04:00.000Z', { timeZone: 'UTC' })).toBe('December 5, 2026')
})

test('a deadline has its time with the reader’s zone', () => {
  const deadline = '2026-12-05T03:04:00.000Z'
  expect(longDate(deadline, { time: true, timeZone: 'America/New_York' })).toBe(
    'December 4, 2026 at 10:04 PM EST',
  )
})
