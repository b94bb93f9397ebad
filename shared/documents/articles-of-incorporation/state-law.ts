import type { Answer } from '../template/template.ts'
import { feeSentence, reportSentence } from '../toolbox/state-filings.ts'
import { type StateName, stateInSentence, stateNamed } from '../toolbox/states.ts'
import { FILINGS } from './state-filings.ts'

/** The charter's name in most states. */
const USUAL_TITLE = 'Articles of Incorporation'
const USUAL_OFFICE = 'Secretary of State'

const TITLES: Partial<Record<StateName, string>> = {
  Alabama: 'Certificate of Incorporation',
  Connecticut: 'Certificate of Incorporation',
  Delaware: 'Certificate of Incorporation',
  Massachusetts: 'Articles of Organization',
  'New Jersey': 'Certificate of Incorporation',
  'New York': 'Certificate of Incorporation',
  Oklahoma: 'Certificate of Incorporation',
  Tennessee: 'Charter',
  Texas: 'Certificate of Formation',
}

const OFFICES: Partial<Record<StateName, string>> = {
  Alaska: 'Division of Corporations, Business and Professional Licensing',
  Arizona: 'Corporation Commission',
  Connecticut: 'Secretary of the State',
  Delaware: 'Division of Corporations',
  'District of Columbia': 'Department of Licensing and Consumer Protection',
  Florida: 'Department of State',
  Hawaii: 'Department of Commerce and Consumer Affairs',
  Maryland: 'Department of Assessments and Taxation',
  Massachusetts: 'Secretary of the Commonwealth',
  Michigan: 'Department of Licensing and Regulatory Affairs',
  'New Jersey': 'Division of Revenue and Enterprise Services',
  'New York': 'Department of State',
  Pennsylvania: 'Department of State',
  'Rhode Island': 'Department of State',
  Utah: 'Division of Corporations and Commercial Code',
  Virginia: 'State Corporation Commission',
  Wisconsin: 'Department of Financial Institutions',
}

const ACTS: Partial<Record<StateName, string>> = {
  California: 'the General Corporation Law of California',
  Connecticut: 'the Connecticut Business Corporation Act, Conn. Gen. Stat. §§ 33-600 to 33-998',
  Delaware: 'the Delaware General Corporation Law, Title 8 of the Delaware Code',
  Florida: 'the Florida Business Corporation Act, chapter 607 of the Florida Statutes',
  Massachusetts: 'the Massachusetts Business Corporation Act, chapter 156D of the General Laws',
  Nevada: 'chapter 78 of the Nevada Revised Statutes',
  'New York': 'the New York Business Corporation Law',
  Texas: 'the Texas Business Organizations Code',
}

type Citations = {
  checked: string
  source: string
  states: Partial<Record<StateName, string>>
}

/** Where the business corporation law of a state without its own notes is. */
const CITATIONS: Citations = {
  checked: '2026-11-27',
  source: "Each state's section on the contents of the articles, read with the state research",
  states: {
    Alabama: 'Ala. Code title 10A, chapter 2A',
    Alaska: 'Alaska Stat. chapter 10.06',
    Arizona: 'A.R.S. title 10',
    Arkansas: 'Ark. Code title 4, chapter 27',
    Colorado: 'C.R.S. § 7-101-101 and following',
    'District of Columbia': 'D.C. Code title 29, chapter 3',
    Georgia: 'O.C.G.A. title 14, chapter 2',
    Hawaii: 'Haw. Rev. Stat. chapter 414',
    Idaho: 'Idaho Code title 30, chapter 29',
    Illinois: '805 ILCS 5',
    Indiana: 'Ind. Code article 23-1',
    Iowa: 'Iowa Code chapter 490',
    Kansas: 'K.S.A. § 17-6001 and following',
    Kentucky: 'KRS chapter 271B',
    Louisiana: 'La. R.S. 12:1-101 and following',
    Maine: '13-C M.R.S.',
    Maryland: "Md. Code, Corps. & Ass'ns title 2",
    Michigan: 'MCL 450.1101 and following',
    Minnesota: 'Minn. Stat. chapter 302A',
    Mississippi: 'Miss. Code title 79, chapter 4',
    Missouri: 'Mo. Rev. Stat. chapter 351',
    Montana: 'Mont. Code title 35, chapter 14',
    Nebraska: 'Neb. Rev. Stat. § 21-201 and following',
    'New Hampshire': 'RSA chapter 293-A',
    'New Jersey': 'N.J.S.A. title 14A',
    'New Mexico': 'NMSA § 53-11-1 and following',
    'North Carolina': 'N.C. Gen. Stat. chapter 55',
    'North Dakota': 'N.D.C.C. chapter 10-19.1',
    Ohio: 'Ohio Rev. Code chapter 1701',
    Oklahoma: '18 O.S. § 1001 and following',
    Oregon: 'ORS chapter 60',
    Pennsylvania: 'the Business Corporation Law of 1988',
    'Rhode Island': 'R.I. Gen. Laws chapter 7-1.2',
    'South Dakota': 'S.D. Codified Laws chapter 47-1A',
    Tennessee: 'Tenn. Code § 48-11-101 and following',
    Utah: 'Utah Code title 16, chapter 10a',
    Vermont: '11A V.S.A.',
    Virginia: 'Va. Code § 13.1-601 and following',
    Washington: 'RCW title 23B',
    'West Virginia': 'W. Va. Code chapter 31D',
    Wisconsin: 'Wis. Stat. chapter 180',
    Wyoming: 'Wyo. Stat. title 17, chapter 16',
  },
}

export const hasOwnAct = (state: Answer | undefined): boolean => {
  const name = stateNamed(state)
  return name !== undefined && ACTS[name] !== undefined
}

/** The charter's name in the state; the usual name while no state is chosen. */
export const titleIn = (state: Answer | undefined): string => {
  const name = stateNamed(state)
  return (name && TITLES[name]) ?? USUAL_TITLE
}

/** The office that files it; undefined while no state is chosen. */
export const officeIn = (state: Answer | undefined): string | undefined => {
  const name = stateNamed(state)
  return name && `${name} ${OFFICES[name] ?? USUAL_OFFICE}`
}

/** The corporation law of the state, as the charter cites it; undefined while no state is chosen. */
export const actIn = (state: Answer | undefined): string | undefined => {
  const name = stateNamed(state)
  if (name === undefined) return undefined
  const law = `the business corporation law of ${stateInSentence(name)}`
  const citation = CITATIONS.states[name]
  return ACTS[name] ?? (citation === undefined ? law : `${law}, ${citation}`)
}

/** What the guide says of fees and reports in a state without its own notes. */
export const filingNotesIn = (state: Answer | undefined) => {
  const name = stateNamed(state)
  const filing = name && FILINGS.states[name]
  if (!name || !filing) return undefined
  return {
    fee: feeSentence(filing, titleIn(name).toLowerCase()),
    report: reportSentence(filing, name, 'a business corporation'),
    also: filing.also,
    row: filing.report === 'none' ? undefined : filing.report,
  }
}
