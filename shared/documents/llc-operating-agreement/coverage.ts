import type { Coverage } from '../template/coverage.ts'
import type { StateName } from '../toolbox/states.ts'

const CHECKED = '2026-11-22'
const CODES = 'A public collection of state codes, gathered to February 2026'
const NOTES = "Read in the state notes of this document's sources"
const CAREFUL = 'Not confirmed, so we use the stricter reading'

type Row = Coverage[StateName]

const own = (reason: string, cite: string): Row => ({
  kind: 'own',
  reason,
  cite,
  source: NOTES,
  checked: CHECKED,
})

const floor = (reason: string, cite: string, source: string = CODES): Row => ({
  kind: 'floor',
  reason,
  cite,
  source,
  checked: CHECKED,
})

/** We found no state rule on form, publication or terms that cannot be waived. */
const GENERAL: Row = {
  kind: 'floor',
  reason:
    "Our general text applies under the state's own act. The agreement is written and signed, and it waives no duty or right that the act protects.",
  source: CAREFUL,
  checked: CHECKED,
}

/** An older uniform act, under which the duty of loyalty can be narrowed but not eliminated. */
const keepsLoyalty = (cite: string): Row =>
  floor(
    'Our general text applies. Members can narrow the duty of loyalty by naming activities, but cannot eliminate it. The agreement says so and eliminates no duty.',
    cite,
  )

export const coverage: Coverage = {
  Alabama: GENERAL,
  Alaska: GENERAL,
  Arkansas: GENERAL,
  Colorado: GENERAL,
  'District of Columbia': GENERAL,
  Georgia: GENERAL,
  Idaho: GENERAL,
  Illinois: GENERAL,
  Indiana: GENERAL,
  Kansas: GENERAL,
  Kentucky: GENERAL,
  Louisiana: GENERAL,
  Maryland: GENERAL,
  Massachusetts: GENERAL,
  Michigan: GENERAL,
  Minnesota: GENERAL,
  Mississippi: GENERAL,
  Montana: GENERAL,
  'New Hampshire': GENERAL,
  'New Jersey': GENERAL,
  'New Mexico': GENERAL,
  'North Carolina': GENERAL,
  'North Dakota': GENERAL,
  Ohio: GENERAL,
  Oklahoma: GENERAL,
  Oregon: GENERAL,
  Pennsylvania: GENERAL,
  'Rhode Island': GENERAL,
  Tennessee: GENERAL,
  Utah: GENERAL,
  Vermont: GENERAL,
  Virginia: GENERAL,
  Washington: GENERAL,
  Wisconsin: GENERAL,
  Wyoming: GENERAL,
  Arizona: floor(
    'Our general text applies. A notice of the formation must be published within 60 days, except in Maricopa and Pima counties.',
    'A.R.S. § 29-3201(G)',
    'Pages of two publishers on where a company must publish',
  ),
  California: own(
    'Includes a California article on the limits and duties of the act, licensed services, the statement of information, the annual tax and spousal consent.',
    'Corp. Code §§ 17701.10, 17704.09',
  ),
  Connecticut: own(
    'Includes a Connecticut article on votes, duties, records and the annual report.',
    'Conn. Gen. Stat. §§ 34-243 to 34-283d',
  ),
  Delaware: own(
    'Includes a Delaware article on freedom of contract, resignation, the annual tax and the registered agent. The agreement spells out the duties, because the act lists none.',
    '6 Del. C. § 18-101 and following',
  ),
  Florida: own(
    'Includes a Florida article on the limits of the act, the annual report and creditors.',
    'Fla. Stat. chapter 605',
  ),
  Hawaii: keepsLoyalty('Haw. Rev. Stat. § 428-103'),
  Iowa: floor(
    'Our general text applies. The state accepts an agreement in any form; this one is written and signed.',
    'Iowa Code § 489.105',
  ),
  Maine: floor(
    'Our general text applies. The law expects every company to have an agreement, in any form; this one is written.',
    '31 M.R.S. § 1501 and following',
    'A page of a publisher of forms on agreements by state',
  ),
  Missouri: floor(
    'Our general text applies. The members must adopt an agreement, oral or written; this one is written.',
    'Mo. Rev. Stat. § 347.081',
  ),
  Nebraska: floor(
    'Our general text applies. A notice of the formation must be published for three weeks.',
    'Neb. Rev. Stat. § 21-193',
  ),
  Nevada: own(
    'Includes a Nevada article on adoption by all members, the implied covenant, annual filings and spousal consent. The agreement spells out the duties, because the act lists none.',
    'NRS 86.286',
  ),
  'New York': own(
    'Includes a New York article: the agreement must be in writing and adopted within 90 days of the filing, and a notice must be published in two newspapers within 120 days.',
    'Limited Liability Company Law §§ 206, 417',
  ),
  'South Carolina': keepsLoyalty('S.C. Code § 33-44-103'),
  'South Dakota': keepsLoyalty('S.D. Codified Laws § 47-34A-103'),
  Texas: own(
    'Includes a Texas article on what a company agreement cannot change, withdrawal, the franchise tax report and spousal consent. The agreement spells out the duties.',
    'Bus. Orgs. Code §§ 101.054, 101.107',
  ),
  'West Virginia': {
    ...GENERAL,
    reason:
      'Our general text applies. Members can narrow the duty of loyalty by naming activities, but cannot eliminate it. The agreement says so and eliminates no duty.',
  },
}
