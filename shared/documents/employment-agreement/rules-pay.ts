import { textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { STATE_NAMES, type StateName, stateNamed } from '../toolbox/states.ts'
import { type DatedFigure, inForce } from './dated-figures.ts'
import { monthlyPay } from './final-pay.ts'
import { annualizedPay, overtimeThousandths, payCents } from './pay.ts'
import {
  EXEMPT_SALARY,
  FEDERAL_EXEMPT_SALARY,
  FEDERAL_MINIMUM_WAGE,
  MINIMUM_WAGE,
  stateAtStart,
} from './state-law.ts'

const isHourly = (answers: Answers): boolean => answers.pay_structure === 'hourly'
const isExempt = (answers: Answers): boolean => answers.overtime_status === 'exempt'
const isMonthly = (answers: Answers): boolean => answers.pay_frequency === 'monthly'
const isBelow = (amount: number | undefined, floor: number | undefined): boolean =>
  amount !== undefined && floor !== undefined && amount < floor

/** The state's figure on the date of the agreement, or on the day of the check without one. */
const stateFigure = (
  figures: Partial<Record<StateName, readonly DatedFigure[]>>,
  answers: Answers,
  today: string,
): number | undefined => {
  const state = STATE_NAMES.find((name) => name === answers.state)
  const dated = state && figures[state]
  return dated && inForce(dated, textOf(answers, 'date') || today)
}

const amounts: readonly Rule[] = [
  {
    field: 'pay_amount',
    level: 'warning',
    message: 'This amount looks unusual for the pay type you chose. Please check it.',
    broken: (answers) =>
      (isHourly(answers) && (payCents(answers) ?? 0) > 50_000) ||
      (answers.pay_structure === 'annual' && isBelow(payCents(answers), 500_000)),
  },
  {
    field: 'pay_amount',
    level: 'warning',
    message: (answers) =>
      `This rate looks lower than the minimum wage in ${textOf(answers, 'state')}. Please check the current rate.`,
    broken: (answers, { today }) =>
      isHourly(answers) && isBelow(payCents(answers), stateFigure(MINIMUM_WAGE, answers, today)),
  },
  {
    field: 'pay_amount',
    level: 'error',
    message: 'The rate cannot be lower than the federal minimum wage of $7.25 an hour.',
    broken: (answers) =>
      isHourly(answers) &&
      payCents(answers) !== 0 &&
      isBelow(payCents(answers), FEDERAL_MINIMUM_WAGE),
  },
]

const SALARY_TOO_LOW =
  'This salary is below the level needed for exempt status. Raise the salary or choose "overtime applies".'

const status: readonly Rule[] = [
  {
    field: 'overtime_status',
    also: ['pay_structure'],
    level: 'error',
    message:
      'An exempt employee must be paid a salary. Choose weekly or annual pay, or choose "overtime applies".',
    broken: (answers) => isExempt(answers) && isHourly(answers),
  },
  {
    field: 'overtime_status',
    level: 'warning',
    message:
      'Most exempt employees must be paid a salary. Ask a lawyer, or choose "overtime applies".',
    broken: (answers) => isExempt(answers) && answers.pay_structure === 'other',
  },
  {
    field: 'pay_amount',
    also: ['overtime_status'],
    level: 'error',
    message: SALARY_TOO_LOW,
    broken: (answers) =>
      isExempt(answers) &&
      !isHourly(answers) &&
      isBelow(annualizedPay(answers), FEDERAL_EXEMPT_SALARY * 52),
  },
  {
    field: 'pay_amount',
    also: ['overtime_status'],
    level: 'warning',
    message: SALARY_TOO_LOW,
    broken: (answers, { today }) =>
      isExempt(answers) &&
      !isHourly(answers) &&
      isBelow(annualizedPay(answers), stateFigure(EXEMPT_SALARY, answers, today)),
  },
  {
    field: 'overtime',
    level: 'error',
    message: 'Overtime must be at least 1.5 times the regular rate.',
    broken: (answers) => isBelow(overtimeThousandths(textOf(answers, 'overtime')), 1500),
  },
]

/** Whether the state of the answers is closed to monthly pay for this employee. */
const barsMonthlyPay = (answers: Answers): boolean => {
  const state = stateNamed(answers.state)
  if (state === undefined) return false
  const may = monthlyPay(state)
  return may === 'none' || (may === 'exempt' && !isExempt(answers))
}

const WEEKDAYS = /\b(mon|tues|wednes|thurs|fri|satur|sun)days\b/i
const REPAYMENT = /repa(y|id)|\bpa(y|ying|id)\s+back|claw|reimburs\w*\s+the\s+company/i

const payDays: readonly Rule[] = [
  {
    field: 'pay_frequency',
    also: ['state'],
    level: 'error',
    message: (answers) =>
      `${stateAtStart(answers)} does not allow monthly pay for most employees. Choose weekly or bi-weekly.`,
    broken: (answers) => isMonthly(answers) && barsMonthlyPay(answers),
  },
  {
    field: 'pay_frequency',
    level: 'warning',
    message: 'New York manual workers must be paid weekly.',
    broken: ({ state, pay_frequency }) => state === 'New York' && pay_frequency === 'bi-weekly',
  },
  {
    field: 'pay_day',
    level: 'warning',
    message: 'For monthly pay, give a date such as "the last business day of each month".',
    broken: (answers) => isMonthly(answers) && WEEKDAYS.test(textOf(answers, 'pay_day')),
  },
]

const repayment = (field: string): Rule => ({
  field,
  level: 'warning',
  message:
    'Many states restrict repayment if an employee leaves. Ask a lawyer before using this term.',
  broken: (answers) => REPAYMENT.test(textOf(answers, field)),
})

/** The checks on pay, overtime and pay days. */
export const payRules: readonly Rule[] = [
  ...amounts,
  ...status,
  ...payDays,
  repayment('bonuses'),
  repayment('benefits'),
  repayment('pay_details'),
]
