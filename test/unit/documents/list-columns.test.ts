import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as divorce from '../../../shared/documents/divorce-settlement-agreement/columns.ts'
import { propertyRows } from '../../../shared/documents/divorce-settlement-agreement/schedules.ts'
import * as prenup from '../../../shared/documents/prenuptial-agreement/columns.ts'
import { assetRows, debtRows } from '../../../shared/documents/prenuptial-agreement/schedule.ts'
import type { ListColumns } from '../../../shared/documents/template/template.ts'
import { IMPOSSIBLE_DATE } from '../../../shared/documents/toolbox/dates.ts'

const LISTS: [string, ListColumns][] = [
  ['property', divorce.PROPERTY_COLUMNS],
  ['debts of a divorce', divorce.DEBT_COLUMNS],
  ['assets', prenup.ASSET_COLUMNS],
  ['debts', prenup.DEBT_COLUMNS],
]

const word = fc.stringMatching(/^[A-Z][a-z]{1,9}( [A-Z][a-z]{1,9}){0,2}$/)
const CELLS = {
  text: word,
  'last-four': fc.stringMatching(/^\d{4}$/),
  date: fc.constantFrom('2026-01-31', '2027-06-01'),
  money: fc.constantFrom('1', '8,200', '412000', '36,500.50'),
}
const orEmpty = (cell: fc.Arbitrary<string>) => fc.oneof(cell, fc.constant(''))

const typedIn = (text: string) => text.replaceAll(',', '')

describe.each(LISTS)('the columns of %s', (_, { columns, read, write }) => {
  const cells = fc.tuple(
    word,
    ...columns.slice(1).map(({ kind }) => orEmpty(CELLS[kind])),
  ) as fc.Arbitrary<string[]>

  it('round-trip their values', () => {
    fc.assert(
      fc.property(cells, (values) => {
        expect(read(write(values)).map(typedIn)).toEqual(values.map(typedIn))
      }),
    )
  })
})

it.each([
  [
    'House at 18 Orchard Lane, West Hartford, value 412000',
    'House at 18 Orchard Lane, West Hartford',
    '',
    '412,000',
  ],
  ['Credit union savings ending 4471', 'Credit union savings', '4471', ''],
  ['2021 Subaru Forester', '2021 Subaru Forester', '', ''],
])('parses a divorce property line: %s', (line, ...cells) => {
  const { read, write } = divorce.PROPERTY_COLUMNS
  expect(read(line)).toEqual(cells)
  expect(propertyRows(write(read(line)))).toEqual(propertyRows(line))
})

it.each([
  [
    'House - 12 Main Street - joint - June 1, 2027 - $465,000',
    'House - 12 Main Street',
    'joint',
    '2027-06-01',
    '465,000',
  ],
  ['Savings \u2013 sole \u2013 $36,500', 'Savings', 'sole', '', '36,500'],
  ['Flat - sole - 2027-06-01 - EUR 300,000', 'Flat', 'sole', '2027-06-01', 'EUR 300,000'],
  ['Savings - sole - 2/30/2026 - $5', 'Savings', 'sole', IMPOSSIBLE_DATE, '5'],
  ['Savings - sole - April 31, 2026', 'Savings', 'sole', IMPOSSIBLE_DATE, ''],
])('parses an asset line: %s', (line, ...cells) => {
  const { read, write } = prenup.ASSET_COLUMNS
  expect(read(line)).toEqual(cells)
  if (cells.includes(IMPOSSIBLE_DATE)) return
  expect(assetRows(write(read(line)))).toEqual(assetRows(line))
})

it('a separator in a value stays within its cell', () => {
  const { read, write } = prenup.ASSET_COLUMNS
  expect(read(write(['House - 12 Main Street', '', '', '9']))).toEqual([
    'House, 12 Main Street',
    '',
    '',
    '9',
  ])
  expect(debtRows(prenup.DEBT_COLUMNS.write(['Bank - North', 'car', '5']))?.[0]).toEqual([
    'Bank, North',
    'car',
    '$5.00',
  ])
})

it('the date of a debt is printed, not lost', () => {
  expect(debtRows('Bank - car loan - 2027-06-01 - $500')?.[0]).toEqual([
    'Bank',
    'car loan - June 1, 2027',
    '$500.00',
  ])
})
