import { STATE_NAMES } from '../toolbox/states.ts'

/** Parts of a document, counted by number or letter. */
const PARTS = ['Section', 'Article', 'Schedule', 'Exhibit', 'Part', 'Form', 'Annex']

const CALENDAR = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]

/** Offices, places and programs that need no definition. */
const COMMON = [
  ...['President', 'Secretary', 'Treasurer', 'Secretary of State', 'Attorney General'],
  ...['State', 'County', 'District', 'Commonwealth', 'United States', 'Notary Public'],
  ...['Social Security', 'Medicare', 'Securities', 'Occupational Safety'],
  'American Arbitration Association',
  // Acts with a lower-case word in their names: "Uniform Transfers to Minors Act".
  ...['Uniform Transfers', 'Illinois Freedom', 'Ban'],
]

/** Capitalized words that aren't defined terms. */
export const ORDINARY_NAMES: readonly string[] = [...PARTS, ...CALENDAR, ...COMMON, ...STATE_NAMES]

/** The last word of the name of a law, an office, a court or a newspaper. */
export const ENDS_OFFICIAL_NAME =
  /\b(?:Act|Code|Laws?|Statutes|Commission|Court|Board|Department|Administration|Guard|Center|Bar|General|Journal|Division|Service)$/
