import { expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { combinationsOf } from '../../support/golden.ts'
import { FAMILY, sections } from './cases.ts'

/** Every value of each answer that adds, drops or renames a section; '' is no answer. */
const CHOICES = {
  paymentType: ['', 'installments', 'lumpsum', 'interest_only'],
  interestRate: ['', '0', '5'],
  lateFee: ['', '0', '25'],
  securityType: ['', 'unsecured', 'secured'],
  collateral: ['A tractor with its tools', 'A tractor with its tools. '.repeat(13)],
  notaryRequired: [false, true],
  state: ['', 'Connecticut', 'Ohio'],
}

const combinations = combinationsOf(
  { ...FAMILY, dueDate: '2029-01-01', county: 'Hartford' },
  CHOICES,
)

/** The expected outline, written independently of the template. */
const expected = (answers: Answers): string[] => {
  const { paymentType, interestRate, lateFee, securityType, collateral, notaryRequired } = answers
  const isLong = securityType === 'secured' && String(collateral).trim().length > 300
  const numbered = [
    'Promise to Pay',
    'The Loan',
    interestRate === '0' ? 'No Interest' : 'Interest',
    'Payments',
    'How Payments Are Applied',
    'Where and How to Pay',
    lateFee === '25' || paymentType === '' ? 'Grace Period and Late Fee' : 'Grace Period',
    'Paying Early',
    ...(securityType === 'unsecured' ? ['Unsecured Loan'] : ['Security', 'Care of the Collateral']),
    'Default',
    'What the Lender May Do',
    'Costs of Collection',
    'Lawful Interest',
    'Waivers',
    'Transfer',
    'Notices',
    `State Terms: ${answers.state || '[State whose law governs]'}`,
    'General Terms',
  ]
  return [
    'Loan Summary',
    ...numbered.map((title, index) => `${index + 1} ${title}`),
    'Signatures',
    ...(notaryRequired ? ['Notary Acknowledgment'] : []),
    'Schedule 1: Payment Schedule',
    ...(isLong ? ['Schedule 2: Collateral'] : []),
  ]
}

test(`the sections of ${combinations.length} combinations`, () => {
  for (const answers of combinations) expect(sections(answers)).toEqual(expected(answers))
})
