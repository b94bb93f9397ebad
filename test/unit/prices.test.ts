import { expect, it } from 'vitest'
import { formatPrice, parsePrice } from '../../shared/catalog/lookup.ts'

it.each([
  [0, '$0'],
  [5, '$0.05'],
  [1900, '$19'],
  [1950, '$19.50'],
  [99_999, '$999.99'],
  [123_456_700, '$1,234,567'],
  [123_456_789, '$1,234,567.89'],
])('formats %i cents as %s', (cents, text) => {
  expect(formatPrice(cents)).toBe(text)
})

it.each([
  ['$19', 1900],
  ['19.5', 1950],
  ['$1,239.05', 123_905],
  [' 0.05 ', 5],
])('%j is an amount', (text, cents) => {
  expect(parsePrice(text)).toBe(cents)
})

it.each(['', '$', '19.505', '-5', '1,23', 'ann@example.com', '0123456789'])(
  '%j is no amount',
  (text) => {
    expect(parsePrice(text)).toBeUndefined()
  },
)
