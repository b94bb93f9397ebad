import { numberOf } from '../template/answers.ts'
import { isOneOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { addMonths, isRealDate } from '../toolbox/dates.ts'
import { isPerson } from '../toolbox/parties.ts'
import { formatHundredths, type MemberNumber, memberNumbers, memberOf, shareOf } from './members.ts'

/** How ownership is earned over time. */

export const MIN_VESTING_MONTHS = 6
export const MAX_VESTING_MONTHS = 120

export const hasVesting = (answers: Answers): boolean => answers.hasVesting === true

/** The members whose interests vest. */
export const vestingMembers = (answers: Answers): MemberNumber[] =>
  hasVesting(answers)
    ? memberNumbers(answers).filter((number) => answers[`member${number}Vests`] === true)
    : []

/** Whole months; undefined unless it is a non-negative whole number. */
const monthsOf = (answers: Answers, key: string): number | undefined => {
  const months = numberOf(answers[key])
  return months !== undefined && Number.isInteger(months) && months >= 0 ? months : undefined
}

/** The months until everything has vested; undefined unless it is a period. */
export const periodOf = (answers: Answers): number | undefined => {
  const months = monthsOf(answers, 'vestingMonths')
  return months !== undefined && months >= MIN_VESTING_MONTHS && months <= MAX_VESTING_MONTHS
    ? months
    : undefined
}

/** The months before anything vests, 0 for none; undefined if they exceed the vesting period. */
export const cliffOf = (answers: Answers): number | undefined => {
  const [cliff, period] = [monthsOf(answers, 'vestingCliffMonths'), periodOf(answers)]
  return cliff !== undefined && period !== undefined && cliff <= period ? cliff : undefined
}

const inMonths = (months: number | undefined): string | undefined =>
  months === undefined ? undefined : `${months} ${months === 1 ? 'month' : 'months'}`

const dayAfter = (answers: Answers, months: number | undefined): string | undefined => {
  const start = textOf(answers, 'vestingStart')
  return months !== undefined && isRealDate(start) ? addMonths(start, months) : undefined
}

const isReached = (day: string | undefined, date: string): boolean =>
  day !== undefined && isRealDate(date) && day <= date

/** Whether everything has vested by the date of the agreement, which leaves nothing to earn. */
export const isVestedAtSigning = (answers: Answers): boolean =>
  isReached(dayAfter(answers, periodOf(answers)), textOf(answers, 'date'))

const scheduleRow = (answers: Answers, number: MemberNumber): string[] => {
  const share = shareOf(answers, number)
  return [
    textOf(answers, `member${number}Name`) || `Member ${number}`,
    share === undefined ? '' : `${formatHundredths(share)}%`,
    String(periodOf(answers) ?? ''),
  ]
}

/** The words of the article and of Schedule D; `vesting_parts` is the number of equal parts. */
export const vesting = (answers: Answers) => ({
  get vesting() {
    return hasVesting(answers)
  },
  get person_vests() {
    return vestingMembers(answers).some((number) => isPerson(memberOf(answers, number)))
  },
  get company_vests() {
    return vestingMembers(answers).some((number) => !isPerson(memberOf(answers, number)))
  },
  get vesting_period() {
    return inMonths(periodOf(answers))
  },
  get vesting_parts() {
    return periodOf(answers)
  },
  get vesting_cliff() {
    return inMonths(cliffOf(answers))
  },
  get cliff_parts() {
    return cliffOf(answers)
  },
  /** Whether parts vest from the first month on. */
  get no_cliff() {
    return cliffOf(answers) === 0
  },
  /** Whether everything vests on one day. */
  get all_at_once() {
    return cliffOf(answers) !== undefined && cliffOf(answers) === periodOf(answers)
  },
  /** Whether work before the date of the agreement counts. */
  get vesting_before_date() {
    const [start, date] = [textOf(answers, 'vestingStart'), textOf(answers, 'date')]
    return isRealDate(start) && isRealDate(date) && start < date
  },
  get cliff_day() {
    return dayAfter(answers, cliffOf(answers))
  },
  get vested_day() {
    return dayAfter(answers, periodOf(answers))
  },
  /** Each member whose interest vests, with the percentage and the number of parts. */
  get vesting_table() {
    return vestingMembers(answers).map((number) => scheduleRow(answers, number))
  },
  get unvested_is_lost() {
    return isOneOf(answers, 'unvestedTreatment', 'lost')
  },
})
