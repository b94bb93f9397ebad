import type { Coverage } from '../template/coverage.ts'
import type { StateName } from '../toolbox/states.ts'
import { NO_BOAT_TITLES } from './state-law.ts'

const CHECKED = '2026-11-22'
const CAREFUL = 'Not confirmed, so we use the stricter reading'
const LIST = 'A 2026 list of vehicle bills of sale by state'
const TITLES = 'Published lists of the states with notarized titles (2025 and 2026)'

const PLAIN =
  'Our general text applies here: title first, report the sale at once, tax at registration.'
const DOUBT =
  'Our general text fits this state. Newer lists require no notary on the title or the bill of sale, older ones do; the guide says to ask the agency first.'

type Row = Coverage[StateName]

const own = (reason: string, cite: string, source: string): Row => ({
  kind: 'own',
  reason,
  cite,
  source: `Read in ${source}`,
  checked: CHECKED,
})

const floor = (reason: string, cite?: string, source: string = LIST): Row => ({
  kind: 'floor',
  reason,
  ...(cite === undefined ? {} : { cite }),
  source,
  checked: CHECKED,
})

/** The seller signs the title certificate before a notary, wherever the bill of sale is signed. */
const titleBeforeNotary = (state: StateName, cite?: string): Row => ({
  kind: 'warn',
  reason: `In ${state} the seller signs the title of ${NO_BOAT_TITLES.includes(state) ? 'a vehicle or trailer' : 'a vehicle, trailer or boat'} only before a notary. The document says so on its first page; its own notary page does not replace that.`,
  ...(cite === undefined ? {} : { cite }),
  source: TITLES,
  checked: CHECKED,
})

const noAsIsByBusiness = (cite: string, source: string): Row =>
  floor(
    'A business may not sell consumer goods as is: it gives the warranties of the law or a written one. A private seller may sell as is.',
    cite,
    source,
  )

/** `refusals.ts` says which vehicles, dealers and as-is sales the form refuses. */
export const coverage: Coverage = {
  Alabama: floor(DOUBT),
  Alaska: floor(PLAIN),
  Arizona: titleBeforeNotary('Arizona'),
  Arkansas: floor(PLAIN),
  California: own(
    "The document has a notice for this state with the smog check, the release of liability and the deadlines. A dealer's car with its three-day right to cancel is refused, as every vehicle sold by a business is.",
    'Cal. Com. Code § 2201; Form REG 138',
    'the state notes of this document',
  ),
  Colorado: floor(DOUBT),
  Connecticut: own(
    'The document has a notice for this state with the title, the plates and the filing within 24 hours. A business gives the warranties of the law or a written one, because the state limits sales as is by businesses.',
    'Conn. Gen. Stat. §§ 42-221, 42-224, 42a-2-316',
    'the statute, as collected to February 2026',
  ),
  Delaware: own(
    'The document has a notice for this state with the document fee and the 30 days for the title.',
    '6 Del. C. § 2-201',
    'the state notes of this document',
  ),
  'District of Columbia': noAsIsByBusiness(
    'D.C. Code § 28:2-316.01',
    "A law review article on the District's amendments",
  ),
  Florida: own(
    "The document has a notice for this state with the notice of sale and the mileage on the title, and Florida's certificate for a notary page.",
    'Fla. Stat. § 672.201',
    'the state notes of this document',
  ),
  Georgia: floor(DOUBT),
  Hawaii: floor(
    'A dealer must give a written warranty on a used car; this document is for private sales of vehicles only. Lists disagree about a notary on the title: the guide says so.',
    'Haw. Rev. Stat. § 481J-2',
    'A copy of the statute',
  ),
  Idaho: floor(PLAIN),
  Illinois: floor(
    'The state has its own rules for dealers in used cars; this document is for private sales of vehicles only.',
    '815 ILCS 505/2L',
    'The Illinois General Assembly',
  ),
  Indiana: floor(DOUBT),
  Iowa: floor(PLAIN),
  Kansas: noAsIsByBusiness('Kan. Stat. § 50-639', 'The Kansas Revisor'),
  Kentucky: titleBeforeNotary('Kentucky'),
  Louisiana: {
    kind: 'warn',
    reason:
      "Vehicles, trailers and boats are refused: Louisiana requires their title to be assigned before a notary, in an act under its own law. For other goods the document prints a waiver that names redhibition, the buyer's right against hidden defects, and the buyer initials it. A business may not sell as is.",
    source: 'Jefferson v. La Car Mart (La. App. 2010); notary pages on Louisiana titles',
    checked: CHECKED,
  },
  Maine: noAsIsByBusiness(
    '11 Me. Rev. Stat. § 2-316(5)',
    'A bill of the Maine Legislature that shows the section',
  ),
  Maryland: {
    kind: 'warn',
    reason:
      "A car under seven years old sold below its book value also needs the state's own notarized bill of sale, or tax is calculated on the book value. A business gives the warranties of the law or a written one: it may not sell consumer goods as is.",
    cite: 'Md. Com. Law § 2-316.1; COMAR 11.12.01.17',
    source: 'Copies of the statute and the regulation',
    checked: CHECKED,
  },
  Massachusetts: own(
    'The document has a notice for this state with the law on known defects and on a failed inspection. A business gives the warranties of the law or a written one: it may not sell consumer goods as is.',
    'Mass. Gen. Laws ch. 90, §§ 7N, 7N¼; ch. 106, § 2-316A',
    "the Attorney General's page on warranties and mass.gov on failed inspections",
  ),
  Michigan: floor(PLAIN),
  Minnesota: floor(
    'The state has its own rules for dealers in used cars; this document is for private sales of vehicles only.',
    'Minn. Stat. § 325F.662',
    'The Attorney General on the used car warranty law',
  ),
  Mississippi: noAsIsByBusiness('Miss. Code § 75-2-315.1', 'Murray v. Blackwell (Miss. App. 2007)'),
  Missouri: floor(PLAIN),
  Montana: titleBeforeNotary('Montana'),
  Nebraska: floor(DOUBT),
  Nevada: own(
    'The document has a notice for this state with the plates, the resale notification and the limit of three private sales a year.',
    'Nev. Rev. Stat. § 104.2201',
    'the state notes of this document',
  ),
  'New Hampshire': noAsIsByBusiness(
    'N.H. Rev. Stat. § 382-A:2-316(4)',
    'A copy of the statute (2024), in part',
  ),
  'New Jersey': floor(
    'The state has its own rules for dealers in used cars; this document is for private sales of vehicles only.',
    'N.J. Stat. § 56:8-67',
    'N.J.A.C. 13:45A-26F and consumer pages',
  ),
  'New Mexico': floor(
    'The state has its own rules for dealers in used cars; this document is for private sales of vehicles only.',
    'N.M. Stat. § 57-16A-3.1',
    'The statute, as collected to February 2026',
  ),
  'New York': own(
    'The document has a notice for this state with the title, the damage disclosure and Form DTF-802.',
    'N.Y. U.C.C. § 2-201',
    'the state notes of this document',
  ),
  'North Carolina': titleBeforeNotary('North Carolina'),
  'North Dakota': floor(DOUBT),
  Ohio: titleBeforeNotary('Ohio'),
  Oklahoma: titleBeforeNotary('Oklahoma'),
  Oregon: floor(PLAIN),
  Pennsylvania: titleBeforeNotary('Pennsylvania', '75 Pa.C.S. § 1111'),
  'Rhode Island': floor(
    'The state has its own rules for dealers in used cars; this document is for private sales of vehicles only.',
    'R.I. Gen. Laws § 31-5.4-4',
    'The Rhode Island statutes site',
  ),
  'South Carolina': floor(
    'The as-is clause names what is not promised, as the state requires.',
    'S.C. Code § 36-2-316(2)',
    'The statute, as collected to February 2026',
  ),
  'South Dakota': floor(PLAIN),
  Tennessee: floor(PLAIN),
  Texas: own(
    'The document has a notice for this state with Form 130-U and the transfer notification.',
    'Tex. Transp. Code § 501.147',
    'the state notes of this document',
  ),
  Utah: floor(PLAIN),
  Vermont: noAsIsByBusiness('9A Vt. Stat. § 2-316(5)', CAREFUL),
  Virginia: floor(
    'The state has its own rules for dealers in used cars; this document is for private sales of vehicles only.',
    'Va. Code § 46.2-1529.1',
    'A copy of the statute',
  ),
  Washington: {
    kind: 'warn',
    reason:
      'The seller reports the sale of a vehicle within five business days, and the buyer signs the title application before a notary or agent. A sale as is names what is not promised.',
    cite: 'Wash. Rev. Code § 46.12.650',
    source:
      'The statute, as collected to February 2026; the words of the sale are our stricter reading',
    checked: CHECKED,
  },
  'West Virginia': noAsIsByBusiness('W. Va. Code § 46A-6-107', 'A copy of the statute'),
  Wisconsin: floor(PLAIN),
  Wyoming: titleBeforeNotary('Wyoming'),
}
