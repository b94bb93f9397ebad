import { describe, expect, test } from 'vitest'
import { illustrationOf } from '../../../shared/documents/safe-agreement/illustration.ts'
import {
  formatPercent,
  formatPrice,
  formatValue,
  ownershipHundredths,
} from '../../../shared/documents/safe-agreement/share-prices.ts'
import fc from '../../support/fast-check.ts'
import { agreementText, illustration, PRICE_TERMS, ROBOTS } from './cases.ts'

const columns = (rows: string[][], from: number, to: number) =>
  rows.map((row) => row.slice(from, to).join(' '))

describe('the worked example', () => {
  test('cap only: a down round uses the new investors’ price', () => {
    expect(columns(illustration({ ...ROBOTS, ...PRICE_TERMS.cap }), 0, 5)).toEqual([
      'Priced Round $1.20 $0.60 250,000 $300,000',
      'Priced Round $0.48 $0.48 312,500 $150,000',
      'Sale for $15,000,000 $1.50 $0.60 250,000 $375,000',
      'Sale for $3,000,000 $0.30 $0.60 250,000 $75,000',
    ])
  })

  test('better later terms: a sale returns the investment, whatever it is called', () => {
    const rows = illustration({ ...ROBOTS, ...PRICE_TERMS.better })
    expect(columns(rows, 1, 6)).toEqual([
      '$1.00 $1.00 150,000 $150,000 The New Price sets it.',
      '$1.00 $1.00 150,000 $150,000 The same as $150,000: Investor receives $150,000, the money back.',
    ])
  })

  test('a 50% discount: cap and discount result in the same price', () => {
    const [first] = illustration({ ...ROBOTS, discountRate: 50 })
    expect(first?.at(-1)).toBe('Cap Price $0.60, Discount Price $0.60: both give the same price.')
  })

  test('rounds prices to six decimals and shares to whole numbers, as stated in the text', () => {
    const rows = illustration({
      ...ROBOTS,
      investmentAmount: '33333.33',
      valuationCap: '6666666.67',
      discountRate: 12.5,
    })
    expect(columns(rows, 1, 5)).toEqual([
      '$1.333334 $0.666667 49,999 $66,665.36',
      '$0.666667 $0.583334 57,142 $38,094.68',
      '$1.666667 $0.666667 49,999 $83,331.68',
      '$0.333333 $0.666667 49,999 $16,666.31',
    ])
  })

  test('is absent until amount and price terms are known', () => {
    expect(illustrationOf({ ...ROBOTS, investmentAmount: '' })).toBeUndefined()
    expect(illustrationOf({ ...ROBOTS, ...PRICE_TERMS.better, mfnRight: false })).toBeUndefined()
    expect(agreementText({ ...ROBOTS, investmentAmount: '' })).toContain(
      'To be completed by the parties before signing, for illustration only:',
    )
  })

  test('never gives the investor more than the formula, nor a whole share less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 10_000_000_000 }),
        fc.integer({ min: 1_000_000, max: 1_000_000_000_000 }),
        (amount, cap) => {
          fc.pre(cap > amount)
          const rows = illustrationOf({
            investmentAmount: `${amount / 100}`,
            valuationCap: (cap / 100).toFixed(2),
          })
          const digits = (text: string | undefined) => (text ?? '').replace(/[$,]/g, '')
          const [, , price, count] = rows?.[0] ?? []
          const micros = BigInt(digits(price).replace(/\.(\d+)$/, (_, part) => part.padEnd(6, '0')))
          const paid = BigInt(digits(count)) * micros
          const money = BigInt(amount) * 10_000n
          expect(paid <= money && money < paid + micros).toBe(true)
        },
      ),
    )
  })
})

test('formats money and percentages', () => {
  expect(formatPrice(600_000n)).toBe('$0.60')
  expect(formatPrice(1_234_567_891_234n)).toBe('$1,234,567.891234')
  expect(formatValue(15_000_000_000_000n)).toBe('$15,000,000')
  expect(formatValue(1_059_999n)).toBe('$1.05')
  expect(formatPercent(188n)).toBe('1.88')
  expect(ownershipHundredths(7_500_000, 400_000_000)).toBe(188n)
  expect(ownershipHundredths(100, 400_000_000)).toBe(0n)
  expect(agreementText({ ...ROBOTS, investmentAmount: 100 })).toContain(
    'sets the price, less than 0.01 percent of the company',
  )
})
