import type { Coverage } from '../template/coverage.ts'
import type { StateName } from '../toolbox/states.ts'
import { NO_BOAT_TITLES } from './state-law.ts'

const CHECKED = '2026-11-22'
const CAREFUL = 'Not confirmed, so we use the stricter reading'
const LIST = 'A 2026 list of vehicle bills of sale by state'
const TITLES = 'Published lists of the states with notarized titles (2025 and 2026)'

const PLAIN =
  'Our general text applies. The guide has you transfer the title first, report the sale right away and pay the tax at registration.'
const DOUBT =
  'Our general text applies. Sources disagree on whether the title or the bill of sale must be notarized here, so the guide has you ask the agency first.'

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
  reason: `In ${state}, the seller must sign the title of ${NO_BOAT_TITLES.includes(state) ? 'a vehicle or trailer' : 'a vehicle, trailer or boat'} before a notary. The document says so on its first page; notarizing the bill of sale does not replace that.`,
  ...(cite === undefined ? {} : { cite }),
  source: TITLES,
  checked: CHECKED,
})

const noAsIsByBusiness = (cite: string, source: string): Row =>
  floor(
    'A business cannot sell consumer goods as is: it gives the implied warranties or a written one. A private seller can sell as is.',
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
    "Includes a California notice on the smog check, the release of liability and the deadlines. We don't sell it for vehicles sold by a business, such as a dealer's car with its three-day right to cancel.",
    'Cal. Com. Code § 2201; Form REG 138',
    'the state notes of this document',
  ),
  Colorado: floor(DOUBT),
  Connecticut: own(
    'Includes a Connecticut notice on the title, the plates and the filing due within 24 hours. A business gives the implied warranties or a written one, because the state limits as-is sales by businesses.',
    'Conn. Gen. Stat. §§ 42-221, 42-224, 42a-2-316',
    'the statute, as collected to February 2026',
  ),
  Delaware: own(
    'Includes a Delaware notice on the document fee and the 30 days to apply for the title.',
    '6 Del. C. § 2-201',
    'the state notes of this document',
  ),
  'District of Columbia': noAsIsByBusiness(
    'D.C. Code § 28:2-316.01',
    "A law review article on the District's amendments",
  ),
  Florida: own(
    "Includes a Florida notice on the notice of sale and the mileage on the title, and Florida's notary certificate for a notary page.",
    'Fla. Stat. § 672.201',
    'the state notes of this document',
  ),
  Georgia: floor(DOUBT),
  Hawaii: floor(
    'A dealer must give a written warranty on a used car, so this document covers private vehicle sales only. Sources disagree on whether the title must be notarized; the guide says so.',
    'Haw. Rev. Stat. § 481J-2',
    'A copy of the statute',
  ),
  Idaho: floor(PLAIN),
  Illinois: floor(
    'The state has its own rules for used-car dealers, so this document covers private vehicle sales only.',
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
      "We don't sell it for vehicles, trailers or boats in Louisiana, where the title is assigned before a notary in an act under the state's own law. For other goods, the document includes a waiver of redhibition (the buyer's right against hidden defects), which the buyer initials. A business cannot sell as is.",
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
      "A car under seven years old sold below its book value also needs the state's own notarized bill of sale, or tax is calculated on the book value. A business cannot sell consumer goods as is: it gives the implied warranties or a written one.",
    cite: 'Md. Com. Law § 2-316.1; COMAR 11.12.01.17',
    source: 'Copies of the statute and the regulation',
    checked: CHECKED,
  },
  Massachusetts: own(
    'Includes a Massachusetts notice on known defects and on a failed inspection. A business cannot sell consumer goods as is: it gives the implied warranties or a written one.',
    'Mass. Gen. Laws ch. 90, §§ 7N, 7N¼; ch. 106, § 2-316A',
    "the Attorney General's page on warranties and mass.gov on failed inspections",
  ),
  Michigan: floor(PLAIN),
  Minnesota: floor(
    'The state has its own rules for used-car dealers, so this document covers private vehicle sales only.',
    'Minn. Stat. § 325F.662',
    'The Attorney General on the used car warranty law',
  ),
  Mississippi: noAsIsByBusiness('Miss. Code § 75-2-315.1', 'Murray v. Blackwell (Miss. App. 2007)'),
  Missouri: floor(PLAIN),
  Montana: titleBeforeNotary('Montana'),
  Nebraska: floor(DOUBT),
  Nevada: own(
    'Includes a Nevada notice on the plates, the resale notification and the limit of three private sales a year.',
    'Nev. Rev. Stat. § 104.2201',
    'the state notes of this document',
  ),
  'New Hampshire': noAsIsByBusiness(
    'N.H. Rev. Stat. § 382-A:2-316(4)',
    'A copy of the statute (2024), in part',
  ),
  'New Jersey': floor(
    'The state has its own rules for used-car dealers, so this document covers private vehicle sales only.',
    'N.J. Stat. § 56:8-67',
    'N.J.A.C. 13:45A-26F and consumer pages',
  ),
  'New Mexico': floor(
    'The state has its own rules for used-car dealers, so this document covers private vehicle sales only.',
    'N.M. Stat. § 57-16A-3.1',
    'The statute, as collected to February 2026',
  ),
  'New York': own(
    'Includes a New York notice on the title, the damage disclosure and Form DTF-802.',
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
    'The state has its own rules for used-car dealers, so this document covers private vehicle sales only.',
    'R.I. Gen. Laws § 31-5.4-4',
    'The Rhode Island statutes site',
  ),
  'South Carolina': floor(
    'The as-is clause names the warranties it excludes, as the state requires.',
    'S.C. Code § 36-2-316(2)',
    'The statute, as collected to February 2026',
  ),
  'South Dakota': floor(PLAIN),
  Tennessee: floor(PLAIN),
  Texas: own(
    'Includes a Texas notice on Form 130-U and the transfer notification.',
    'Tex. Transp. Code § 501.147',
    'the state notes of this document',
  ),
  Utah: floor(PLAIN),
  Vermont: noAsIsByBusiness('9A Vt. Stat. § 2-316(5)', CAREFUL),
  Virginia: floor(
    'The state has its own rules for used-car dealers, so this document covers private vehicle sales only.',
    'Va. Code § 46.2-1529.1',
    'A copy of the statute',
  ),
  Washington: {
    kind: 'warn',
    reason:
      'The seller must report the sale of a vehicle within five business days, and the buyer must sign the title application before a notary or agent. The as-is clause names the warranties it excludes.',
    cite: 'Wash. Rev. Code § 46.12.650',
    source: 'The statute, as collected to February 2026; the as-is wording is our stricter reading',
    checked: CHECKED,
  },
  'West Virginia': noAsIsByBusiness('W. Va. Code § 46A-6-107', 'A copy of the statute'),
  Wisconsin: floor(PLAIN),
  Wyoming: titleBeforeNotary('Wyoming'),
}
