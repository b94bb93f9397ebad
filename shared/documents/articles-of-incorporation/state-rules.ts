import type { Answers } from '../template/template.ts'
import { type StateName, stateNamed } from '../toolbox/states.ts'

/** What a state requires in the articles of incorporation (the charter) beyond the common text, by question. */

const isIn = (states: readonly StateName[], answers: Answers): boolean =>
  states.some((state) => state === answers.state)

/** The charter gives the street address of the principal office. */
export const OFFICE_STATES: readonly StateName[] = [
  'Arizona',
  'California',
  'Colorado',
  'Florida',
  'Georgia',
  'Hawaii',
  'Kentucky',
  'Maryland',
  'Massachusetts',
  'North Carolina',
  'North Dakota',
  'Ohio',
  'Oregon',
  'South Dakota',
  'Tennessee',
  'West Virginia',
  'Wyoming',
]

/** The principal office must be in the state. */
export const HOME_OFFICE_STATES: readonly StateName[] = ['Arizona', 'Maryland', 'Ohio']

/** The charter gives the county of an office; in Virginia the city or the county. */
export const COUNTY_STATES: readonly StateName[] = [
  'Delaware',
  'Georgia',
  'New York',
  'North Carolina',
  'Oklahoma',
  'Tennessee',
  'Virginia',
  'West Virginia',
]

/** The charter names the first directors. */
export const DIRECTOR_STATES: readonly StateName[] = [
  'Arizona',
  'Maryland',
  'Massachusetts',
  'Nevada',
  'New Jersey',
  'New Mexico',
  'Texas',
]

/** The agent's signed acceptance or consent goes with the charter. */
const ACCEPTANCE_STATES: readonly StateName[] = [
  'Arizona',
  'Connecticut',
  'Florida',
  'Kentucky',
  'Louisiana',
  'Maryland',
  'Ohio',
  'Washington',
  'Wyoming',
]

export const filesAcceptance = (answers: Answers): boolean => isIn(ACCEPTANCE_STATES, answers)

/** The state takes only its own form or an online filing: our document is a worksheet to copy from. */
const WORKSHEET_STATES: readonly StateName[] = [
  'Colorado',
  'Idaho',
  'Illinois',
  'Indiana',
  'Maine',
  'Massachusetts',
  'Mississippi',
  'Montana',
  'Nevada',
  'New Hampshire',
  'New Mexico',
  'North Dakota',
]

/** The notary's certificates are part of the filing: the incorporator's and the agent's. */
export const needsNotary = (answers: Answers): boolean => isIn(['Louisiana'], answers)

/** The filing has a back page with its title and the filer's name and address. */
export const hasBacker = (answers: Answers): boolean => isIn(['New York'], answers)

export const isWorksheet = (answers: Answers): boolean => isIn(WORKSHEET_STATES, answers)

/** The charter gives an email address. */
export const EMAIL_STATES: readonly StateName[] = ['Connecticut', 'Vermont', 'West Virginia']
/** The charter gives the industry code (NAICS). */
export const NAICS_STATES: readonly StateName[] = ['Alaska', 'Connecticut']

/** States that require statements which fit no other article. */
const REQUIRED_STATEMENT_STATES: readonly StateName[] = [
  'Alaska',
  'Arizona',
  'Georgia',
  'Illinois',
  'Maryland',
  'Massachusetts',
  'Missouri',
  'Nevada',
  'New York',
  'Oregon',
  'Pennsylvania',
  'Tennessee',
  'Texas',
  'Vermont',
  'Virginia',
  'West Virginia',
  'Wisconsin',
]

export const hasRequiredStatements = (answers: Answers): boolean =>
  isIn(REQUIRED_STATEMENT_STATES, answers)

/** The state's own form that is filed with the charter. */
const ENCLOSED_FORMS: Partial<Record<StateName, string>> = {
  Arizona: 'the certificate of disclosure',
  Georgia: "the state's transmittal form",
  Pennsylvania: 'the docketing statement',
}

export const enclosedForm = ({ state }: Answers): string | undefined => {
  const name = stateNamed(state)
  return name && ENCLOSED_FORMS[name]
}
