import { isFilled } from '../template/answers.ts'
import { textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { type StateName, stateNamed } from '../toolbox/states.ts'
import { COVENANT_LAW, type CovenantLaw } from './covenant-law.ts'

/** The law on covenants of the state that the answers name. */
export const covenantLaw = ({ state }: Answers): CovenantLaw | undefined => {
  const name = stateNamed(state)
  return name && COVENANT_LAW[name]
}

/**
 * States that require pay and terms in writing at hire, where Schedule 1 in substance is that notice. The
 * stricter reading: some of them do not require a signature. New York and California have their own forms.
 */
const SIGNED_NOTICE: readonly unknown[] = [
  'Alaska',
  'Connecticut',
  'Delaware',
  'District of Columbia',
  'Hawaii',
  'Iowa',
  'Maryland',
  'Minnesota',
  'New Hampshire',
  'North Carolina',
  'Oregon',
  'Rhode Island',
  'South Carolina',
  'West Virginia',
] satisfies StateName[]

/** Whether both parties sign Schedule 1 as the notice at hire. */
export const givesSignedNotice = ({ state }: Answers): boolean => SIGNED_NOTICE.includes(state)

/**
 * States in which earned vacation is always paid at the end. The stricter reading: Rhode Island requires it after
 * a year, Maine for employers with more than ten employees, North Dakota with narrow exceptions. Read
 * 2026-11-27: payrollbeacon.com, Vacation payout laws by state (January 2026), which links each agency.
 */
const PAYS_VACATION: readonly unknown[] = [
  'California',
  'Colorado',
  'Illinois',
  'Louisiana',
  'Maine',
  'Massachusetts',
  'Montana',
  'Nebraska',
  'North Dakota',
  'Rhode Island',
] satisfies StateName[]

/** Whether unused vacation is paid at the end whatever the answer is. */
export const alwaysPaysVacation = ({ state }: Answers): boolean => PAYS_VACATION.includes(state)

/**
 * Overtime by the day; completes "In {state} this includes". Cal. Labor Code 510; AS 23.10.060, for employers
 * of four or more; 7 CCR 1103-1, rule 4.1; NRS 608.018.
 */
const DAILY_OVERTIME: Partial<Record<StateName, string>> = {
  California: 'daily overtime and double time',
  Alaska: 'overtime for each hour over eight in a day, for an employer that the statute covers',
  Colorado: 'overtime for each hour over 12 in a day or over 12 in a row',
  Nevada:
    'overtime for each hour over eight in a day, while the rate is below one and a half times the minimum wage',
}

/** The daily overtime that the state requires. */
export const dailyOvertime = ({ state }: Answers): string | undefined => {
  const name = stateNamed(state)
  return name && DAILY_OVERTIME[name]
}

/** The state at the beginning of a sentence. */
export const stateAtStart = (answers: Answers): string => {
  const state = textOf(answers, 'state')
  return state === 'District of Columbia' ? `The ${state}` : state
}

export const asksForNonCompete = (answers: Answers): boolean => isFilled(answers.non_compete)
export const asksForNonSolicit = (answers: Answers): boolean => answers.non_solicitation === true

/** Whether the agreement carries a non-compete: one is described, and the state allows any. */
export const hasNonCompete = (answers: Answers): boolean =>
  asksForNonCompete(answers) && covenantLaw(answers)?.refuses === undefined

/** Whether the agreement carries a non-solicitation clause. */
export const hasNonSolicit = (answers: Answers): boolean =>
  asksForNonSolicit(answers) && covenantLaw(answers)?.refusesSolicitation === undefined
