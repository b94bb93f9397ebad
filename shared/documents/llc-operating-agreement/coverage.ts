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

/** A rule on form, on publication and on what no agreement may do was looked for; none adds anything. */
const GENERAL: Row = {
  kind: 'floor',
  reason:
    "Our general text applies here under the state's own act. An agreement in any form is valid, so this written and signed one is too. It ends no duty and removes no right that the act protects.",
  source: CAREFUL,
  checked: CHECKED,
}

/** An older uniform act, under which a duty of loyalty may be narrowed and not ended. */
const keepsLoyalty = (cite: string): Row =>
  floor(
    'Our general text fits this state. The duty of loyalty may be narrowed by named activities but not ended; the agreement says so and ends no duty.',
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
    'Our general text applies here, with the duty to publish a notice of the formation within 60 days, except in Maricopa and Pima counties.',
    'A.R.S. § 29-3201(G)',
    'Pages of two publishers on where a company must publish',
  ),
  California: own(
    'The agreement has an article for this state: the limits and duties of the act, no licensed services, the statement of information, the annual tax, and the consent of a spouse.',
    'Corp. Code §§ 17701.10, 17704.09',
  ),
  Connecticut: own(
    'The agreement has an article for this state on votes, duties, records and the annual report.',
    'Conn. Gen. Stat. §§ 34-243 to 34-283d',
  ),
  Delaware: own(
    'The agreement has an article for this state on freedom of contract, resignation, the yearly tax and the agent. The agreement states the duties in its own words, because the act lists none.',
    '6 Del. C. § 18-101 and following',
  ),
  Florida: own(
    'The agreement has an article for this state on the limits of the act, the annual report and creditors.',
    'Fla. Stat. chapter 605',
  ),
  Hawaii: keepsLoyalty('Haw. Rev. Stat. § 428-103'),
  Iowa: floor(
    'Our general text fits this state. An agreement in any form is valid, so this written and signed one is too.',
    'Iowa Code § 489.105',
  ),
  Maine: floor(
    'Our general text fits this state. The law speaks of an agreement that every company has, in any form; this one is written.',
    '31 M.R.S. § 1501 and following',
    'A page of a publisher of forms on agreements by state',
  ),
  Missouri: floor(
    'Our general text fits this state. The members must adopt an agreement, oral or written; this one is written.',
    'Mo. Rev. Stat. § 347.081',
  ),
  Nebraska: floor(
    'Our general text applies here, with the duty to publish a notice of the formation for three weeks.',
    'Neb. Rev. Stat. § 21-193',
  ),
  Nevada: own(
    'The agreement has an article for this state on adoption by all members, the implied covenant, yearly filings and the consent of a spouse. The agreement states the duties, because the act lists none.',
    'NRS 86.286',
  ),
  'New York': own(
    'The agreement has an article for this state: the agreement must be written and adopted within 90 days of the filing, and a notice must be published in two newspapers within 120 days.',
    'Limited Liability Company Law §§ 206, 417',
  ),
  'South Carolina': keepsLoyalty('S.C. Code § 33-44-103'),
  'South Dakota': keepsLoyalty('S.D. Codified Laws § 47-34A-103'),
  Texas: own(
    'The agreement has an article for this state on what a company agreement may not vary, withdrawal, the franchise report and the consent of a spouse. The agreement states the duties in its own words.',
    'Bus. Orgs. Code §§ 101.054, 101.107',
  ),
  'West Virginia': {
    ...GENERAL,
    reason:
      'Our general text fits this state. The duty of loyalty may be narrowed by named activities but not ended; the agreement says so and ends no duty.',
  },
}
