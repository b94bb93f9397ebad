import { expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { agreementText, BAKERY, FAMILY, INTEREST_FREE, LUMP_SUM } from './cases.ts'

/** Amounts, rates, dates and days in a row of the summary. */
const FIGURES = /\$[\d,]+\.\d\d|\d+(?:\.\d+)?%|[A-Z][a-z]+ \d{1,2}, \d{4}|\b\d+ days?\b/g

const VARIANTS: [string, Answers][] = [
  ['PN-1', FAMILY],
  ['PN-2', BAKERY],
  ['one payment', LUMP_SUM],
  ['without interest', INTEREST_FREE],
  ['another amount and rate', { ...FAMILY, loanAmount: 7321.55, interestRate: 3.25 }],
  ['other dates', { ...FAMILY, dateLoanGiven: '2027-03-04', startDate: '2027-05-06' }],
  ['no grace and no fee', { ...FAMILY, gracePeriod: 0, lateFee: 0 }],
  ['one day of grace', { ...FAMILY, gracePeriod: 1, lateFee: 12.5 }],
  ['a balloon', { ...FAMILY, dueDate: '2028-01-01' }],
  ['principal first', { ...FAMILY, paymentOrder: 'principal_first' }],
  [
    'a limited guaranty',
    { ...FAMILY, guarantorName: 'Ada Quill', guarantorAddress: '3 Elm', guarantorLimit: '5000' },
  ],
]

test.each(VARIANTS)('every figure in the summary is also in a clause: %s', (_, answers) => {
  const [summary = '', clauses = ''] = agreementText(answers).split('\n1. Promise to Pay\n')
  const figures = summary.match(FIGURES) ?? []
  expect(figures.length).toBeGreaterThan(4)
  for (const figure of figures) {
    const amount = figure.replace('$', '')
    if (amount !== '0.00') expect(clauses).toContain(amount)
  }
})
