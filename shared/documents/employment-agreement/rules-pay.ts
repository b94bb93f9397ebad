import { governingState, hasText, isOneOf, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { parseMoney } from '../toolbox/money.ts'
import { type StateName, stateNamed } from '../toolbox/states.ts'
import { monthlyPay } from './final-pay.ts'
import { annualizedPay, hourlyPay, isOutsideSales, overtimeThousandths, payCents } from './pay.ts'
import { stateAtStart } from './state-law.ts'
import { exemptSalary, FEDERAL_MINIMUM_WAGE, isNearMinimum, minimumWage } from './wages.ts'

const isHourly = (answers: Answers): boolean => answers.pay_structure === 'hourly'
const isExempt = (answers: Answers): boolean => answers.overtime_status === 'exempt'
const isMonthly = (answers: Answers): boolean => answers.pay_frequency === 'monthly'
const isBelow = (amount: number | undefined, floor: number | undefined): boolean =>
  amount !== undefined && floor !== undefined && amount < floor

const amounts: readonly Rule[] = [
  {
    field: 'sign_on_bonus',
    level: 'error',
    message: 'Please enter the sign-on bonus in dollars, or leave it blank.',
    isViolated: (answers) =>
      hasText(answers, 'sign_on_bonus') && !(parseMoney(textOf(answers, 'sign_on_bonus')) ?? 0),
  },
  {
    field: 'pay_amount',
    level: 'warning',
    message: 'This amount looks unusual for the pay type you chose. Please check it.',
    isViolated: (answers) =>
      (isHourly(answers) && (payCents(answers) ?? 0) > 50_000) ||
      (answers.pay_structure === 'annual' && isBelow(payCents(answers), 500_000)),
  },
  {
    field: 'pay_amount',
    level: 'error',
    message: 'The rate cannot be lower than the federal minimum wage of $7.25 an hour.',
    isViolated: (answers) =>
      isHourly(answers) &&
      payCents(answers) !== 0 &&
      isBelow(payCents(answers), FEDERAL_MINIMUM_WAGE),
  },
  {
    field: 'pay_amount',
    also: ['hours_per_week'],
    level: 'error',
    message: (answers) =>
      isHourly(answers)
        ? `This rate is lower than the minimum wage in ${governingState(answers)}. Please raise it.`
        : `For these hours this salary is lower than the minimum wage in ${governingState(answers)}. Please raise it.`,
    isViolated: (answers, { today }) => {
      const cents = hourlyPay(answers)
      return (
        !isExempt(answers) &&
        cents !== undefined &&
        cents >= (isHourly(answers) ? FEDERAL_MINIMUM_WAGE : 1) &&
        cents < minimumWage(answers, today)
      )
    },
  },
  {
    field: 'pay_amount',
    level: 'warning',
    message: (answers) =>
      `This pay is close to the minimum wage in ${governingState(answers)}. A city, a county or a newer rate may require more: check before you sign.`,
    isViolated: (answers, { today }) => {
      const cents = hourlyPay(answers)
      return (
        !isExempt(answers) &&
        cents !== undefined &&
        cents >= minimumWage(answers, today) &&
        isNearMinimum(cents, answers, today)
      )
    },
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
    isViolated: (answers) => isExempt(answers) && isHourly(answers),
  },
  {
    field: 'overtime_status',
    also: ['pay_structure', 'exempt_category'],
    level: 'error',
    message:
      'An exempt employee must be paid a salary, unless the work is outside sales. Choose weekly or annual pay, choose "overtime applies", or name outside sales as the exempt work.',
    isViolated: (answers) =>
      isExempt(answers) && answers.pay_structure === 'other' && !isOutsideSales(answers),
  },
  {
    field: 'exempt_category',
    also: ['state'],
    level: 'error',
    message:
      'Minnesota requires the written notice at hire to say on what basis the job is exempt. Please choose it.',
    isViolated: (answers) =>
      answers.state === 'Minnesota' && isExempt(answers) && !hasText(answers, 'exempt_category'),
  },
  {
    field: 'pay_amount',
    also: ['overtime_status'],
    level: 'error',
    message: SALARY_TOO_LOW,
    isViolated: (answers, { today }) =>
      isExempt(answers) &&
      !isHourly(answers) &&
      !isOutsideSales(answers) &&
      isBelow(annualizedPay(answers), exemptSalary(answers, today)),
  },
  {
    field: 'overtime',
    level: 'error',
    message: 'Overtime must be at least 1.5 times the regular rate.',
    isViolated: (answers) => isBelow(overtimeThousandths(textOf(answers, 'overtime')), 1500),
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
const DAYS_OF_MONTH = /\b\d{1,2}(st|nd|rd|th)\b|\bmonth\b/i

/** States that require pay at least every two weeks: Department of Labor, State Payday Requirements (2022). */
const TWO_WEEKS_AT_MOST: readonly unknown[] = [
  'Connecticut',
  'Massachusetts',
  'New Hampshire',
  'Rhode Island',
  'Vermont',
] satisfies StateName[]

const REPAYMENT = /repa(y|id)|\bpa(y|ying|id)\s+back|claw|reimburs\w*\s+the\s+company/i

const payDays: readonly Rule[] = [
  {
    field: 'pay_frequency',
    also: ['state'],
    level: 'error',
    message: (answers) =>
      `${stateAtStart(answers)} does not allow monthly pay for most employees. Choose weekly or bi-weekly.`,
    isViolated: (answers) => isMonthly(answers) && barsMonthlyPay(answers),
  },
  {
    field: 'pay_frequency',
    also: ['state'],
    level: 'error',
    message: (answers) =>
      `${stateAtStart(answers)} requires most employees to be paid every week or every two weeks. Choose weekly or bi-weekly.`,
    isViolated: (answers) =>
      answers.pay_frequency === 'semi-monthly' && TWO_WEEKS_AT_MOST.includes(answers.state),
  },
  {
    field: 'pay_frequency',
    level: 'warning',
    message: 'New York manual workers must be paid weekly.',
    isViolated: (answers) =>
      answers.state === 'New York' &&
      isOneOf(answers, 'pay_frequency', 'bi-weekly', 'semi-monthly'),
  },
  {
    field: 'pay_day',
    also: ['pay_frequency'],
    level: 'error',
    message:
      'These are days of the month, which do not fit weekly or bi-weekly pay. Choose "twice a month", or name a day of the week such as Fridays.',
    isViolated: (answers) =>
      isOneOf(answers, 'pay_frequency', 'weekly', 'bi-weekly') &&
      DAYS_OF_MONTH.test(textOf(answers, 'pay_day')),
  },
  {
    field: 'pay_day',
    also: ['pay_frequency'],
    level: 'error',
    message: 'For pay twice a month, name two days, such as "the 1st and the 15th".',
    isViolated: (answers) =>
      answers.pay_frequency === 'semi-monthly' && WEEKDAYS.test(textOf(answers, 'pay_day')),
  },
  {
    field: 'pay_day',
    level: 'warning',
    message: 'For monthly pay, give a date such as "the last business day of each month".',
    isViolated: (answers) => isMonthly(answers) && WEEKDAYS.test(textOf(answers, 'pay_day')),
  },
]

/** "The bonus is never repaid" promises the opposite. */
const NO_REPAYMENT = /\b(no|not|never|without)\b[^.;\n]{0,30}(repa(y|id)|claw)/i

const repayment = (field: string): Rule => ({
  field,
  level: 'error',
  message:
    'Many states void a duty to repay if an employee leaves. Please remove it here, or have an attorney write it as a separate agreement.',
  isViolated: (answers) => {
    const text = textOf(answers, field)
    return REPAYMENT.test(text) && !NO_REPAYMENT.test(text)
  },
})

/** The checks on pay, overtime and paydays. */
export const payRules: readonly Rule[] = [
  ...amounts,
  ...status,
  ...payDays,
  repayment('bonuses'),
  repayment('benefits'),
  repayment('pay_details'),
]
