import { describe, expect, test } from 'vitest'
import { template as divorce } from '../../shared/documents/divorce-settlement-agreement/index.ts'
import { template as prenup } from '../../shared/documents/prenuptial-agreement/index.ts'
import { checkAnswers } from '../../shared/documents/template/checks.ts'
import type { Template } from '../../shared/documents/template/template.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { TODAY } from '../support/golden.ts'

const LISTS: [string, Template, string][] = [
  ['debts of a prenuptial agreement', prenup, 'party1Debts'],
  ['assets of a prenuptial agreement', prenup, 'party1Assets'],
  ['debts of a divorce', divorce, 'spouse1Debts'],
  ['property of a divorce', divorce, 'spouse1Property'],
]

const NO_AMOUNTS = [
  '2.5 million|1e5|12k|500 - 600|500-600|-500|1.234,56|1,5|12.345|1,00,000|1,2,3',
  '5 or 6|5 $6|5 6|5/$6|5, $6|5 or $6|5: $6|5 ($6)|5 dollars 6',
].flatMap((amounts) => amounts.split('|'))

describe.each(LISTS)('amounts in the %s', (_, template, key) => {
  const fields = template.steps.flatMap((step) => step.fields)
  const columns = fields.find((field) => field.key === key)?.list?.columns
  if (!columns) throw new Error(`${key} has no columns`)
  const index = columns.columns.findIndex(({ kind }) => kind === 'money')
  const lineWith = (amount: string) =>
    columns.write(
      columns.columns.map((_, column) => (column === index ? amount : column === 0 ? 'Visa' : '')),
    )
  const errorOf = (amount: string, line = lineWith(amount)) =>
    checkAnswers(
      template,
      { ...template.sampleAnswers, [key]: `${lineWith('100')}\n${line}` },
      { today: TODAY },
    ).errors.find(({ field }) => field === key)?.message

  test('are reported at their line, kept as typed, unless they are amounts', () => {
    const message = MESSAGES.validation.amountInLine(2, columns.columns[index]?.label ?? '')
    for (const amount of NO_AMOUNTS) {
      expect(errorOf(amount), amount).toBe(message)
      expect(columns.read(lineWith(amount))[0]).toBe('Visa')
    }
    for (const typed of [
      '$$5',
      '$ $5',
      '$1e5',
      '$12k',
      '$2.5 million',
      'EUR 300',
      '$1.234,56',
      '$5 $6',
    ]) {
      expect(errorOf('9', `Visa - ${typed}`), typed).toBe(message)
    }
    for (const line of ['House - $310,000', 'Boat, $5,000 of it a gift', 'Lot 5 - 2 acres']) {
      expect(errorOf('9', line), line).toBeUndefined()
    }
    for (const amount of ['', '0', '12', '1,250', '1250.5', '1,250.00']) {
      expect(errorOf(amount), amount).toBeUndefined()
    }
  })
})
