import { partyOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import type { Party } from '../toolbox/parties.ts'

/** The questions about the disclosing party, by key. */
export const DISCLOSER = {
  name: 'disclosingParty',
  type: 'disclosingType',
  state: 'disclosingFormedIn',
  signer: 'disclosingSignatory',
  title: 'disclosingTitle',
} as const

/** The questions about the receiving party, by key. */
export const RECEIVER = {
  name: 'receivingParty',
  type: 'receivingType',
  state: 'receivingFormedIn',
  signer: 'receivingSignatory',
  title: 'receivingTitle',
} as const

export const discloserOf = (answers: Answers): Party => partyOf(answers, DISCLOSER)
export const receiverOf = (answers: Answers): Party => partyOf(answers, RECEIVER)
