import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/divorce-settlement-agreement/index.ts'
import {
  childRows,
  readItem,
} from '../../../shared/documents/divorce-settlement-agreement/schedules.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { agreementText, COUPLE, instructionsText, PARENTS } from './cases.ts'

const EVENED: Answers = { ...PARENTS, equalizingPayer: 'Spouse 1', equalizingAmount: 25000 }

test('who enters no child support is sent to the question that asks for the reason', () => {
  const zero = { ...PARENTS, childSupportAmount: 0 }
  const fields = (answers: Answers) =>
    checkAnswers(template, answers, { today: TODAY }).warnings.map(({ field }) => field)
  const [warning] = checkAnswers(template, zero, { today: TODAY }).warnings
  expect(warning?.field).toBe('childSupportAmount')
  expect(warning?.message).toContain('"Why the agreed amount differs"')
  expect(warning?.message).not.toContain('additional terms')
  expect(fields({ ...zero, supportReason: 'Both parents earn the same.' })).toEqual([])
})

test('no reason and no term of payment takes child support away or tells a number in full', () => {
  const check = (change: Answers) =>
    checkAnswers(template, { ...EVENED, ...change }, { today: TODAY })
  const { errors } = check({ supportReason: 'Spouse 1 waives all child support.' })
  expect(errors.map(({ field }) => field)).toEqual(['supportReason'])
  for (const field of ['supportReason', 'equalizingDue']) {
    const { warnings } = check({ [field]: 'To account 123456789' })
    expect(warnings.map((warning) => warning.field)).toEqual([field])
  }
})

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

/** The couple without children in a state where a contract separates. */
const CONTRACT: Answers = { ...COUPLE, state: 'North Carolina', noSupport: 'waive' }

test('nobody waives support without being asked', () => {
  const { noSupport: _, ...open } = CONTRACT
  expect(check(open).warnings.map(({ field }) => field)).toContain('noSupport')
  expect(check(CONTRACT).warnings.map(({ field }) => field)).not.toContain('noSupport')
})

test.each(['indefinitely', 'until remarriage', 'for life'])(
  'Florida refuses alimony %s',
  (alimonyDuration) => {
    const { errors } = check({ ...PARENTS, state: 'Florida', alimonyDuration })
    expect(errors).toMatchObject([{ field: 'alimonyDuration' }])
  },
)

describe('an amount at the end of a line', () => {
  test.each([
    ['House at 901 Hollow - $310,000', 'House at 901 Hollow', '', '$310,000.00'],
    ['Savings account ending 1234: $5,000', 'Savings', '1234', '$5,000.00'],
    ['2019 wagon (worth $14,000)', '2019 wagon', '', '$14,000.00'],
    ['Loan ending 7740, balance 11900', 'Loan', '7740', '$11,900.00'],
    ['Boat valued at $900', 'Boat', '', '$900.00'],
    ['Checking - 1234', 'Checking - 1234', '', ''],
    ['Half of $5,000 and $20', 'Half of $5,000 and $20', '', ''],
  ])('%s', (line, item, lastFour, amount) => {
    expect(readItem(line)).toEqual({ item, lastFour, amount })
  })
})

test('a line without a date stays whole', () => {
  expect(childRows('May Lee')).toEqual([['1', 'May Lee', '']])
})

/** What the statute prescribes for the notary's certificate. */
const NEW_YORK_WORDS = /that he\/she executed the same in his\/her capacity, and that by his\/her/g

test('nobody is called he or she', () => {
  for (const answers of [PARENTS, COUPLE, {}]) {
    const text = (agreementText(answers) + instructionsText(answers)).replaceAll(NEW_YORK_WORDS, '')
    expect(text).not.toMatch(/\b(he|she|his|her|him|hers|himself|herself|husband|wife)\b/i)
  }
})
