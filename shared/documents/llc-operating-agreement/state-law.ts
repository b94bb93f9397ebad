import { STATE_NAMES, type StateName } from '../states.ts'
import type { Answer } from '../template.ts'

/** How a state speaks of limited liability companies. */
export type StateLaw = {
  /** What the state calls the agreement among the owners. */
  agreement: string
  act: string
  /** The paper whose filing forms the company. */
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

/** The words of the chosen state; undefined while none is chosen. */
export const stateLawOf = (state: Answer | undefined): StateLaw | undefined => {
  const name = STATE_NAMES.find((candidate) => candidate === state)
  return name && LAWS[name]
}

/** Spouses may own a share of what a member earns or buys during the marriage. */
export const isCommunityProperty = (state: Answer | undefined): boolean =>
  state === 'California' || state === 'Texas' || state === 'Nevada'
