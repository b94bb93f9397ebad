import { type StateName, stateNamed } from '../toolbox/states.ts'
import { answerOf } from './answers.ts'
import type { Answers, CheckedTemplate } from './template.ts'

type Rule = {
  /**
   * What the state requires of this document or forbids: one to three full sentences for visitors.
   */
  reason: string
  /** The statute or rule; absent if none was found. */
  cite?: string
  /** The source, or a note that it is the cautious reading of something unconfirmed. */
  source: string
  /** The ISO date the source was checked. */
  checked: string
}

/**
 * How a document works in a state: with its own wording, with general text plus the state's
 * additions, with a warning that never blocks, or not at all. `turnTo` is where to get help
 * instead: a state form, an office or an attorney. `form` is the state's own free form, if online.
 */
export type StateCoverage =
  | ({ kind: 'own' | 'floor' | 'warn' } & Rule)
  | ({ kind: 'refuse'; turnTo: string; form?: { title: string; url: string } } & Rule)

/** One row of the coverage table: a document in the fifty states and the District of Columbia. */
export type Coverage = Readonly<Record<StateName, StateCoverage>>

/** The chosen state and its coverage; undefined if none is chosen. */
export const coverageOf = (
  { coverage, stateField }: Pick<CheckedTemplate, 'coverage' | 'stateField'>,
  answers: Answers,
): (StateCoverage & { state: StateName }) | undefined => {
  const state = stateNamed(answerOf(answers, stateField))
  return state && { state, ...coverage[state] }
}

/** Where to get help instead, ending with one period. */
export const whereToTurn = ({ turnTo }: { turnTo: string }): string =>
  `${turnTo.replace(/\.$/, '')}.`

/** The text shown for a state: the reason and, if refused, where to get help. */
export const coverageText = (entry: StateCoverage): string =>
  entry.kind === 'refuse'
    ? `${entry.reason} Where to get help: ${whereToTurn(entry)}`
    : entry.reason
