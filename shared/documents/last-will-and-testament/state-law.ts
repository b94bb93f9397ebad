import { type StateName, stateNamed } from '../toolbox/states.ts'
import { WILL_LAW, type WillLaw } from './will-law.ts'

const COMMONWEALTHS: readonly StateName[] = [
  'Kentucky',
  'Massachusetts',
  'Pennsylvania',
  'Virginia',
]

/** The rules of a state; undefined for other text. */
export const willLawOf = (name: string): WillLaw | undefined => {
  const state = stateNamed(name)
  return state && WILL_LAW[state]
}

const GIFT: Readonly<Record<WillLaw['gift'], string>> = {
  valid: 'A gift to a witness stays valid, but choose witnesses who receive nothing.',
  suspect:
    'A gift to a witness is presumed to come from undue influence, unless two other witnesses sign.',
  lost: 'A gift to a witness can be lost, in full or above what the law would give without a will.',
  'lost with spouse': 'A gift to a witness, or to the husband or wife of a witness, can be lost.',
  'not confirmed': 'Treat a gift to a witness as lost.',
}

/** What becomes of a gift to a witness, for a reader. */
export const giftSentence = ({ gift }: WillLaw): string => GIFT[gift]

const PROOF: Readonly<Record<WillLaw['proof'], string>> = {
  everyone:
    'You and both witnesses swear an affidavit before a notary, which proves the will later.',
  witnesses: 'Both witnesses swear an affidavit before a notary, which proves the will later.',
  perjury:
    'The witnesses sign their statement under the penalties for perjury, which proves the will without a notary.',
  clause:
    'You and both witnesses sign a self-proving clause under the penalties for perjury, which proves the will without a notary.',
  none: 'No affidavit is printed: the full statement of the witnesses, who sign it on the will, is what proves it.',
}

const UNPRINTED =
  'The statute has its own affidavit that proves the will later, which is not printed here. The will is valid without it: ask the probate court for the form, and swear to it with both witnesses before a notary, then or later.'

const WORDS = {
  own: "The page follows the state's own statute.",
  uniform: 'The page uses the words of the Uniform Probate Code.',
}

/** Who proves the will and in whose words, for a reader. */
export const proofSentence = ({ proof, words }: WillLaw): string => {
  if (words === 'unseen') return UNPRINTED
  return words === undefined ? PROOF[proof] : `${PROOF[proof]} ${WORDS[words]}`
}

/** Whether the state prescribes the words of the affidavit and they are not printed here. */
export const hasUnprintedAffidavit = (name: string): boolean => willLawOf(name)?.words === 'unseen'

/** The state's term for the executor. */
export const fiduciaryOf = (name: string): string =>
  name === 'Florida' || name === 'Massachusetts' ? 'Personal Representative' : 'Executor'

/** "State of Ohio", as an officer's certificate begins; undefined for other text. */
export const venueOf = (name: string): string | undefined => {
  const state = stateNamed(name)
  if (state === undefined || state === 'District of Columbia') return state
  return `${COMMONWEALTHS.includes(state) ? 'Commonwealth' : 'State'} of ${state}`
}
