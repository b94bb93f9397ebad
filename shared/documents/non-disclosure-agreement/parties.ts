import { isOneOf, partyOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { isPerson, type Party } from '../toolbox/parties.ts'
import { represented } from '../toolbox/representatives.ts'
import { DISCLOSER, RECEIVER } from './party-questions.ts'

/** A name that says neither person nor company may be a business, except that of an employee. */
const open = (party: Party): Party =>
  isPerson(party) && !party.stated ? { ...party, isOpen: true } : represented(party)

export const discloserOf = (answers: Answers): Party => open(partyOf(answers, DISCLOSER))

export const receiverOf = (answers: Answers): Party => {
  const party = partyOf(answers, RECEIVER)
  return isOneOf(answers, 'relationshipType', 'employee') ? party : open(party)
}
