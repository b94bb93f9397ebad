import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/independent-contractor-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { STAGES, STUDIO, WEBSITE } from './cases.ts'
import negative from './negative.json' with { type: 'json' }

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })
const W9 = {
  field: 'payment_amount',
  message: 'The company will need Form W-9 before the first payment.',
}

describe('answers that may be bought', () => {
  test.each([
    ['C1', WEBSITE],
    ['milestones', STAGES],
    ['the sample', template.sampleAnswers],
  ])('%s', (_, answers) => {
    expect(check(answers)).toEqual({ errors: [], warnings: [W9] })
  })

  test('C2', () => {
    expect(check(STUDIO).errors).toEqual([])
    expect(check(STUDIO).warnings.map(({ field }) => field)).toEqual(['state', 'payment_amount'])
  })

  test.each(['100', '100.5', '100.00', '0'])('an amount of %j', (payment_amount) => {
    expect(check({ ...WEBSITE, payment_amount }).errors).toEqual([])
  })
})

test.each(['12,500', '$100', '100.', '100.005', '-5', ' 1 0', '1e3', 'USD 100'])(
  'an amount of %j is refused',
  (payment_amount) => {
    expect(check({ ...WEBSITE, payment_amount }).errors).toEqual([
      {
        field: 'payment_amount',
        message: 'Please enter a valid dollar amount (e.g. 100 or 100.00)',
      },
    ])
  },
)

test.each(negative)('$name', ({ change, field, message }) => {
  const { errors } = check({ ...WEBSITE, ...change })
  expect(errors[0]).toEqual({ field, message })
})

test("the specification's five checks come first, in its order", () => {
  const { errors } = check({
    duration_type: 'fixed',
    work_location: 'other_location',
    payment_method: 'other',
    expenses: 'company_some',
    payment_amount: '12,000',
  })
  expect(errors.slice(0, 5)).toEqual([
    { field: 'end_date', message: 'End date is required for fixed-term agreements' },
    { field: 'work_location_other', message: 'Please specify the other work location' },
    { field: 'payment_method_other', message: 'Please specify the other payment method' },
    { field: 'expense_terms', message: 'Please specify which expenses are covered' },
    {
      field: 'payment_amount',
      message: 'Please enter a valid dollar amount (e.g. 100 or 100.00)',
    },
  ])
  expect(errors).toContainEqual({
    field: 'company_name',
    message: "Company's legal name is required.",
  })
})

test('details of choices not made are not asked for', () => {
  const { errors } = check({ ...WEBSITE, payment_structure: 'other', payment_amount: '' })
  expect(errors.map(({ field }) => field)).toEqual(['payment_structure_other'])
  expect(check({ ...WEBSITE, duration_type: 'until_terminated', end_date: '' }).errors).toEqual([])
})

const NO_DATE = 'Please say when payment is due, for example 15 days after invoice.'
const LONG = 'If you keep a longer period, the contract must state the exact payment date.'
const EARLY = 'Work should not begin before both sides sign.'
const LIKE_WAGES = 'Regular hourly pay can look like wages. Consider invoices or milestones.'
const LIKE_A_JOB = 'This wording sounds like employment. Describe results instead.'
const FREE = "This agreement does not restrict the contractor's other work."
const employment = (state: string) =>
  `These answers can point to employment in ${state}. Read the status checklist before you sign.`

/** Name, change, field, and the hint at that field; undefined for none. */
type Hint = [string, Answers, string, string | undefined]

const FIRM = {
  contractor_entity_type: 'partnership',
  contractor_signatory: 'Ada Quill',
  contractor_title: 'Partner',
}

const PAYMENT: Hint[] = [
  ['no due date', { payment_terms: 'upon receipt' }, 'payment_terms', NO_DATE],
  [
    'a due date in words',
    { payment_terms: 'fifteen days after invoice' },
    'payment_terms',
    undefined,
  ],
  ['net 45 in New York', { state: 'New York', payment_terms: 'Net 45' }, 'payment_terms', LONG],
  [
    'a month in California',
    { state: 'California', payment_terms: '1 month' },
    'payment_terms',
    LONG,
  ],
  [
    '30 days in New York',
    { state: 'New York', payment_terms: '30 days' },
    'payment_terms',
    undefined,
  ],
  ['45 days in Texas', { state: 'Texas', payment_terms: '45 days' }, 'payment_terms', undefined],
  [
    'net 45 for a firm in New York',
    { state: 'New York', payment_terms: 'Net 45', ...FIRM },
    'payment_terms',
    undefined,
  ],
  [
    '30 days in Illinois',
    { state: 'Illinois', payment_terms: '30 days' },
    'payment_terms',
    undefined,
  ],
  ['a small fee', { payment_amount: '1999.99' }, 'payment_amount', undefined],
  ['a fee of the reporting figure', { payment_amount: '2000' }, 'payment_amount', W9.message],
  [
    'milestones billed monthly',
    { ...STAGES, payment_frequency: 'monthly' },
    'payment_frequency',
    'Milestone pricing is normally paid at milestones.',
  ],
  [
    'services without their values in New York',
    { state: 'New York' },
    'service_description',
    'New York wants the value of each service in writing. End each line with its price, for example "Logo design, $400".',
  ],
  [
    'services with their values in New York',
    { state: 'New York', service_description: 'Redesign, $4,000\nMove, $2,400' },
    'service_description',
    undefined,
  ],
  [
    'a milestone without an amount',
    { ...STAGES, milestone_schedule: 'Designs, March 1, 2027' },
    'milestone_schedule',
    'Please list each milestone with its date and amount.',
  ],
]

const STATUS: Hint[] = [
  [
    'no notice period',
    { termination_notice: 'reasonable' },
    'termination_notice',
    'Please give a notice period, for example 14 days.',
  ],
  ['two weeks of notice', { termination_notice: 'two weeks' }, 'termination_notice', undefined],
  ['signed before its date', { signature_date: '2027-02-07' }, 'signature_date', EARLY],
  ['work before signing', { signature_date: '2027-02-16' }, 'start_date', EARLY],
  ['work on the day of signing', { signature_date: '2027-02-15' }, 'start_date', undefined],
  [
    'weekly hourly pay',
    { payment_structure: 'hourly', payment_frequency: 'weekly' },
    'payment_frequency',
    LIKE_WAGES,
  ],
  ['weekly parts of a price', { payment_frequency: 'weekly' }, 'payment_frequency', undefined],
  [
    'work on the premises',
    { work_location: 'company_location' },
    'state',
    employment('Connecticut'),
  ],
  ['all expenses paid', { expenses: 'company_all', state: 'Ohio' }, 'state', employment('Ohio')],
  ['hourly with an end', { payment_structure: 'hourly' }, 'state', undefined],
  [
    'a schedule',
    { service_description: 'Cover the Monday schedule' },
    'service_description',
    LIKE_A_JOB,
  ],
  ['full time', { service_description: 'Full-time support' }, 'service_description', LIKE_A_JOB],
  ['a result', { service_description: 'Reshuffled menu' }, 'service_description', undefined],
  ['a non-compete', { service_description: 'Design with noncompete' }, 'service_description', FREE],
  ['an exclusive right', { ownership_details: 'Exclusive to Company' }, 'ownership_details', FREE],
  [
    'a non-exclusive right',
    { ownership_details: 'A non-exclusive license' },
    'ownership_details',
    undefined,
  ],
]

test.each([...PAYMENT, ...STATUS])('hint: %s', (_, change, field, message) => {
  const { errors, warnings } = check({ ...WEBSITE, ...change })
  expect(errors).toEqual([])
  expect(warnings.find((warning) => warning.field === field)?.message).toBe(message)
})

test('the form opens with the defaults of the brief', () => {
  expect(defaultsFor(template, { today: TODAY })).toMatchObject({
    date: TODAY,
    signature_date: TODAY,
    contractor_entity_type: 'individual',
    duration_type: 'fixed',
    work_location: 'contractor_location',
    payment_structure: 'fixed_price',
    payment_frequency: 'invoice',
    payment_terms: '15 days after invoice',
    invoice_deadline: 'within 10 days after the services billed',
    payment_method: 'direct_deposit',
    expenses: 'contractor_all',
    benefits_withheld:
      'health insurance, paid vacation, sick leave, retirement contributions, bonuses, overtime',
    work_ownership: 'company',
    termination_notice: '14 days',
    state: 'Connecticut',
    notary_county: '',
  })
})
