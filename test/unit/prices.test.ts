import { expect, it } from 'vitest'
import { formatPrice } from '../../shared/catalog/lookup.ts'

it.each([
  [0, '$0'],
  [5, '$0.05'],
  [1900, '$19'],
  [1950, '$19.50'],
  [99_999, '$999.99'],
  [123_456_700, '$1,234,567'],
  [123_456_789, '$1,234,567.89'],
])('%i cents read %s', (cents, text) => {
  expect(formatPrice(cents)).toBe(text)
})
