import { isFilled } from '../answers.ts'
import { daysBetween } from '../calendar.ts'
import type { Answers, Rule } from '../template.ts'
import { businessDaysFrom } from './business-days.ts'
import { bansNonCompete, bansNonSolicit } from './covenants.ts'
import { type DatedFigure, ILLINOIS_FLOORS, inForce, wholeDollars } from './figures.ts'
import { annualizedPay } from './pay.ts'

const text = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()
const isIn = (answers: Answers, state: string): boolean => answers.state === state
const competes = (answers: Answers): boolean => isFilled(answers.non_compete)
const solicits = (answers: Answers): boolean => answers.non_solicitation === true
const earnsOvertime = (answers: Answers): boolean => answers.overtime_status === 'non_exempt'

const notAllowed = (answers: Answers): string =>
  `${text(answers, 'state')} does not allow this restriction. Please remove it.`

const bans: readonly Rule[] = [
  {
    field: 'non_compete',
    level: 'error',
    message: notAllowed,
    broken: (answers) => competes(answers) && bansNonCompete(answers),
  },
  {
    field: 'non_solicitation',
    level: 'error',
    message: notAllowed,
    broken: (answers) => solicits(answers) && bansNonSolicit(answers),
  },
  {
    field: 'non_compete',
    level: 'error',
    message:
      'Washington voids all non-compete clauses from June 30, 2027, including earlier ones. Please remove it.',
    broken: (answers) => competes(answers) && isIn(answers, 'Washington'),
  },
]

const massachusetts: readonly Rule[] = [
  {
    field: 'non_compete',
    level: 'error',
    message:
      'Massachusetts does not allow a non-compete for an employee who is entitled to overtime.',
    broken: (answers) =>
      competes(answers) && isIn(answers, 'Massachusetts') && earnsOvertime(answers),
  },
  {
    field: 'date',
    also: ['start_date'],
    level: 'warning',
    message:
      'Massachusetts requires the agreement with the formal offer or at least 10 business days before the first day, whichever is earlier.',
    broken: (answers) => {
      const [date, start] = [text(answers, 'date'), text(answers, 'start_date')]
      return (
        competes(answers) &&
        isIn(answers, 'Massachusetts') &&
        date !== '' &&
        start !== '' &&
        date > businessDaysFrom(start, 10, -1)
      )
    },
  },
]

/** The floor on the date of the agreement. */
const floorFor = (figures: readonly DatedFigure[], answers: Answers): number =>
  inForce(figures, text(answers, 'date')) ?? 0

const isNotAbove = (figures: readonly DatedFigure[], answers: Answers): boolean => {
  const yearly = annualizedPay(answers)
  return isIn(answers, 'Illinois') && yearly !== undefined && yearly <= floorFor(figures, answers)
}

const floorText = (figures: readonly DatedFigure[], answers: Answers): string =>
  wholeDollars(floorFor(figures, answers))

const illinois: readonly Rule[] = [
  {
    field: 'non_compete',
    level: 'error',
    message: (answers) =>
      `Illinois allows a non-compete only above ${floorText(ILLINOIS_FLOORS.nonCompete, answers)} a year.`,
    broken: (answers) => competes(answers) && isNotAbove(ILLINOIS_FLOORS.nonCompete, answers),
  },
  {
    field: 'non_solicitation',
    level: 'error',
    message: (answers) =>
      `Illinois allows a non-solicitation clause only above ${floorText(ILLINOIS_FLOORS.nonSolicit, answers)} a year.`,
    broken: (answers) => solicits(answers) && isNotAbove(ILLINOIS_FLOORS.nonSolicit, answers),
  },
  {
    field: 'signature_date',
    level: 'warning',
    message: 'Illinois gives the employee at least 14 calendar days to review this agreement.',
    broken: (answers) => {
      const [date, signed] = [text(answers, 'date'), text(answers, 'signature_date')]
      return (
        (competes(answers) || solicits(answers)) &&
        isIn(answers, 'Illinois') &&
        date !== '' &&
        signed !== '' &&
        daysBetween(date, signed) < 14
      )
    },
  },
]

const SPECIAL_TRADES =
  /physician|doctor|nurse|guard|broadcast|anchor|home health|companion|lawyer|attorney/i

const everywhere: readonly Rule[] = [
  {
    field: 'non_compete',
    level: 'warning',
    message: 'Special rules limit or void non-compete clauses for this kind of work. Ask a lawyer.',
    broken: (answers) => competes(answers) && SPECIAL_TRADES.test(text(answers, 'job_title')),
  },
  {
    field: 'non_compete',
    level: 'warning',
    message: 'A non-compete for an hourly employee is hard to enforce. Consider leaving it blank.',
    broken: (answers) => competes(answers) && earnsOvertime(answers),
  },
]

/** The checks on the non-compete and the non-solicitation clause. */
export const covenantRules: readonly Rule[] = [
  ...bans,
  ...massachusetts,
  ...illinois,
  ...everywhere,
]
