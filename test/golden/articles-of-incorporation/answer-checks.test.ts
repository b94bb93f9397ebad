import { expect, test } from 'vitest'
import { electionDeadline } from '../../../shared/documents/articles-of-incorporation/derive.ts'

test.each([
  ['2026-01-07', '2026-03-21'],
  ['2026-03-02', '2026-05-16'],
  ['2026-12-31', '2027-03-15'],
  ['2027-12-29', '2028-03-14'],
  ['2027-12-30', '2028-03-15'],
  ['2026-11-15', '2027-01-29'],
  ['not a date', undefined],
])('an S election from %s is due by %s', (start, due) => {
  expect(electionDeadline(start)).toBe(due)
})
