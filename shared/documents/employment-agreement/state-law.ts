import { isFilled } from '../template/answers.ts'
import { textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { type StateName, stateNamed } from '../toolbox/states.ts'
import { COVENANT_LAW, type CovenantLaw } from './covenant-law.ts'
import type { DatedFigure } from './dated-figures.ts'

/** Fair Labor Standards Act, 29 U.S.C. 206: cents an hour. */
export const FEDERAL_MINIMUM_WAGE = 725

/** 29 CFR part 541, the 2019 rule, in force again since November 15, 2024: cents a week. */
export const FEDERAL_EXEMPT_SALARY = 68_400

/**
 * Cents an hour, checked 2026-11-21; a state without an entry is not compared. New York has a higher
 * wage in and around New York City: the lower one stands here.
 */
export const MINIMUM_WAGE: Partial<Record<StateName, readonly DatedFigure[]>> = {
  California: [{ from: '2026-01-01', cents: 1690 }],
  Connecticut: [{ from: '2026-01-01', cents: 1694 }],
  'New York': [{ from: '2026-01-01', cents: 1600 }],
  Washington: [{ from: '2026-01-01', cents: 1713 }],
}

/** Least salary of an exempt employee, cents a year, checked 2026-11-21. New York: outside the city. */
export const EXEMPT_SALARY: Partial<Record<StateName, readonly DatedFigure[]>> = {
  California: [{ from: '2026-01-01', cents: 7_030_400 }],
  'New York': [{ from: '2026-01-01', cents: 119_910 * 52 }],
  Washington: [{ from: '2026-01-01', cents: 8_016_840 }],
}

/** The law on covenants of the state that the answers name. */
export const covenantLaw = ({ state }: Answers): CovenantLaw | undefined => {
  const name = stateNamed(state)
  return name && COVENANT_LAW[name]
}

/**
 * States that want pay and terms in writing at hire, where Schedule 1 in substance is that notice. The
 * careful side: some of them do not want it signed. New York and California have forms of their own.
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

/** Whether both parties sign Schedule 1 as the notice given at hire. */
export const givesSignedNotice = ({ state }: Answers): boolean => SIGNED_NOTICE.includes(state)

/** The state at the beginning of a sentence. */
export const stateAtStart = (answers: Answers): string => {
  const state = textOf(answers, 'state')
  return state === 'District of Columbia' ? `The ${state}` : state
}

export const competes = (answers: Answers): boolean => isFilled(answers.non_compete)
export const solicits = (answers: Answers): boolean => answers.non_solicitation === true

/** Whether the agreement carries a non-compete: one is described, and the state allows any. */
export const hasNonCompete = (answers: Answers): boolean =>
  competes(answers) && covenantLaw(answers)?.refuses === undefined

/** Whether the agreement carries a non-solicitation clause. */
export const hasNonSolicit = (answers: Answers): boolean =>
  solicits(answers) && covenantLaw(answers)?.refusesSolicitation === undefined
