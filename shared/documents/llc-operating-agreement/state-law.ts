import type { Answer } from '../template/template.ts'
import { type StateName, stateInSentence, stateNamed } from '../toolbox/states.ts'

/** A state's terms for limited liability companies. */
type StateLaw = {
  /** The state's name for the agreement among the owners. */
  agreement: string
  act: string
  /** The document whose filing forms the company. */
  filing: string
  office: string
}

const LAWS: Partial<Record<StateName, StateLaw>> = {
  Connecticut: {
    agreement: 'Operating Agreement',
    act: 'the Connecticut Uniform Limited Liability Company Act, Conn. Gen. Stat. §§ 34-243 to 34-283d',
    filing: 'certificate of organization',
    office: 'Connecticut Secretary of the State',
  },
  Delaware: {
    agreement: 'Limited Liability Company Agreement',
    act: 'the Delaware Limited Liability Company Act, 6 Del. C. § 18-101 and following',
    filing: 'certificate of formation',
    office: 'Delaware Division of Corporations',
  },
  'New York': {
    agreement: 'Operating Agreement',
    act: 'the New York Limited Liability Company Law',
    filing: 'articles of organization',
    office: 'New York Department of State',
  },
  California: {
    agreement: 'Operating Agreement',
    act: 'the California Revised Uniform Limited Liability Company Act, Corp. Code § 17701.01 and following',
    filing: 'articles of organization',
    office: 'California Secretary of State',
  },
  Florida: {
    agreement: 'Operating Agreement',
    act: 'the Florida Revised Limited Liability Company Act, chapter 605 of the Florida Statutes',
    filing: 'articles of organization',
    office: 'Florida Division of Corporations',
  },
  Texas: {
    agreement: 'Company Agreement',
    act: 'the Texas Business Organizations Code, in particular its chapter 101',
    filing: 'certificate of formation',
    office: 'Texas Secretary of State',
  },
  Nevada: {
    agreement: 'Operating Agreement',
    act: 'chapter 86 of the Nevada Revised Statutes',
    filing: 'articles of organization',
    office: 'Nevada Secretary of State',
  },
}

/** Acts of states without an article of their own, cited where the act itself was read. */
const CITED_ACTS: Partial<Record<StateName, string>> = {
  Arizona: 'the Arizona limited liability company act, A.R.S. § 29-3101 and following',
  Hawaii: 'the Hawaii limited liability company act, Haw. Rev. Stat. chapter 428',
  Iowa: 'the Iowa limited liability company act, Iowa Code chapter 489',
  Maine: 'the Maine limited liability company act, 31 M.R.S. § 1501 and following',
  Missouri: 'the Missouri limited liability company act, Mo. Rev. Stat. chapter 347',
  Nebraska: 'the Nebraska limited liability company act, Neb. Rev. Stat. § 21-101 and following',
  'South Carolina':
    'the South Carolina limited liability company act, S.C. Code § 33-44-101 and following',
  'South Dakota':
    'the South Dakota limited liability company act, S.D. Codified Laws chapter 47-34A',
}

/** The act that governs a company of the state; undefined while none is chosen. */
export const actOf = (state: Answer | undefined): string | undefined => {
  const name = stateNamed(state)
  if (name === undefined) return undefined
  const place = stateInSentence(name)
  return LAWS[name]?.act ?? CITED_ACTS[name] ?? `the limited liability company act of ${place}`
}

/** States without an article of their own that still have notes of their own. */
const NOTED: readonly unknown[] = [
  'Arizona',
  'Hawaii',
  'Maine',
  'Missouri',
  'Nebraska',
  'South Carolina',
  'South Dakota',
  'West Virginia',
] satisfies StateName[]

/** Whether there are notes on the state that do not hold in every state. */
export const hasNotes = (state: Answer | undefined): boolean =>
  stateLawOf(state) !== undefined || NOTED.includes(state)

/** The words of the chosen state; undefined while none is chosen. */
export const stateLawOf = (state: Answer | undefined): StateLaw | undefined => {
  const name = stateNamed(state)
  return name && LAWS[name]
}
