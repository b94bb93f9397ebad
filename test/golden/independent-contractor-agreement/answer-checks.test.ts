import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/independent-contractor-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { combinationsOf, TODAY } from '../../support/golden.ts'
import { STAGES, STUDIO, typedAgreement, WEBSITE } from './cases.ts'

const errorsOf = (answers: Answers) => checkAnswers(template, answers, { today: TODAY }).errors

test.each<[string, Answers, string]>([
  [
    'milestones with another total',
    { ...STAGES, payment_amount: '6000' },
    'The milestones total $6,400.00 but the amount above is $6,000.00.',
  ],
  [
    'services with another total',
    { ...WEBSITE, service_description: 'Redesign, $4,000\nMove, $2,000' },
    'The services total $6,000.00 but the price is $6,400.00.',
  ],
])('%s are refused', (_, answers, message) => {
  expect(errorsOf(answers).map((error) => error.message)).toEqual([message])
})

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

test.each<[string, Answers, string, RegExp]>([
  [
    'a person as a limited liability company',
    {
      ...WEBSITE,
      contractor_name: 'Hyeon-Woo Parkmere',
      contractor_entity_type: 'llc_single',
      contractor_signatory: 'Hyeon-Woo Parkmere',
      contractor_title: 'Member',
    },
    'contractor_name',
    /registered name with its ending/,
  ],
  [
    'an invoice every two weeks by a day of the month',
    { ...WEBSITE, payment_frequency: 'biweekly', invoice_deadline: 'by the 5th of each month' },
    'invoice_deadline',
    /this deadline comes once a month/,
  ],
  [
    'a deposit above the price',
    { ...WEBSITE, deposit_amount: '99999' },
    'deposit_amount',
    /cannot be more than the whole price/,
  ],
])('%s is refused', (_, answers, field, message) => {
  expect(check(answers).errors).toEqual([{ field, message: expect.stringMatching(message) }])
})

test('a company without an ending and work with patient records are remarked on', () => {
  const fields = check({
    ...WEBSITE,
    contractor_name: 'Quillmoor Carpentry',
    contractor_entity_type: 'llc_multi',
    contractor_signatory: 'Otis Rembert',
    contractor_title: 'Member',
    service_description: 'Scan patient records',
  }).warnings.map(({ field }) => field)
  expect(fields).toEqual(expect.arrayContaining(['contractor_name', 'service_description']))
})

test('warns once that the answers can point to employment', () => {
  const { errors, warnings } = checkAnswers(template, STUDIO, { today: TODAY })
  expect(errors).toEqual([])
  expect(warnings).toContainEqual({
    field: 'state',
    message:
      'These answers can point to employment in New York. Read the status checklist before you sign.',
  })
})

const DETAILS = 'Each party credits the other'

/** Every value of each choice; '' is no answer. */
const CHOICES = {
  duration_type: ['', 'fixed', 'until_terminated'],
  payment_structure: ['', 'fixed_price', 'hourly', 'milestone', 'other'],
  expenses: ['', 'contractor_all', 'company_some'],
  work_ownership: ['', 'company', 'contractor', 'joint'],
  state: ['Connecticut', 'California'],
}

const combinations = combinationsOf(
  {
    ...STAGES,
    expense_terms: 'Paper',
    ownership_details: DETAILS,
    payment_structure_other: 'A fee',
  },
  CHOICES,
)

const SIGNS: [string, (answers: Answers) => boolean][] = [
  ['ends on April 30, 2027', ({ duration_type }) => duration_type === 'fixed'],
  [
    'goes on until a party ends it under Section 20. Neither',
    (a) => a.duration_type === 'until_terminated',
  ],
  ['a fixed price of', ({ payment_structure }) => payment_structure === 'fixed_price'],
  ['$6,400.00 an hour', ({ payment_structure }) => payment_structure === 'hourly'],
  ['"Milestone" is a stage', ({ payment_structure }) => payment_structure === 'milestone'],
  ['this arrangement: A fee.', ({ payment_structure }) => payment_structure === 'other'],
  ['• Paper', ({ expenses }) => expenses === 'company_some'],
  ['Contractor assigns to Company all', ({ work_ownership }) => work_ownership === 'company'],
  ['the license in this section', ({ work_ownership }) => work_ownership === 'contractor'],
  ['Neither party need account', ({ work_ownership }) => work_ownership === 'joint'],
  ['made for hire', (a) => a.work_ownership === 'company' && a.state === 'Connecticut'],
  ['in total $ [Total]', ({ payment_structure }) => payment_structure === ''],
]

test(`the wording of ${combinations.length} combinations`, () => {
  for (const answers of combinations) {
    const text = typedAgreement(answers)
    for (const [wording, expected] of SIGNS) {
      expect({ answers, wording, printed: text.includes(wording) }).toEqual({
        answers,
        wording,
        printed: expected(answers),
      })
    }
  }
})
