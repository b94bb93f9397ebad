import type { Answers } from '../../../shared/documents/template/template.ts'
import type { Changes } from '../../support/golden.ts'
import { ENGINEER, SHOP } from './cases.ts'

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

/** Answers that the form refuses, warns about or accepts; `checks.txt` has the messages. */
export const checks: Changes = [
  {
    from: SHOP,
    changes: {
      'hint: 501 an hour': { pay_amount: 501 },
      'hint: 500 an hour': { pay_amount: 500 },
      'hint: the minimum wage, in a year whose rate is not known': { pay_amount: '16.94' },
      'hint: a dollar above it': { pay_amount: '17.94' },
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
      'allowed: double time': { overtime: '2x' },
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
]
