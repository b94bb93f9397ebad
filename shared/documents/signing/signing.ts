import { type StateName, stateInSentence } from '../toolbox/states.ts'
import { NOT_BY_VIDEO, REMOTE_NOTARIES } from './remote-notaries.ts'

/** How a document is signed, for visitors. `video` is whether online notarization matters. */
type Signing = {
  signatures: string
  /** Absent if it depends on each state's law, which the instructions cite. */
  cite?: string
  /** The ISO date the source was checked. */
  checked: string
  witnesses: string
  notary: string
  video: 'by-state' | 'never' | 'not-needed'
}

const CHECKED = '2026-11-24'

const ELECTRONIC = 'On paper or electronically: both count.'
const FAMILY =
  'In ink, on paper. The federal law on electronic signatures leaves out family law, and courts require the original.'
const NO_WITNESS = 'None is needed.'
const NOTARY_AS_WISHED =
  'None is needed. A notary page is printed if you ask for one, and makes it harder to deny a signature.'

/** Electronic signatures are valid under 15 U.S.C. 7001, except as listed in 15 U.S.C. 7003. */
const contract = (notary: string, video: Signing['video'] = 'by-state'): Signing => ({
  ...{ signatures: ELECTRONIC, cite: '15 U.S.C. § 7001(a)', checked: CHECKED },
  ...{ witnesses: NO_WITNESS, notary, video },
})

export const SIGNING: Readonly<Record<string, Signing>> = {
  'bill-of-sale': {
    ...contract(
      'A page is printed if you ask for one. Some states require the title of a vehicle to be signed before a notary.',
    ),
    signatures:
      'On paper or electronically. For a vehicle sign in ink: the agency takes the title and its own forms on paper.',
  },
  'divorce-settlement-agreement': {
    ...{ signatures: FAMILY, cite: '15 U.S.C. § 7003(a)(2)', checked: CHECKED },
    witnesses: 'None in most states: the instructions say what your state requires.',
    notary: 'Each spouse signs before a notary.',
    video: 'by-state',
  },
  'prenuptial-agreement': {
    ...{ signatures: FAMILY, cite: '15 U.S.C. § 7003(a)(2)', checked: CHECKED },
    witnesses: 'Some states ask for two: the document prints their lines where they do.',
    notary: 'Each of you signs before a notary.',
    video: 'by-state',
  },
  'last-will-and-testament': {
    signatures: 'In ink, on paper. It cannot be signed electronically or by video.',
    cite: '15 U.S.C. § 7003(a)(1)',
    checked: CHECKED,
    witnesses: 'Two adults, in one room with you, who receive nothing in the will.',
    notary:
      'For the sworn statement of the witnesses, where the state has one: it spares them the court.',
    video: 'never',
  },
  'healthcare-directive': {
    signatures:
      'In ink, on paper, with everyone in one room. States differ on other ways, and a hospital has to accept it at once.',
    checked: CHECKED,
    witnesses: 'Two adults who meet every point of the statement that they sign.',
    notary:
      'Where the state requires one, and as a second proof elsewhere: the instructions say which.',
    video: 'never',
  },
  'promissory-note': {
    signatures:
      'In ink, on one original. The federal law on electronic signatures leaves out negotiable notes.',
    cite: '15 U.S.C. § 7003(a)(3)',
    checked: CHECKED,
    witnesses: NO_WITNESS,
    notary: 'None is needed. With one it is harder to deny the signature.',
    video: 'by-state',
  },
  'employment-agreement': contract(NOTARY_AS_WISHED),
  'independent-contractor-agreement': contract(NOTARY_AS_WISHED),
  'llc-operating-agreement': contract(
    'None is needed. Certificates are printed with it, because they prove who signed.',
  ),
  'non-disclosure-agreement': contract('None is needed.', 'not-needed'),
  'safe-agreement': contract(NOTARY_AS_WISHED),
  'articles-of-incorporation': {
    signatures:
      'As the filing office takes them: most take a typed signature online, and ink by mail. Ask its page first.',
    checked: CHECKED,
    witnesses: NO_WITNESS,
    notary: 'Few offices ask for one. A page is printed for those that do.',
    video: 'by-state',
  },
}

const VIDEO = {
  yes: (state: string) => `Notaries of ${state} may act by live video: ask yours.`,
  ask: (state: string) =>
    `Sign in the notary's presence, unless a notary of ${state} confirms that live video is allowed.`,
  no: (state: string) => `Not by notaries of ${state}: sign in the notary's presence.`,
} as const

const UNKNOWN_STATE =
  "It depends on the state where you sign: see that state's notes, or ask the notary first."

/**
 * The text about online notarization for a document signed in a state, or before the state is
 * known.
 */
export const videoText = (documentId: string, state?: StateName): string => {
  const video = SIGNING[documentId]?.video
  if (video === 'not-needed') return 'No notary takes part.'
  if (video === 'never') return 'Not for this document: everyone is in one room.'
  if (!state) return UNKNOWN_STATE
  const kind = NOT_BY_VIDEO[state]?.includes(documentId) ? 'no' : REMOTE_NOTARIES[state].kind
  return VIDEO[kind](stateInSentence(state))
}
