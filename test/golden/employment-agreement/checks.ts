import type { Answers } from '../../../shared/documents/template/template.ts'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'
import { type Changes, changesFor } from '../../support/golden.ts'
import { ENGINEER, SHOP } from './cases.ts'

const COVENANT: Answers = {
  non_compete: 'Baking',
  non_compete_period: '6',
  non_compete_area: 'within 15 miles',
}
const ILLINOIS: Answers = { ...ENGINEER, state: 'Illinois', signature_date: '2027-02-14' }

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
const HOURLY: Answers = { overtime_status: 'non_exempt', pay_structure: 'hourly', pay_amount: 200 }
const WEEKLY: Answers = { ...HOURLY, pay_structure: 'weekly', pay_amount: 9000 }
const BY_COMMISSION: Answers = { pay_structure: 'other', pay_details: 'Commission' }
const CLIENTS: Answers = { non_solicitation: true }
const MONTHLY: Answers = { pay_frequency: 'monthly', pay_day: 'the 1st' }
/** States in which a non-compete has to be agreed before the work begins. */
const AFTER_START = ['North Carolina', 'Kentucky', 'South Carolina']

const payCase = (outcome: string, state: string, pay_amount: number | string, more: Answers = {}) =>
  changesFor(`${outcome}: ${pay_amount} in`, 'state', [state], { ...more, pay_amount })

const deliveryCase = (outcome: string, state: string, date: string, signature_date = '') =>
  changesFor(
    `${outcome}: handed over on ${date}, signed ${signature_date || 'then'} in`,
    'state',
    [state],
    {
      date,
      signature_date,
    },
  )

/** Answers that the form refuses, warns about or accepts; `checks.txt` lists the messages. */
export const checks: Changes = [
  {
    from: SHOP,
    changes: {
      'hint: a public employer': { employer_name: 'Leflore County School District' },
      'hint: a business as a person': { employer_name: 'Quill Roofing', employer_type: 'person' },
      'hint: 501 an hour': { pay_amount: 501 },
      'hint: 500 an hour': { pay_amount: 500 },
      'hint: the minimum wage, in a year whose rate is not known': { pay_amount: '16.94' },
      'hint: a dollar above it': { pay_amount: '17.94' },
      ...payCase('refused', 'District of Columbia', '17.94'),
      ...payCase('allowed', 'District of Columbia', '17.95'),
      'refused: an exempt salary below the level of Colorado': {
        state: 'Colorado',
        overtime_status: 'exempt',
        pay_structure: 'annual',
        pay_amount: 57_000,
      },
      'hint: a bonus that is never repaid': { bonuses: 'Paid once, never repaid' },
      'hint: exempt in California on 70,304': {
        state: 'California',
        overtime_status: 'exempt',
        pay_structure: 'annual',
        pay_amount: 70304,
      },
      'hint: 45 hours with overtime': { hours_per_week: 45 },
      'hint: monthly pay in Delaware': {
        state: 'Delaware',
        pay_frequency: 'monthly',
        pay_day: 'the first',
      },
      'hint: every two weeks in New York': { state: 'New York' },
      'hint: monthly on Fridays': { state: 'Kansas', pay_frequency: 'monthly' },
      'hint: vacation lost in Illinois': { state: 'Illinois', vacation_payout: false },
      'hint: a non-compete for an hourly employee': COVENANT,
      'hint: a non-compete for a guard': { ...COVENANT, state: 'Ohio', job_title: 'Night Guard' },
      'hint: 17 hours in two days': { hours_per_week: 17, work_days: 'Saturday and Sunday' },
      'hint: work in a home': { job_title: 'Live-in nanny' },
      'hint: a nurse without one': { job_title: 'Nurse' },
      'hint: signed before the agreement': { signature_date: '2027-01-10' },
      'hint: started before the agreement': { start_date: '2027-01-10' },
      'hint: started before the signing': { signature_date: '2027-01-26' },
      'hint: a term of more than five years': { end_type: 'fixed', end_date: '2032-01-26' },
      'hint: a term of five years': { end_type: 'fixed', end_date: '2032-01-25' },
      'hint: Massachusetts, ten business days': { ...ENGINEER, date: '2027-02-12' },
      'hint: Illinois, signed after 13 days': ILLINOIS,
      'hint: Illinois, signed after 14 days': { ...ILLINOIS, signature_date: '2027-02-15' },
      'allowed: pay as text': { pay_amount: '24.50' },
      'allowed: time and a half, in figures': { overtime: '1½ times the regular rate' },
      'allowed: time and a half, in words': { overtime: 'time and a half' },
      'allowed: 684 a week': {
        overtime_status: 'exempt',
        pay_structure: 'weekly',
        pay_amount: 684,
      },
      'allowed: no vacation': { vacation_days: 0 },
      'allowed: a notice that is no shorter': { notice_period: 'No less than 2 weeks' },
      'allowed: an end date the term does not use': { end_date: '2020-01-01' },
      'allowed: a cent above the floor in Illinois': {
        state: 'Illinois',
        pay_structure: 'annual',
        pay_amount: '47500.01',
        non_solicitation: true,
      },
    },
  },
  {
    from: {},
    changes: {
      'refused: all at once': {
        end_type: 'fixed',
        start_date: '2027-02-01',
        end_date: '2027-01-31',
        overtime_status: 'exempt',
        pay_structure: 'hourly',
        hours_per_week: 90,
        state: 'California',
        non_solicitation: true,
      },
    },
  },
  {
    from: SHOP,
    changes: {
      'hint: Montana, where a job ends for good cause': { state: 'Montana' },
      ...changesFor('refused: weeks of severance:', 'severance_weeks', [0, 1.5, 53]),
    },
  },
  {
    from: MANAGER,
    changes: {
      ...changesFor('a non-compete of a well-paid manager in', 'state', STATE_NAMES),
      ...payCase('refused', 'District of Columbia', 162_163.99),
      ...payCase('allowed', 'District of Columbia', 162_164),
      ...payCase('refused', 'Maryland', 46_800),
      ...payCase('refused', 'Maine', 63_840),
      ...payCase('refused', 'Rhode Island', 39_900),
      ...payCase('refused', 'Tennessee', 69_999.99),
      ...payCase('allowed', 'Tennessee', 70_000),
      ...payCase('refused', 'Virginia', 78_364),
      ...payCase('allowed', 'Virginia', 78_365),
      ...payCase('refused', 'Illinois', 80_000),
      ...payCase('refused', 'New Hampshire', '14.50', HOURLY),
      ...payCase('allowed', 'New Hampshire', '14.51', HOURLY),
      ...payCase('refused', 'Tennessee', '33.65', { ...HOURLY, hours_per_week: 60 }),
      ...changesFor('hint: pay by commission in', 'state', ['Illinois', 'Florida'], BY_COMMISSION),
      ...changesFor(
        'refused: by the hour in',
        'state',
        ['Virginia', 'Georgia', 'Idaho', 'Nevada'],
        HOURLY,
      ),
      ...changesFor('allowed: by the hour in', 'state', ['Ohio'], HOURLY),
      ...changesFor('refused: by the week in', 'state', ['Rhode Island', 'Massachusetts'], WEEKLY),
      ...changesFor('allowed: by the week in', 'state', ['Nevada'], WEEKLY),
      'refused: a guard in Connecticut': { job_title: 'Night Guard' },
      'refused: a news anchor in New York': { state: 'New York', job_title: 'News Anchor' },
      'refused: a hygienist in Texas': { state: 'Texas', job_title: 'Dental Hygienist' },
      'refused: a nurse in Utah': { state: 'Utah', job_title: 'Veterinary Nurse' },
      'refused: an accountant in Alabama': { state: 'Alabama', job_title: 'Accountant (CPA)' },
      'refused: an engineer in Hawaii': { state: 'Hawaii', job_title: 'Software Engineer' },
      'refused: a car seller in Louisiana': {
        state: 'Louisiana',
        job_title: 'Car Sales Associate',
      },
      'refused: a barber in Vermont': { state: 'Vermont', job_title: 'Barber' },
      'allowed: a barber in Ohio': { state: 'Ohio', job_title: 'Barber' },
      'refused: no parish named in Louisiana': {
        state: 'Louisiana',
        non_compete_area: 'within 20 miles',
      },
      ...deliveryCase('allowed', 'District of Columbia', '2027-02-15'),
      ...deliveryCase('refused', 'District of Columbia', '2027-02-16'),
      ...deliveryCase('allowed', 'Maine', '2027-02-24'),
      ...deliveryCase('refused', 'Maine', '2027-02-25'),
      ...deliveryCase('allowed', 'Massachusetts', '2027-02-12'),
      ...deliveryCase('refused', 'Massachusetts', '2027-02-13'),
      ...deliveryCase('allowed', 'Ohio', '2027-03-01'),
      ...deliveryCase('refused', 'Illinois', '2027-02-20'),
      ...deliveryCase('allowed', 'Illinois', '2027-02-20', '2027-03-06'),
      ...deliveryCase('allowed', 'Illinois', '2027-02-15'),
      ...changesFor('refused: work has begun in', 'state', AFTER_START, {
        signature_date: '2027-03-02',
      }),
      ...changesFor('refused: a late date in', 'state', AFTER_START, { date: '2027-04-01' }),
      ...changesFor('allowed: work begins in', 'state', AFTER_START, {
        signature_date: '2027-03-01',
      }),
      ...changesFor('allowed: work has begun in', 'state', ['Ohio'], {
        signature_date: '2027-03-02',
      }),
      'hint: figures of an earlier year in Virginia': { state: 'Virginia', date: '2027-01-11' },
      'hint: figures of the year in Virginia': { state: 'Virginia', date: '2026-12-11' },
    },
  },
  {
    from: { ...MANAGER, non_compete: '' },
    changes: {
      ...changesFor(
        'refused: clients in',
        'state',
        ['California', 'Colorado', 'North Dakota'],
        CLIENTS,
      ),
      ...changesFor(
        'hint: clients in',
        'state',
        ['Hawaii', 'Minnesota', 'Oklahoma', 'Ohio'],
        CLIENTS,
      ),
      'refused: clients of an engineer in Hawaii': {
        ...CLIENTS,
        state: 'Hawaii',
        job_title: 'Software Engineer',
      },
      ...changesFor('hint: co-workers or clients in', 'state', ['Louisiana', 'Alabama'], CLIENTS),
      ...changesFor(
        'refused: monthly pay in',
        'state',
        ['Connecticut', 'Georgia', 'Ohio'],
        MONTHLY,
      ),
      ...changesFor('refused: monthly pay by the week in', 'state', ['Texas'], {
        ...WEEKLY,
        ...MONTHLY,
      }),
      ...changesFor('hint: monthly pay by the week in', 'state', ['Kansas'], {
        ...WEEKLY,
        ...MONTHLY,
      }),
      ...changesFor('hint: monthly pay in', 'state', ['Texas'], MONTHLY),
    },
  },
]
