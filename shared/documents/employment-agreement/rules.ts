import { numberOf } from '../answers.ts'
import { addYears } from '../dates.ts'
import type { Answers, Rule } from '../template.ts'
import { covenantRules } from './rules-covenants.ts'
import { payRules } from './rules-pay.ts'

const text = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()
const has = (answers: Answers, key: string): boolean => text(answers, key) !== ''
const sameName = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ')

/** Whether both dates are given and the first lies before the second. */
const isBefore = (answers: Answers, earlier: string, later: string): boolean =>
  has(answers, earlier) && has(answers, later) && text(answers, earlier) < text(answers, later)

/** ISO dates compare as texts. */
const dates: readonly Rule[] = [
  {
    field: 'end_date',
    also: ['start_date'],
    level: 'error',
    message: 'The end date must be after the first day of work.',
    broken: (answers) =>
      has(answers, 'end_date') &&
      has(answers, 'start_date') &&
      !isBefore(answers, 'start_date', 'end_date'),
  },
]

const hours: readonly Rule[] = [
  {
    field: 'hours_per_week',
    level: 'error',
    message: 'Please enter weekly hours between 1 and 80.',
    broken: ({ hours_per_week }) => {
      const hours = numberOf(hours_per_week)
      return hours !== undefined && (hours < 1 || hours > 80)
    },
  },
  {
    field: 'hours_per_week',
    also: ['overtime_status'],
    level: 'warning',
    message: 'Hours above 40 a week must be paid at the overtime rate.',
    broken: ({ overtime_status, hours_per_week }) =>
      overtime_status === 'non_exempt' && (numberOf(hours_per_week) ?? 0) > 40,
  },
  {
    field: 'vacation_days',
    level: 'error',
    message: 'Please enter vacation days between 0 and 60.',
    broken: ({ vacation_days }) => {
      const days = numberOf(vacation_days)
      return days !== undefined && (!Number.isInteger(days) || days < 0 || days > 60)
    },
  },
  {
    field: 'vacation_payout',
    level: 'warning',
    message: (answers) =>
      `In ${text(answers, 'state')} unused vacation is paid out, and the agreement will say so.`,
    broken: ({ state, vacation_payout }) =>
      vacation_payout === false &&
      ['California', 'Massachusetts', 'Illinois'].includes(String(state)),
  },
]

/** "None" would print as a period of notice. */
const NO_PERIOD =
  /^(none|nil|no|no notice.*|not (needed|required|applicable).*|n\/?a|(0|zero)( \w+)?|at any time|at once|immediate(ly)?)\.?$/i

const ending: readonly Rule[] = [
  {
    field: 'notice_period',
    level: 'error',
    message: 'Please give a length of time, for example 2 weeks.',
    broken: (answers) => NO_PERIOD.test(text(answers, 'notice_period')),
  },
]

const signing: readonly Rule[] = [
  {
    field: 'signature_date',
    also: ['date'],
    level: 'warning',
    message: 'The signing date is earlier than the agreement date.',
    broken: (answers) => isBefore(answers, 'signature_date', 'date'),
  },
  {
    field: 'start_date',
    also: ['date'],
    level: 'warning',
    message: 'The job starts before the agreement date. Sign before the first day when you can.',
    broken: (answers) => isBefore(answers, 'start_date', 'date'),
  },
  {
    field: 'end_date',
    also: ['start_date'],
    level: 'warning',
    message: 'Very long fixed terms need legal advice.',
    broken: (answers) =>
      has(answers, 'start_date') &&
      text(answers, 'end_date') > addYears(text(answers, 'start_date'), 5),
  },
  {
    field: 'employee_name',
    also: ['employer_name'],
    level: 'error',
    message: 'The employer and the employee must be different.',
    broken: (answers) =>
      has(answers, 'employee_name') &&
      sameName(text(answers, 'employee_name')) === sameName(text(answers, 'employer_name')),
  },
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...dates,
  ...payRules,
  ...hours,
  ...covenantRules,
  ...ending,
  ...signing,
]
