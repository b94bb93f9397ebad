import { expect, test } from 'vitest'
import { addYears, formatDate, isRealDate } from '../../../shared/documents/toolbox/dates.ts'
import { formatMoney, moneyInWords, parseMoney } from '../../../shared/documents/toolbox/money.ts'
import { numberInWords } from '../../../shared/documents/toolbox/number-words.ts'

test.each([
  ['$100', 10000],
  ['100.00', 10000],
  ['100.5', 10050],
  [' $1,500.25 ', 150025],
  ['0.07', 7],
  ['90071992547409.91', Number.MAX_SAFE_INTEGER],
])('%s is an amount', (text, cents) => {
  expect(parseMoney(text)).toBe(cents)
})

test.each(['', '$', '1,50', '1.234', '-5', '1e3', '12,34,567', '90071992547409.92', '٣'])(
  '%j is not an amount',
  (text) => {
    expect(parseMoney(text)).toBeUndefined()
    expect(formatMoney(text)).toBe(text)
    expect(moneyInWords(text)).toBe(text)
  },
)

test('amounts are formatted with cents and thousands separators', () => {
  expect(['7850', '$0.5', '1234567.89'].map(formatMoney)).toEqual([
    '$7,850.00',
    '$0.50',
    '$1,234,567.89',
  ])
})

test('amounts are spelled out as on a check', () => {
  expect(moneyInWords('7850')).toBe('Seven Thousand Eight Hundred Fifty and 00/100 Dollars')
  expect(moneyInWords('$1,000,021.05')).toBe('One Million Twenty-One and 05/100 Dollars')
  expect(moneyInWords('0.99')).toBe('Zero and 99/100 Dollars')
})

test.each([
  [11, 'Eleven'],
  [40, 'Forty'],
  [99, 'Ninety-Nine'],
  [100, 'One Hundred'],
  [115, 'One Hundred Fifteen'],
  [1_000_000_000_000, 'One Trillion'],
  [2_000_300, 'Two Million Three Hundred'],
])('%d is %s', (whole, words) => {
  expect(numberInWords(whole)).toBe(words)
})

test.each(['2026-12-05', '2024-02-29', '2000-02-29', '1990-01-01'])('%s is a valid date', (iso) => {
  expect(isRealDate(iso)).toBe(true)
})

test.each(['2026-02-29', '1900-02-29', '2026-13-01', '2026-04-31', '2026-00-10', '2026-1-5', ''])(
  '%j is not a valid date',
  (iso) => {
    expect(isRealDate(iso)).toBe(false)
    expect(formatDate(iso)).toBe(iso)
  },
)

test('dates are written out and moved by years', () => {
  expect(formatDate('2026-12-05')).toBe('December 5, 2026')
  expect(addYears('2024-02-29', 2)).toBe('2026-02-28')
})
