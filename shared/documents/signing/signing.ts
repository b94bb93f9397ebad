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

const ELECTRONIC = 'On paper or electronically. Both are valid.'
const FAMILY =
  'In ink, on paper. The federal law on electronic signatures does not cover family law, and courts require the original.'
const NO_WITNESS = 'None required.'
const NOTARY_OPTIONAL =
  'Not required. You can add a notary page, which makes a signature harder to dispute.'

/** Electronic signatures are valid under 15 U.S.C. 7001, except as listed in 15 U.S.C. 7003. */
const contract = (notary: string, video: Signing['video'] = 'by-state'): Signing => ({
  ...{ signatures: ELECTRONIC, cite: '15 U.S.C. § 7001(a)', checked: CHECKED },
  ...{ witnesses: NO_WITNESS, notary, video },
})

export const SIGNING: Readonly<Record<string, Signing>> = {
  'bill-of-sale': {
    ...contract(
      'Optional: you can add a notary page. Some states require the title of a vehicle to be signed before a notary.',
    ),
    signatures:
      'On paper or electronically. If the item has a title, sign in ink: the agency accepts the title and its own forms only on paper.',
  },
  'divorce-settlement-agreement': {
    ...{ signatures: FAMILY, cite: '15 U.S.C. § 7003(a)(2)', checked: CHECKED },
    witnesses: 'None in most states. The instructions say what your state requires.',
    notary: 'Each spouse signs before a notary.',
    video: 'by-state',
  },
  'prenuptial-agreement': {
    ...{ signatures: FAMILY, cite: '15 U.S.C. § 7003(a)(2)', checked: CHECKED },
    witnesses: 'Some states require two. The document then has lines for them.',
    notary: 'Each of you signs before a notary.',
    video: 'by-state',
  },
  'last-will-and-testament': {
    signatures: 'In ink, on paper. It cannot be signed electronically or by video.',
    cite: '15 U.S.C. § 7003(a)(1)',
    checked: CHECKED,
    witnesses: 'Two adults, in the same room as you, who receive nothing under the will.',
    notary:
      'For the sworn statement of the witnesses, where the state has one, so that they do not have to testify in court.',
    video: 'never',
  },
  'healthcare-directive': {
    signatures:
      'In ink, on paper, with everyone in the same room. States differ on other ways to sign, and a hospital must be able to accept it at once.',
    checked: CHECKED,
    witnesses: 'Two adults who meet every requirement in the statement that they sign.',
    notary: 'Required in some states and optional elsewhere. The instructions say which.',
    video: 'never',
  },
  'promissory-note': {
    signatures:
      'In ink, on one original. The federal law on electronic signatures does not cover negotiable notes.',
    cite: '15 U.S.C. § 7003(a)(3)',
    checked: CHECKED,
    witnesses: NO_WITNESS,
    notary: 'Not required, but it makes the signature harder to dispute.',
    video: 'by-state',
  },
  'employment-agreement': contract(NOTARY_OPTIONAL),
  'independent-contractor-agreement': contract(NOTARY_OPTIONAL),
  'llc-operating-agreement': contract(
    'Not required. The document includes notary certificates, because they prove who signed.',
  ),
  'non-disclosure-agreement': contract('Not required.', 'not-needed'),
  'safe-agreement': contract(NOTARY_OPTIONAL),
  'articles-of-incorporation': {
    signatures:
      'As the filing office accepts them: most accept a typed signature online and ink by mail. Check its website first.',
    checked: CHECKED,
    witnesses: NO_WITNESS,
    notary: 'Few offices require one. The document has a notary page for those that do.',
    video: 'by-state',
  },
}

const VIDEO = {
  yes: (state: string) =>
    `Notaries in ${state} may notarize this document by live video. Ask yours whether they do.`,
  ask: (state: string) =>
    `Sign in the notary's presence, unless a notary in ${state} confirms that live video is allowed.`,
  no: (state: string) =>
    `Notaries in ${state} may not notarize this document by live video. Sign in the notary's presence.`,
} as const

const UNKNOWN_STATE =
  "It depends on the state where you sign. See that state's notes, or ask the notary first."

/**
 * The text about online notarization for a document signed in a state, or before the state is
 * known.
 */
export const videoText = (documentId: string, state?: StateName): string => {
  const video = SIGNING[documentId]?.video
  if (video === 'not-needed') return 'No notary is involved.'
  if (video === 'never') return 'Not for this document. Everyone must be in the same room.'
  if (!state) return UNKNOWN_STATE
  const kind = NOT_BY_VIDEO[state]?.includes(documentId) ? 'no' : REMOTE_NOTARIES[state].kind
  return VIDEO[kind](stateInSentence(state))
}
