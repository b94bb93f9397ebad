import { type StateName, stateNamed } from '../toolbox/states.ts'
import { answerOf } from './answers.ts'
import type { Answers, Template } from './template.ts'

type Rule = {
  /** What the state asks of this document or forbids it: one to three whole sentences for a visitor. */
  reason: string
  /** The statute or rule; absent where none was found. */
  cite?: string
  /** Where it was read, or that it is the careful side of what could not be confirmed. */
  source: string
  /** The ISO date of that reading. */
  checked: string
}

/**
 * How a document serves a state: with content of its own, with the general text and what the state
 * adds to it, with a warning that never blocks, or not at all. `turnTo` says where a buyer goes
 * instead: a form of the state, an office or a lawyer. `form` is the state's own free form, where one is online.
 */
export type StateCoverage =
  | ({ kind: 'own' | 'floor' | 'warn' } & Rule)
  | ({ kind: 'refuse'; turnTo: string; form?: { title: string; url: string } } & Rule)

/** One row of the coverage table: a document in the fifty states and the District of Columbia. */
export type Coverage = Readonly<Record<StateName, StateCoverage>>

/** The state that the answers choose and how the document serves it; undefined while none is chosen. */
export const coverageOf = (
  { coverage, stateField }: Pick<Template, 'coverage' | 'stateField'>,
  answers: Answers,
): (StateCoverage & { state: StateName }) | undefined => {
  const state = stateNamed(answerOf(answers, stateField))
  return state && { state, ...coverage[state] }
}

/** Where a buyer goes instead, with one full stop. */
export const whereToTurn = ({ turnTo }: { turnTo: string }): string =>
  `${turnTo.replace(/\.$/, '')}.`

/** What a visitor is told about a state: the reason and, where the state is refused, where to turn. */
export const coverageText = (entry: StateCoverage): string =>
  entry.kind === 'refuse' ? `${entry.reason} Where to turn: ${whereToTurn(entry)}` : entry.reason
