import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/prenuptial-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { expectWording, type Row, TODAY } from '../../support/golden.ts'
import { APART, agreementText } from './cases.ts'

const MINNESOTA = { ...APART, state: 'Minnesota', marriageDate: '2027-06-20' }

const ROWS: Row[] = [
  ...['None', 'none.', 'N/A', 'n/a', 'No', '-'].map(
    (nobody): Row => ({
      when: `"${nobody}" stands for a lawyer`,
      change: { party1Counsel: nobody },
      says: ['First Party was advised to hire a lawyer', 'decided not to. The signed waiver is'],
      omits: ['of First Party’s own choice', 'Certificate of Lawyer for First Party'],
    }),
  ),
  {
    when: 'Minnesota, seven days before',
    from: MINNESOTA,
    change: { agreementDate: '2027-06-13' },
    says: [
      'at least seven days before the wedding (Minn. Stat. § 519.11, subd. 1b)',
      'gives up the full and fair disclosure that Minn. Stat. § 519.11, subd. 1b, asks for',
      'Basis of the figures\n[Statements, returns',
    ],
    omits: ['any right to more disclosure'],
  },
  {
    when: 'Minnesota, six days before',
    from: MINNESOTA,
    change: { agreementDate: '2027-06-14' },
    omits: ['at least seven days before the wedding'],
  },
  {
    when: 'the basis is answered elsewhere',
    change: { party1Basis: 'bank statements of May 31' },
    says: ['Basis of the figures\nbank statements of May 31', 'any right to more disclosure'],
  },
  {
    when: 'Wisconsin, whose words differ',
    change: { state: 'Wisconsin' },
    says: [
      'Separate Property is individual property',
      'marital property agreement under Wis. Stat.',
    ],
  },
  { when: 'it is not', change: {}, omits: ['Basis of the figures'] },
]

describe('the printed agreement', () => {
  test.each(ROWS)('$when', ({ from = APART, change, ...wording }) => {
    expectWording(agreementText({ ...from, ...change }), wording)
  })
})

test('Minnesota warns of less than seven days', () => {
  const fields = (agreementDate: string) =>
    checkAnswers(template, { ...MINNESOTA, agreementDate }, { today: TODAY }).warnings.filter(
      ({ message }) => message.startsWith('Minnesota presumes'),
    ).length
  expect([fields('2027-06-13'), fields('2027-06-14')]).toEqual([0, 1])
})

test('own terms with an amount and no payer are a hint', () => {
  const hints = (customAlimony: string) =>
    checkAnswers(
      template,
      { ...APART, alimonyWaiver: 'custom', customAlimony },
      { today: TODAY },
    ).warnings.filter(({ message }) => message.startsWith('Say who pays')).length
  expect([hints('indefinitely, $5,000 a month'), hints('First Party pays $5,000 a month')]).toEqual(
    [1, 0],
  )
})
