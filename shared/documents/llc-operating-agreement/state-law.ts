import type { Answer } from '../template/template.ts'
import { feeSentence, reportSentence } from '../toolbox/state-filings.ts'
import { type StateName, stateInSentence, stateNamed } from '../toolbox/states.ts'
import { GENERAL_LAW } from './general-law.ts'
import { FILINGS } from './state-filings.ts'

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

/** The act that governs a company of the state; undefined while none is chosen. */
export const actOf = (state: Answer | undefined): string | undefined => {
  const name = stateNamed(state)
  if (name === undefined) return undefined
  const place = stateInSentence(name)
  const citation = GENERAL_LAW.states[name]?.[0]
  const act = `the limited liability company act of ${place}`
  return LAWS[name]?.act ?? (citation === undefined ? act : `${act}, ${citation}`)
}

/** States without their own article that still have their own notes. */
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

/** The document that forms the company; undefined while no state is chosen. */
export const filingOf = (state: Answer | undefined): string | undefined => {
  const name = stateNamed(state)
  return name && (LAWS[name]?.filing ?? GENERAL_LAW.states[name]?.[1])
}

/** The office that files it; undefined while no state is chosen. */
export const officeOf = (state: Answer | undefined): string | undefined => {
  const name = stateNamed(state)
  const office = name && GENERAL_LAW.states[name]?.[2]
  return name && (LAWS[name]?.office ?? (office && `${name} ${office}`))
}

/** What the guide says of fees and reports in a state without its own notes. */
export const filingNotesOf = (state: Answer | undefined) => {
  const name = stateNamed(state)
  const filing = name && FILINGS.states[name]
  if (!name || !filing) return undefined
  return {
    fee: feeSentence(filing, filingOf(name) ?? 'filing'),
    report: reportSentence(filing, name, 'a limited liability company'),
    also: filing.also,
    row: filing.report === 'none' ? undefined : filing.report,
  }
}
