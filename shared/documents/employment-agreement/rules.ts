import { numberOf } from '../template/answers.ts'
import {
  companyAsPerson,
  differentParties,
  hasText,
  needsPerson,
  onePerson,
  textOf,
} from '../template/reading.ts'
import { signerIsPerson } from '../template/signer-rules.ts'
import type { Answers, Rule } from '../template/template.ts'
import { addYears } from '../toolbox/dates.ts'
import { EMPLOYER } from './party-questions.ts'
import { covenantRules } from './rules-covenants.ts'
import { payRules } from './rules-pay.ts'
import { scheduleFit } from './schedule.ts'
import { alwaysPaysVacation } from './state-law.ts'

/** Whether both dates are answered and the first is before the second. */
const isBefore = (answers: Answers, earlier: string, later: string): boolean =>
  hasText(answers, earlier) &&
  hasText(answers, later) &&
  textOf(answers, earlier) < textOf(answers, later)

/** ISO dates compare as texts. */
const dates: readonly Rule[] = [
  {
    field: 'end_date',
    also: ['start_date'],
    level: 'error',
    message: 'The end date must be after the first day of work.',
    isViolated: (answers) =>
      hasText(answers, 'end_date') &&
      hasText(answers, 'start_date') &&
      !isBefore(answers, 'start_date', 'end_date'),
  },
]

/** Work in a private home, for which states have laws of their own. */
const IN_A_HOME =
  /\b(nann(y|ies)|au pair|house(keeper|hold)|baby-?sitter|butler|caregiver|home health|private chef|live-in|domestic)\b/i

const household: Rule = {
  field: 'job_title',
  level: 'warning',
  message:
    'This form is made for a business. Work in a private home has its own rules on hours, taxes and notices: ask an attorney or the labor agency first.',
  isViolated: (answers) => IN_A_HOME.test(textOf(answers, 'job_title')),
}

const hours: readonly Rule[] = [
  {
    field: 'hours_per_week',
    level: 'error',
    message: 'Please enter weekly hours between 1 and 80.',
    isViolated: ({ hours_per_week }) => {
      const hours = numberOf(hours_per_week)
      return hours !== undefined && (hours < 1 || hours > 80)
    },
  },
  {
    field: 'hours_per_week',
    also: ['overtime_status'],
    level: 'warning',
    message: 'Hours above 40 a week must be paid at the overtime rate.',
    isViolated: ({ overtime_status, hours_per_week }) =>
      overtime_status === 'non_exempt' && (numberOf(hours_per_week) ?? 0) > 40,
  },
  {
    field: 'hours_per_week',
    also: ['start_time', 'end_time', 'work_days'],
    level: 'warning',
    message:
      'These hours do not fill the times and days below. The agreement will say that the exact times are agreed in advance.',
    isViolated: (answers) => scheduleFit(answers) !== undefined,
  },
  {
    field: 'vacation_days',
    level: 'error',
    message: 'Please enter vacation days between 0 and 60.',
    isViolated: ({ vacation_days }) => {
      const days = numberOf(vacation_days)
      return days !== undefined && (!Number.isInteger(days) || days < 0 || days > 60)
    },
  },
  {
    field: 'vacation_payout',
    level: 'warning',
    message: (answers) =>
      `In ${textOf(answers, 'state')} unused vacation is paid out, and the agreement will say so.`,
    isViolated: (answers) => answers.vacation_payout === false && alwaysPaysVacation(answers),
  },
]

/** Answers such as "None", which would be printed as a period of notice. */
const NO_PERIOD =
  /^(none|nil|no|no notice.*|not (needed|required|applicable).*|n\/?a|(0|zero)( \w+)?|at any time|at once|immediate(ly)?)\.?$/i

const arbitration: Rule = {
  field: 'arbitration',
  level: 'warning',
  message:
    'Courts read arbitration clauses strictly, and some states have their own rules for workers. Have an attorney in your state read it first.',
  isViolated: (answers) => answers.arbitration === true,
}

const ending: readonly Rule[] = [
  {
    field: 'severance_weeks',
    level: 'error',
    message: 'Please enter whole weeks of severance between 1 and 52, or leave this blank.',
    isViolated: ({ severance_weeks }) => {
      const weeks = numberOf(severance_weeks)
      return weeks !== undefined && (!Number.isInteger(weeks) || weeks < 1 || weeks > 52)
    },
  },
  {
    field: 'end_type',
    also: ['state'],
    level: 'warning',
    message:
      'Montana has no at-will employment after the first months. The agreement sets a probationary period of twelve months; afterward you need good cause to end the job.',
    isViolated: ({ state, end_type }) => state === 'Montana' && end_type === 'at_will',
  },
  {
    field: 'notice_period',
    level: 'error',
    message: 'Please give a length of time, for example 2 weeks.',
    isViolated: (answers) => NO_PERIOD.test(textOf(answers, 'notice_period')),
  },
]

/** A town, a school district or another public body. */
const PUBLIC_EMPLOYER =
  /^(the )?(city|county|town|township|village|borough|state) of\b|\b(county|city|public|unified) schools?\b|\bschool district\b|\bcounty commission(ers)?\b/i

const signing: readonly Rule[] = [
  {
    field: 'signature_date',
    also: ['date'],
    level: 'warning',
    message: 'The signing date is earlier than the agreement date.',
    isViolated: (answers) => isBefore(answers, 'signature_date', 'date'),
  },
  {
    field: 'start_date',
    also: ['date'],
    level: 'warning',
    message: 'The job starts before the agreement date. Sign before the first day when you can.',
    isViolated: (answers) => isBefore(answers, 'start_date', 'date'),
  },
  {
    field: 'start_date',
    also: ['signature_date'],
    level: 'warning',
    message: 'The job starts before the signing date. Sign before the first day when you can.',
    isViolated: (answers) =>
      isBefore(answers, 'start_date', 'signature_date') && !isBefore(answers, 'start_date', 'date'),
  },
  {
    field: 'end_date',
    also: ['start_date'],
    level: 'warning',
    message: 'Very long fixed terms need legal advice.',
    isViolated: (answers) =>
      hasText(answers, 'start_date') &&
      textOf(answers, 'end_date') > addYears(textOf(answers, 'start_date'), 5),
  },
  differentParties(
    'employee_name',
    'employer_name',
    'The employer and the employee must be different.',
  ),
  ...needsPerson('employee_name', 'An employee is a person. Please enter the name of a person.'),
  signerIsPerson(EMPLOYER),
  companyAsPerson(EMPLOYER, 'person', 'the employer'),
  onePerson(EMPLOYER, 'the employer', 'For a business, choose its type.'),
  {
    field: 'employer_name',
    level: 'warning',
    message:
      'This form is not made for public employers, whose employees have rights that it does not cover. Ask an attorney first.',
    isViolated: (answers) => PUBLIC_EMPLOYER.test(textOf(answers, 'employer_name')),
  },
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...dates,
  ...payRules,
  ...hours,
  ...covenantRules,
  household,
  ...ending,
  arbitration,
  ...signing,
]
