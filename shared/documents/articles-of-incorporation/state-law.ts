import type { Answer } from '../template/template.ts'
import { type StateName, stateInSentence, stateNamed } from '../toolbox/states.ts'

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
  return name && (ACTS[name] ?? `the business corporation law of ${stateInSentence(name)}`)
}
