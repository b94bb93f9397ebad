import { expect, test } from 'vitest'
import { isAddressIn } from '../../../shared/documents/articles-of-incorporation/address.ts'
import { electionDeadline } from '../../../shared/documents/articles-of-incorporation/derive.ts'
import { delawareShareTax } from '../../../shared/documents/articles-of-incorporation/share-par.ts'

test.each([
  ['2026-01-07', '2026-03-21'],
  ['2026-03-02', '2026-05-16'],
  ['2026-12-31', '2027-03-15'],
  ['2027-12-29', '2028-03-14'],
  ['not a date', undefined],
])('an S election from %s is due by %s', (start, due) => {
  expect(electionDeadline(start)).toBe(due)
})

test.each([
  [5_000, 175],
  [10_000, 250],
  [10_001, 335],
  [10_000_000, 85_165],
  [23_510_000, 200_000],
  [1_000_000_000, 200_000],
])(
  '%i shares cost %i dollars a year in Delaware by the authorized shares method',
  (shares, tax) => {
    expect(delawareShareTax(shares)).toBe(tax)
  },
)

test.each([
  ['Connecticut', 'Hartford, CT 06103', true],
  ['Connecticut', 'Boston, MA', false],
  ['Indiana', '1 House in the Wood, Chicago, IL', false],
  ['Indiana', 'Gary, in 46402', true],
  ['Kansas', 'Little Rock, Arkansas', false],
  ['Virginia', 'Charleston, West Virginia', false],
  ['West Virginia', 'Charleston, West  Virginia', true],
  ['New York', '1 Elm\nTroy\nNew York', true],
  ['Delaware', '12 Delaware Ave, Boston, MA', false],
  ['Washington', '5 Washington Street, Troy, NY 12180', false],
  ['Virginia', '9 Virginia Lane, Atlanta, GA 30301', false],
  ['New York', 'New York, NY 10001', true],
])('%s: %j is in the state: %s', (state, address, expected) => {
  expect(isAddressIn(address, state)).toBe(expected)
})
