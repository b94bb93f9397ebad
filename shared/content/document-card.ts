import { type StateName, stateInSentence } from '../documents/toolbox/states.ts'
import type { CoverageKind } from './coverage-page.ts'

type StateFacts = { refused: number; warned: number }

const statesText = (count: number): string => `${count} ${count === 1 ? 'state' : 'states'}`

/** "Every state", "All states but 1, 17 states with a warning" */
const servedStates = ({ refused, warned }: StateFacts): string => {
  const served = refused === 0 ? 'Every state' : `All states but ${refused}`
  return warned === 0 ? served : `${served}, ${statesText(warned)} with a warning`
}

const IN_STATE: Record<CoverageKind, (state: string) => string> = {
  refuse: (state) => `Not sold in ${state}`,
  warn: (state) => `Sold in ${state}, with a warning`,
  own: (state) => `Written for ${state}`,
  floor: (state) => `Sold in ${state}`,
}

/** The texts of a document's card. */
export const CARD = {
  preview: 'Preview',
  details: 'Details',
  viewDetails: 'View Details',
  states: servedStates,
  inState: (kind: CoverageKind, state: StateName): string => IN_STATE[kind](stateInSentence(state)),
} as const
