import type { Coverage } from '../template/coverage.ts'
import type { StateName } from '../toolbox/states.ts'

const CHECKED = '2026-11-22'
const CAREFUL = 'Not confirmed, so we use the stricter reading'
const TABLES = 'Public tables of residency, waiting and remarriage rules (2026)'
const CODES = 'The statute, as collected to February 2026'
const LOOKED = 'Rules on residency, waiting, remarriage and form were not confirmed'

const PLAIN =
  'Our general text applies: an acknowledged agreement, the paragraph on the child support guideline, and a judgment that takes effect when entered. The guide sends you to the clerk for residency and waiting periods.'

type Row = Coverage[StateName]

const own = (reason: string, cite: string): Row => ({
  kind: 'own',
  reason,
  cite,
  source: 'The state notes and the public pages that they name',
  checked: CHECKED,
})

const rowOf =
  (kind: 'floor' | 'warn') =>
  (reason: string, source: string, cite?: string): Row => ({
    kind,
    reason,
    ...(cite === undefined ? {} : { cite }),
    source,
    checked: CHECKED,
  })

const floor = rowOf('floor')
const warn = rowOf('warn')

/** The texts are in `floor.ts`, `finality.ts` and the state articles; covenant marriages in `rules.ts`. */
export const coverage: Coverage = {
  Alabama: floor(
    'Our general text applies, with the residency rule, the 30 days after filing and the 60 days before remarriage.',
    TABLES,
    'Ala. Code §§ 30-2-5, 30-2-8.1, 30-2-10',
  ),
  Alaska: warn(
    'The courts have their own forms for a joint petition; attach this agreement to them. It has our general text and the child support paragraph.',
    'Public tables of residence and waiting times (2026); the forms are our stricter reading',
  ),
  Arizona: warn(
    "A covenant marriage has its own grounds and counseling, so we don't sell this document for one. Other couples get our general text with a community property paragraph and the 60 days after service.",
    'Public tables and pages on covenant marriage (2026)',
    'Ariz. Rev. Stat. §§ 25-312, 25-329',
  ),
  Arkansas: warn(
    "A no-fault divorce requires 18 months apart, which the document states. A covenant marriage has its own grounds, so we don't sell this document for one.",
    'Public tables and pages on covenant marriage (2026)',
    'Ark. Code §§ 9-12-301, 9-12-307, 9-12-310',
  ),
  California: own(
    'Includes a California article: disclosures, equal division, the child support declarations and the findings that a custody order needs. The marriage ends no earlier than six months after service.',
    'Cal. Fam. Code §§ 2104, 2320, 2339, 3048, 4065',
  ),
  Colorado: floor(
    "Our general text applies, with the 91 days of residency and waiting; the guide names the court's own forms.",
    TABLES,
    'Colo. Rev. Stat. § 14-10-106',
  ),
  Connecticut: own(
    'Includes a Connecticut article: the finding of a fair and equitable agreement, the 90 days and education after high school.',
    'Conn. Gen. Stat. §§ 46b-66, 46b-67, 46b-84, 46b-86',
  ),
  Delaware: floor(
    'Our general text applies, with six months of residency and six months apart before the decree.',
    TABLES,
    '13 Del. C. § 1504',
  ),
  'District of Columbia': floor(
    'Our general text applies. The judgment is final, and you can remarry, once the 30 days to appeal have passed; deadlines count from then.',
    TABLES,
  ),
  Florida: own(
    'Includes a Florida article: financial affidavits, the parenting plan and the type of alimony.',
    'Fla. Stat. §§ 61.021, 61.08, 61.13, 61.30',
  ),
  Georgia: floor(
    'Our general text applies, with six months of residency and 30 days after service.',
    CODES,
    'Ga. Code § 19-5-2',
  ),
  Hawaii: warn(
    'Each circuit has its own forms; attach this agreement to them. It has our general text.',
    'The statute, as collected to February 2026; the forms are our stricter reading',
    'Haw. Rev. Stat. § 580-1',
  ),
  Idaho: floor(
    'Our general text applies, with six weeks of residency, 21 days after service and a community property paragraph.',
    CODES,
    'Idaho Code §§ 32-701, 32-716',
  ),
  Illinois: floor(
    'Our general text applies, with 90 days of residency before the judgment. If support cannot be modified, the agreement says so expressly.',
    TABLES,
    '750 ILCS 5/401',
  ),
  Indiana: floor('Our general text applies, with the 60 days after filing.', TABLES),
  Iowa: floor('Our general text applies, with 90 days after service.', CODES, 'Iowa Code § 598.19'),
  Kansas: floor(
    'Our general text applies, with the 60 days after filing and the 30 days before remarriage.',
    TABLES,
  ),
  Kentucky: {
    ...floor(
      'Our general text applies, with 180 days of residency and 60 days apart before the decree.',
      'Copies of the statute (2026)',
      'KRS 403.044, 403.140, 403.170',
    ),
    checked: '2026-11-28',
  },
  Louisiana: {
    kind: 'refuse',
    reason:
      'Louisiana settles property by a partition under its own civil law, requires 180 days apart, or 365 with children, and recognizes covenant marriages. This document does not cover that.',
    source: CAREFUL,
    checked: CHECKED,
    turnTo: 'Ask a Louisiana notary or lawyer for a community property settlement.',
  },
  Maine: floor(PLAIN, LOOKED),
  Maryland: floor(
    'Our general text applies, with the residency rule for a mutual-consent divorce.',
    TABLES,
    'Md. Fam. Law § 7-101',
  ),
  Massachusetts: own(
    'Includes a Massachusetts article: what merges and what survives. Deadlines count from the judgment absolute, 90 days after the judgment nisi, and health coverage follows the law on divorced spouses.',
    'Mass. Gen. Laws ch. 208, §§ 1A, 28; ch. 175, § 110I',
  ),
  Michigan: floor(
    'Our general text applies, with 60 days, or six months with minor children.',
    TABLES,
    'Mich. Comp. Laws §§ 552.9, 552.9f',
  ),
  Minnesota: floor(
    'Our general text applies, with 180 days of residency. Support that cannot be modified also needs findings; the form warns you.',
    TABLES,
  ),
  Mississippi: floor(
    'Our general text applies, with six months of residency and 60 days after filing; the spouses ask the court to find the agreement adequate and sufficient.',
    CODES,
    'Miss. Code §§ 93-5-2, 93-5-5',
  ),
  Missouri: floor(
    'Our general text applies as a separation agreement, with 90 days of residency and 30 days after filing. Terms about children never bind the court.',
    CODES,
    'Mo. Rev. Stat. §§ 452.305, 452.325',
  ),
  Montana: {
    ...floor(
      'Our general text applies, with 90 days of residency.',
      'A copy of the statute (2024)',
      'Mont. Code § 40-4-104',
    ),
    checked: '2026-11-28',
  },
  Nebraska: floor(
    'Our general text applies. The decree is final after 30 days, and deadlines count from then. You must wait six months to remarry.',
    CODES,
    'Neb. Rev. Stat. §§ 42-349, 42-363, 42-366, 42-372.01',
  ),
  Nevada: floor(
    'Our general text applies, with six weeks of residency and a community property paragraph.',
    TABLES,
    'Nev. Rev. Stat. § 125.020',
  ),
  'New Hampshire': warn(
    'The courts use their own Permanent Stipulation form; attach this agreement to it. It has our general text.',
    CAREFUL,
  ),
  'New Jersey': floor(PLAIN, LOOKED),
  'New Mexico': floor(
    "Our general text applies. The agreement is acknowledged like a deed, and says so in the statute's words.",
    CODES,
    'N.M. Stat. §§ 40-2-4, 40-4-5',
  ),
  'New York': own(
    'Includes a New York article: the acknowledgment of a deed, the maintenance and child support statements, and the clause on health coverage.',
    'N.Y. Dom. Rel. Law §§ 236(B)(3), 240(1-b), 255',
  ),
  'North Carolina': warn(
    'A divorce requires one year apart, and the agreement is void unless a certifying officer takes the acknowledgment. The document covers both. Settle property claims before the divorce.',
    'A copy of the statute and the Durham Family Law Journal',
    'N.C. Gen. Stat. §§ 50-6, 52-10.1',
  ),
  'North Dakota': floor(PLAIN, LOOKED),
  Ohio: floor(
    'Our general text applies as a separation agreement attached to the petition, with the hearing 30 to 90 days after filing.',
    'Pages of the Cuyahoga and Lorain county courts',
  ),
  Oklahoma: floor(
    'Our general text applies, with 10 days after filing, or 90 with minor children, and the six months before marrying someone else.',
    TABLES,
  ),
  Oregon: floor(PLAIN, LOOKED),
  Pennsylvania: floor('Our general text applies, with the 90 days after service.', TABLES),
  'Rhode Island': floor(
    'Our general text applies. The judgment is final three months after the decision, when a second document is presented; deadlines count from then.',
    'The Rhode Island statutes site',
    'R.I. Gen. Laws § 15-5-23',
  ),
  'South Carolina': warn(
    'A no-fault divorce requires one year apart, which the document states. It has our general text.',
    'The statute, as collected to February 2026',
    'S.C. Code §§ 20-3-10, 20-3-30, 20-3-80',
  ),
  'South Dakota': floor(
    'Our general text applies, with the 60 days after service.',
    TABLES,
    'S.D. Codified Laws § 25-4-34',
  ),
  Tennessee: warn(
    'The document has the title, notary page and text of a marital dissolution agreement, so that it can take the place of service, with 60 days after filing, or 90 with minor children. The state also prescribes a notice on creditors, which is not included; the document says in its own words that creditors are not bound. Have the clerk or an attorney compare it with § 36-4-134 before you sign.',
    CODES,
    'Tenn. Code §§ 36-4-103, 36-4-134',
  ),
  Texas: own(
    'Includes a Texas article: the agreement can be revoked until the divorce is rendered, unless the box on revocation is checked after mediation.',
    'Tex. Fam. Code §§ 6.602, 6.604, 7.006, 154.125',
  ),
  Utah: {
    ...floor(
      'Our general text applies, with 90 days of residency in the county and the 30 days after filing.',
      'Copies of the statute (2025)',
      'Utah Code § 81-4-402',
    ),
    checked: '2026-11-28',
  },
  Vermont: floor(
    'Our general text applies. The decree is nisi for 90 days, and deadlines count from the day it becomes absolute.',
    'A copy of the statute (2024)',
    '15 Vt. Stat. §§ 554, 592',
  ),
  Virginia: warn(
    'A divorce based on separation requires time apart: the document states six months for spouses without minor children and twelve for others. The agreement takes effect when both have signed.',
    'The statute, as collected to February 2026',
    'Va. Code §§ 20-91, 20-97, 20-155',
  ),
  Washington: warn(
    'The courts have mandatory forms; attach this separation contract to them. It has the 90 days and a community property paragraph.',
    'The statute, as collected to February 2026; the forms are our stricter reading',
    'Wash. Rev. Code §§ 26.09.030, 26.09.070',
  ),
  'West Virginia': floor(
    'Our general text applies, with the residency rule for couples who married in the state.',
    CODES,
    'W. Va. Code § 48-5-105',
  ),
  Wisconsin: floor(
    'Our general text applies, with a marital property paragraph, the 120 days after service and the six months before remarriage.',
    TABLES,
    'Wis. Stat. § 765.03(2)',
  ),
  Wyoming: floor(PLAIN, LOOKED),
}
