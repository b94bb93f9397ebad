import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/employment-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { allFields, defaultsFor } from '../../../shared/documents/template/fields.ts'
import { normalize } from '../../../shared/documents/template/normalize.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { ENGINEER, SHOP } from './cases.ts'
import negative from './negative.json' with { type: 'json' }

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe('answers that may be bought without a remark', () => {
  test.each([
    ['EA-1', SHOP],
    ['EA-2', ENGINEER],
    ['the sample', template.sampleAnswers],
  ])('%s', (_, answers) => {
    expect(check(answers)).toEqual({ errors: [], warnings: [] })
  })

  test.each<[string, Answers]>([
    ['pay as text', { pay_amount: '24.50' }],
    ['time and a half, in figures', { overtime: '1½ times the regular rate' }],
    ['time and a half, in words', { overtime: 'time and a half' }],
    ['double time', { overtime: '2x' }],
    ['684 a week', { overtime_status: 'exempt', pay_structure: 'weekly', pay_amount: 684 }],
    ['no vacation', { vacation_days: 0 }],
    ['a notice that is no shorter', { notice_period: 'No less than 2 weeks' }],
    ['an end date the term does not use', { end_date: '2020-01-01' }],
    [
      'a cent above the floor in Illinois',
      {
        state: 'Illinois',
        pay_structure: 'annual',
        pay_amount: '47500.01',
        non_solicitation: true,
      },
    ],
  ])('%s', (_, change) => {
    expect(check({ ...SHOP, ...change }).errors).toEqual([])
  })
})

test.each(negative)('$name', ({ change, field, message }) => {
  const answers: Answers = { ...SHOP, ...change }
  expect(check(answers).errors).toContainEqual({ field, message })
  expect(check(answers).errors).toHaveLength(1)
})

test('rules come before empty fields, those in form order', () => {
  const { errors } = check({
    end_type: 'fixed',
    start_date: '2027-02-01',
    end_date: '2027-01-31',
    overtime_status: 'exempt',
    pay_structure: 'hourly',
    hours_per_week: 90,
    state: 'California',
    non_solicitation: true,
  })
  expect(errors.slice(0, 6).map(({ field }) => field)).toEqual([
    'end_date',
    'overtime_status',
    'hours_per_week',
    'non_solicitation',
    'date',
    'employer_name',
  ])
})

const COVENANT: Answers = {
  non_compete: 'Baking',
  non_compete_period: '6',
  non_compete_area: 'within 15 miles',
}
const ILLINOIS: Answers = {
  ...ENGINEER,
  state: 'Illinois',
  signature_date: '2027-02-14',
}
const SPECIAL =
  'Special rules limit or void non-compete clauses for this kind of work. Ask a lawyer.'
const UNUSUAL = 'This amount looks unusual for the pay type you chose. Please check it.'

const HINTS: [string, Answers, string, string | undefined][] = [
  ['501 an hour', { pay_amount: 501 }, 'pay_amount', UNUSUAL],
  ['500 an hour', { pay_amount: 500 }, 'pay_amount', undefined],
  [
    'the minimum wage, in a year whose rate is not known',
    { pay_amount: '16.94' },
    'pay_amount',
    'This pay is close to the minimum wage in Connecticut. A city, a county or a newer rate may ask for more: check it before you sign.',
  ],
  ['a dollar above it', { pay_amount: '17.94' }, 'pay_amount', undefined],
  ['a bonus that is never repaid', { bonuses: 'Paid once, never repaid' }, 'bonuses', undefined],
  [
    'exempt in California on 70,304',
    { state: 'California', overtime_status: 'exempt', pay_structure: 'annual', pay_amount: 70304 },
    'pay_amount',
    undefined,
  ],
  [
    '45 hours with overtime',
    { hours_per_week: 45 },
    'hours_per_week',
    'Hours above 40 a week must be paid at the overtime rate.',
  ],
  [
    'monthly pay in Delaware',
    { state: 'Delaware', pay_frequency: 'monthly', pay_day: 'the first' },
    'pay_frequency',
    undefined,
  ],
  [
    'every two weeks in New York',
    { state: 'New York' },
    'pay_frequency',
    'New York manual workers must be paid weekly.',
  ],
  [
    'monthly on Fridays',
    { state: 'Kansas', pay_frequency: 'monthly' },
    'pay_day',
    'For monthly pay, give a date such as "the last business day of each month".',
  ],
  [
    'vacation lost in Illinois',
    { state: 'Illinois', vacation_payout: false },
    'vacation_payout',
    'In Illinois unused vacation is paid out, and the agreement will say so.',
  ],
  [
    'a non-compete for an hourly employee',
    COVENANT,
    'non_compete',
    'A non-compete for an hourly employee is hard to enforce. Consider leaving it blank.',
  ],
  [
    'a non-compete for a guard',
    { ...COVENANT, state: 'Ohio', job_title: 'Night Guard' },
    'non_compete',
    SPECIAL,
  ],
  ['a nurse without one', { job_title: 'Nurse' }, 'non_compete', undefined],
  [
    'signed before the agreement',
    { signature_date: '2027-01-10' },
    'signature_date',
    'The signing date is earlier than the agreement date.',
  ],
  [
    'started before the agreement',
    { start_date: '2027-01-10' },
    'start_date',
    'The job starts before the agreement date. Sign before the first day when you can.',
  ],
  [
    'started before the signing',
    { signature_date: '2027-01-26' },
    'start_date',
    'The job starts before the signing date. Sign before the first day when you can.',
  ],
  [
    'a term of more than five years',
    { end_type: 'fixed', end_date: '2032-01-26' },
    'end_date',
    'Very long fixed terms need legal advice.',
  ],
  ['a term of five years', { end_type: 'fixed', end_date: '2032-01-25' }, 'end_date', undefined],
  ['Massachusetts, ten business days', { ...ENGINEER, date: '2027-02-12' }, 'date', undefined],
  [
    'Illinois, signed after 13 days',
    ILLINOIS,
    'signature_date',
    'Illinois gives the employee at least 14 calendar days to review this agreement.',
  ],
  [
    'Illinois, signed after 14 days',
    { ...ILLINOIS, signature_date: '2027-02-15' },
    'signature_date',
    undefined,
  ],
]

test.each(HINTS)('hint: %s', (_, change, field, message) => {
  const { errors, warnings } = check({ ...SHOP, ...change })
  expect(errors).toEqual([])
  expect(warnings.find((warning) => warning.field === field)?.message).toBe(message)
})

test('the form opens with the defaults of the specification', () => {
  expect(defaultsFor(template, { today: TODAY })).toMatchObject({
    date: TODAY,
    signature_date: TODAY,
    end_type: 'at_will',
    duties_type: 'specific',
    pay_structure: 'hourly',
    pay_frequency: 'bi-weekly',
    pay_day: 'Fridays',
    overtime_status: 'non_exempt',
    overtime: '1.5 times rate',
    hours_per_week: 40,
    start_time: '9 AM',
    end_time: '5 PM',
    work_days: '',
    vacation_days: 10,
    vacation_payout: true,
    non_solicitation: false,
    non_compete_period: '6',
    notice_period: '2 weeks',
    state: 'Connecticut',
    notary_county: '',
  })
})

test.each([
  ['notary_county', ' Hartford County ', 'Hartford'],
  ['pay_amount', '$62,000', '62000'],
  ['pay_amount', '24.5', '24.50'],
])('%s %j is stored as %j', (key, typed, stored) => {
  const field = allFields(template).find((candidate) => candidate.key === key)
  expect(field && normalize(field, typed)).toBe(stored)
})

test('every field of the specification is asked, in six steps', () => {
  const keys = allFields(template).map(({ key }) => key)
  const specified =
    'date employer_name employer_address employee_name employee_address job_title start_date end_type end_date work_location supervisor duties_type duties pay_structure pay_amount pay_details pay_frequency pay_day bonuses hours_per_week start_time end_time work_days overtime benefits vacation_days notice_period confidentiality_exceptions non_compete state signature_date authorized_person authorized_title notary_county'
  expect(keys).toEqual(expect.arrayContaining(specified.split(' ')))
  expect(keys.slice(0, 5)).toEqual(specified.split(' ').slice(0, 5))
  expect(template.steps).toHaveLength(6)
})
