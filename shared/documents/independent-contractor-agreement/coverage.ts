import type { Coverage } from '../template/coverage.ts'

const CHECKED = '2026-11-22'
const SURVEYS = 'Read in surveys of freelance-contract and non-compete laws of 2025 and 2026'
const NOTES = 'Read in the state notes of this document'

type Row = Coverage[keyof Coverage]

const own = (reason: string, cite?: string): Row => ({
  kind: 'own',
  reason,
  ...(cite === undefined ? {} : { cite }),
  source: NOTES,
  checked: CHECKED,
})

const floor = (reason: string, cite?: string): Row => ({
  kind: 'floor',
  reason,
  ...(cite === undefined ? {} : { cite }),
  source: SURVEYS,
  checked: CHECKED,
})

const NO_LAW =
  'Our general text applies. We found no state law on written contracts or prompt pay for freelancers. Exhibit B has everything that such laws require, and payment is due within 30 days if no date is set.'
const CITY = (city: string) => `${NO_LAW} ${city} has its own freelance law, which the guide names.`
const NO_RESTRAINT = `${NO_LAW} The state's limits on non-competes cover contractors; this document has none.`

/** No state is refused, because the document has no restraint on competing and no waiver of statutory rights. */
export const coverage: Coverage = {
  Alabama: floor(NO_LAW),
  Alaska: floor(NO_LAW),
  Arizona: floor(NO_LAW),
  Arkansas: floor(NO_LAW),
  California: own(
    'Includes California-specific terms on the ABC test and the freelance law. The form refuses wording that makes a contractor an employee.',
    'Cal. Lab. Code § 2775; Bus. & Prof. Code § 18100',
  ),
  Colorado: floor(NO_LAW),
  Connecticut: own(
    'Includes Connecticut-specific terms on the ABC test.',
    'Conn. Gen. Stat. § 31-222(a)(1)(B)(ii)',
  ),
  Delaware: own('Includes Delaware-specific terms on the test for contractor status.'),
  'District of Columbia': floor(NO_LAW),
  Florida: own(
    'Includes Florida-specific terms. The document has no restraint on competing.',
    'Fla. Stat. §§ 409.2576, 542.335',
  ),
  Georgia: floor(NO_LAW),
  Hawaii: floor(NO_LAW),
  Idaho: floor(NO_RESTRAINT, 'Idaho Code §§ 44-2701 to 44-2704'),
  Illinois: own(
    'Includes Illinois-specific terms on the freelance law. The form refuses payment later than 30 days after the work.',
    '820 ILCS 193',
  ),
  Indiana: floor(NO_LAW),
  Iowa: floor(NO_RESTRAINT),
  Kansas: floor(NO_LAW),
  Kentucky: floor(NO_LAW),
  Louisiana: floor(NO_LAW),
  Maine: floor(NO_LAW),
  Maryland: floor(NO_LAW),
  Massachusetts: own(
    'Includes Massachusetts-specific terms on the ABC test. The document has no restraint on competing.',
    'G.L. c. 149, §§ 24L, 148B',
  ),
  Michigan: floor(NO_LAW),
  Minnesota: floor(
    `${CITY('Minneapolis')} The ban on non-competes covers contractors; this document has none.`,
    'Minn. Stat. § 181.988',
  ),
  Mississippi: floor(NO_LAW),
  Missouri: floor(NO_LAW),
  Montana: floor(NO_LAW),
  Nebraska: floor(NO_LAW),
  Nevada: floor(NO_LAW),
  'New Hampshire': floor(NO_LAW),
  'New Jersey': floor(NO_LAW),
  'New Mexico': floor(NO_LAW),
  'New York': own(
    'Includes New York-specific terms on the freelance law, with the details that it requires in Exhibit B and the sentence on authorities.',
    'N.Y. Gen. Bus. Law art. 44-A; N.Y. Gen. Oblig. Law § 5-336',
  ),
  'North Carolina': floor(NO_LAW),
  'North Dakota': floor(NO_LAW),
  Ohio: floor(CITY('Columbus')),
  Oklahoma: floor(NO_LAW),
  Oregon: floor(NO_LAW),
  Pennsylvania: floor(NO_LAW),
  'Rhode Island': floor(NO_LAW),
  'South Carolina': floor(NO_LAW),
  'South Dakota': floor(NO_LAW),
  Tennessee: floor(NO_RESTRAINT, 'Tenn. Code §§ 50-1-210, 50-1-211'),
  Texas: own('Includes Texas-specific terms on the test for contractor status.'),
  Utah: floor(NO_LAW),
  Vermont: floor(NO_LAW),
  Virginia: floor(NO_RESTRAINT, 'Va. Code § 40.1-28.7:8'),
  Washington: own(
    'Includes Washington-specific terms. The document has no restraint on competing.',
    'ESHB 1155; Silenced No More Act',
  ),
  'West Virginia': floor(NO_LAW),
  Wisconsin: floor(NO_LAW),
  Wyoming: floor(NO_RESTRAINT, 'Wyo. Stat. § 1-23-108'),
}
