import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/employment-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { STATE_NAMES, type StateName } from '../../../shared/documents/toolbox/states.ts'
import { TODAY } from '../../support/golden.ts'
import { agreementText, SHOP } from './cases.ts'

/** A well-paid, exempt manager whose agreement was handed over in good time. */
const MANAGER: Answers = {
  ...SHOP,
  job_title: 'Sales Manager',
  start_date: '2027-03-01',
  overtime_status: 'exempt',
  pay_structure: 'annual',
  pay_amount: 300_000,
  non_compete: 'Selling industrial valves',
  non_compete_period: '12',
  non_compete_area: 'Orleans Parish and Jefferson Parish',
}

const errorsOf = (answers: Answers) => checkAnswers(template, answers, { today: TODAY }).errors
const errorAt = (answers: Answers, field: string): string | undefined =>
  errorsOf(answers).find((error) => error.field === field)?.message

const REFUSED: readonly StateName[] = [
  'California',
  'Colorado',
  'Minnesota',
  'Montana',
  'Nebraska',
  'North Dakota',
  'Oklahoma',
  'Oregon',
  'Washington',
  'Wyoming',
]

describe('a non-compete of a well-paid manager', () => {
  test.each(STATE_NAMES)('%s', (state) => {
    const refused = REFUSED.includes(state)
    expect(errorAt({ ...MANAGER, state }, 'non_compete') !== undefined).toBe(refused)
    expect(/^\d+\. Non-Competition$/m.test(agreementText({ ...MANAGER, state }))).toBe(!refused)
  })
})

const LINES: [StateName, Answers, string | undefined][] = [
  ['District of Columbia', { pay_amount: 162_163.99 }, 'only from $162,164 a year.'],
  ['District of Columbia', { pay_amount: 162_164 }, undefined],
  ['Maryland', { pay_amount: 46_800 }, 'only above $46,800 a year.'],
  ['Maine', { pay_amount: 63_840 }, 'only above $63,840 a year.'],
  ['Rhode Island', { pay_amount: 39_900 }, 'only above $39,900 a year.'],
  ['Tennessee', { pay_amount: 69_999.99 }, 'only from $70,000 a year.'],
  ['Tennessee', { pay_amount: 70_000 }, undefined],
  ['Virginia', { pay_amount: 78_364 }, 'only from $78,364.52 a year.'],
  ['Virginia', { pay_amount: 78_365 }, undefined],
  ['Illinois', { pay_amount: 80_000 }, 'only above $80,000 a year.'],
  [
    'New Hampshire',
    { pay_structure: 'hourly', overtime_status: 'non_exempt', pay_amount: '14.50' },
    'only above $14.50 an hour.',
  ],
  [
    'New Hampshire',
    { pay_structure: 'hourly', overtime_status: 'non_exempt', pay_amount: '14.51' },
    undefined,
  ],
  [
    'Tennessee',
    {
      pay_structure: 'hourly',
      overtime_status: 'non_exempt',
      pay_amount: '33.65',
      hours_per_week: 60,
    },
    'only from $70,000 a year.',
  ],
  [
    'New Hampshire',
    {
      pay_structure: 'hourly',
      overtime_status: 'non_exempt',
      pay_amount: '14.50',
      hours_per_week: '',
    },
    undefined,
  ],
  ['Illinois', { pay_structure: 'other', pay_details: 'Commission' }, 'only above $80,000 a year.'],
  ['Florida', { pay_structure: 'other', pay_details: 'Commission' }, undefined],
]

test.each(LINES)('%s draws a line by pay: %j', (state, change, message) => {
  const error = errorAt({ ...MANAGER, state, ...change }, 'non_compete')
  if (message === undefined) expect(error).toBeUndefined()
  else expect(error).toContain(message)
})

const HOURLY: Answers = { overtime_status: 'non_exempt', pay_structure: 'hourly', pay_amount: 200 }
const WEEKLY: Answers = { ...HOURLY, pay_structure: 'weekly', pay_amount: 9000 }

test.each<[StateName, Answers, string | undefined]>([
  ['Virginia', HOURLY, 'for an employee who is entitled to overtime.'],
  ['Rhode Island', WEEKLY, 'for an employee who is entitled to overtime.'],
  ['Massachusetts', WEEKLY, 'for an employee who is entitled to overtime.'],
  ['Georgia', HOURLY, 'for an employee who is entitled to overtime.'],
  ['Idaho', HOURLY, 'for an employee who is entitled to overtime.'],
  ['Nevada', HOURLY, 'for an employee who is paid by the hour.'],
  ['Nevada', WEEKLY, undefined],
  ['Ohio', HOURLY, undefined],
])('%s draws a line by status: %j', (state, change, message) => {
  const error = errorAt({ ...MANAGER, state, ...change }, 'non_compete')
  if (message === undefined) expect(error).toBeUndefined()
  else expect(error).toContain(message)
})

test.each<[StateName, string, boolean]>([
  ['Connecticut', 'Night Guard', true],
  ['New York', 'News Anchor', true],
  ['Texas', 'Dental Hygienist', true],
  ['Utah', 'Veterinary Nurse', true],
  ['Alabama', 'Staff Accountant (CPA)', true],
  ['Hawaii', 'Software Engineer', true],
  ['Louisiana', 'Car Sales Associate', true],
  ['Vermont', 'Barber', true],
  ['Ohio', 'Barber', false],
])('%s and the trade of a %s', (state, job_title, refused) => {
  const error = errorAt({ ...MANAGER, state, job_title }, 'non_compete')
  expect(error !== undefined).toBe(refused)
})

test('Louisiana wants the parishes named', () => {
  const answers = { ...MANAGER, state: 'Louisiana', non_compete_area: 'within 20 miles' }
  expect(errorAt(answers, 'non_compete_area')).toMatch(/each parish named/)
})

test.each<[StateName, string, boolean]>([
  ['District of Columbia', '2027-02-15', false],
  ['District of Columbia', '2027-02-16', true],
  ['Maine', '2027-02-24', false],
  ['Maine', '2027-02-25', true],
  ['Massachusetts', '2027-02-12', false],
  ['Massachusetts', '2027-02-13', true],
  ['Ohio', '2027-03-01', false],
])('%s, handed over on %s before a first day on March 1', (state, date, refused) => {
  const answers = { ...MANAGER, state, date, signature_date: '' }
  expect(errorAt(answers, 'date') !== undefined).toBe(refused)
})

test.each<[Answers, boolean]>([
  [{ date: '2027-02-20', signature_date: '' }, true],
  [{ date: '2027-02-20', signature_date: '2027-03-06' }, false],
  [{ date: '2027-02-15', signature_date: '' }, false],
])('Illinois wants 14 days before the first day or before signing: %j', (change, refused) => {
  const error = errorAt({ ...MANAGER, state: 'Illinois', ...change }, 'signature_date')
  expect(error !== undefined).toBe(refused)
})

test.each<[StateName, boolean]>([
  ['North Carolina', true],
  ['Kentucky', true],
  ['South Carolina', true],
  ['Ohio', false],
])('%s, a non-compete after work has begun', (state, refused) => {
  for (const late of [{ date: '2027-04-01' }, { signature_date: '2027-03-02' }]) {
    const error = errorAt({ ...MANAGER, state, ...late }, 'non_compete')
    expect(error !== undefined).toBe(refused)
  }
  expect(
    errorAt({ ...MANAGER, state, signature_date: '2027-03-01' }, 'non_compete'),
  ).toBeUndefined()
})

test.each<[StateName, Answers, boolean]>([
  ['California', {}, true],
  ['Colorado', {}, true],
  ['North Dakota', {}, true],
  ['Hawaii', { job_title: 'Software Engineer' }, true],
  ['Hawaii', {}, false],
  ['Minnesota', {}, false],
  ['Oklahoma', {}, false],
])('%s and a non-solicitation clause: %j', (state, change, refused) => {
  const answers = { ...MANAGER, non_compete: '', non_solicitation: true, state, ...change }
  expect(errorAt(answers, 'non_solicitation') !== undefined).toBe(refused)
})

test.each<[StateName, string | undefined]>([
  ['Louisiana', 'In Louisiana this clause covers co-workers only and no clients.'],
  ['Alabama', 'In Alabama this clause covers clients only and no co-workers.'],
  ['Ohio', undefined],
])('%s and those whom a non-solicitation clause covers', (state, message) => {
  const answers = { ...MANAGER, non_compete: '', non_solicitation: true, state }
  const { warnings } = checkAnswers(template, answers, { today: TODAY })
  expect(warnings.find(({ field }) => field === 'non_solicitation')?.message).toBe(message)
})

test('the amount of an earlier year is a warning', () => {
  const warnings = (date: string) =>
    checkAnswers(template, { ...MANAGER, state: 'Virginia', date }, { today: TODAY }).warnings
  expect(warnings('2027-01-11')[0]?.message).toMatch(/Virginia sets the pay .* anew each year/)
  expect(warnings('2026-12-11')[0]?.message).not.toMatch(/anew each year/)
})

test.each<[StateName, Answers, boolean]>([
  ['Connecticut', {}, true],
  ['Georgia', {}, true],
  ['Texas', {}, false],
  ['Texas', WEEKLY, true],
  ['Ohio', {}, true],
  ['Kansas', WEEKLY, false],
])('%s and pay once a month: %j', (state, change, refused) => {
  const answers = { ...MANAGER, non_compete: '', state, ...change }
  const error = errorAt(
    { ...answers, pay_frequency: 'monthly', pay_day: 'the 1st' },
    'pay_frequency',
  )
  expect(error !== undefined).toBe(refused)
})
