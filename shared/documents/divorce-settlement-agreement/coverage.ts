import type { Coverage } from '../template/coverage.ts'
import type { StateName } from '../toolbox/states.ts'

const CHECKED = '2026-11-22'
const CAREFUL = 'Not confirmed, so we use the stricter reading'
const TABLES = 'Public tables of residence, waiting and remarriage (2026)'
const CODES = 'The statute, as collected to February 2026'
const LOOKED = 'Residence, waiting, remarriage and form were looked for and not confirmed'

const PLAIN =
  'Our general text applies here: an acknowledged agreement, the paragraph on the child support guideline and a judgment that counts from its entry. The guide sends the couple to the clerk for residence and waiting times.'

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
    'Our general text applies here, with the residence rule, the 30 days after filing and the 60 days before a new marriage.',
    TABLES,
    'Ala. Code §§ 30-2-5, 30-2-8.1, 30-2-10',
  ),
  Alaska: warn(
    'The courts have their own forms for a joint petition. This agreement is attached to them; the general text and the child support paragraph are printed.',
    'Public tables of residence and waiting times (2026); the forms are our stricter reading',
  ),
  Arizona: warn(
    'A covenant marriage has its own grounds and counseling, so such a couple is refused. Other couples get the general text with a paragraph on community property and the 60 days after service.',
    'Public tables and pages on covenant marriage (2026)',
    'Ariz. Rev. Stat. §§ 25-312, 25-329',
  ),
  Arkansas: warn(
    'A divorce without fault needs 18 months apart, and a covenant marriage has its own grounds: such a couple is refused. The document prints the time apart.',
    'Public tables and pages on covenant marriage (2026)',
    'Ark. Code §§ 9-12-301, 9-12-307, 9-12-310',
  ),
  California: own(
    'The agreement has an article for this state: disclosures, equal division, the declarations on child support and the findings a custody order needs. The marriage ends no earlier than six months after service.',
    'Cal. Fam. Code §§ 2104, 2320, 2339, 3048, 4065',
  ),
  Colorado: floor(
    "Our general text applies here, with the 91 days of residence and waiting; the guide names the court's own forms.",
    TABLES,
    'Colo. Rev. Stat. § 14-10-106',
  ),
  Connecticut: own(
    'The agreement has an article for this state: the finding of a fair and equitable agreement, the 90 days and education after high school.',
    'Conn. Gen. Stat. §§ 46b-66, 46b-67, 46b-84, 46b-86',
  ),
  Delaware: floor(
    'Our general text applies here, with six months of residence and six months apart before the decree.',
    TABLES,
    '13 Del. C. § 1504',
  ),
  'District of Columbia': floor(
    'Our general text fits this state. The judgment is final, and a new marriage open, when the 30 days to appeal have passed: deadlines count from then.',
    TABLES,
  ),
  Florida: own(
    'The agreement has an article for this state: financial affidavits, the parenting plan and the kind of alimony.',
    'Fla. Stat. §§ 61.021, 61.08, 61.13, 61.30',
  ),
  Georgia: floor(
    'Our general text applies here, with six months of residence and 30 days after service.',
    CODES,
    'Ga. Code § 19-5-2',
  ),
  Hawaii: warn(
    'Each circuit has its own forms, to which this agreement is attached. The general text is printed.',
    'The statute, as collected to February 2026; the forms are our stricter reading',
    'Haw. Rev. Stat. § 580-1',
  ),
  Idaho: floor(
    'Our general text applies here, with six weeks of residence, 21 days after service and the paragraph on community property.',
    CODES,
    'Idaho Code §§ 32-701, 32-716',
  ),
  Illinois: floor(
    'Our general text applies here, with 90 days of residence before the judgment. Support that no court may change is stated expressly.',
    TABLES,
    '750 ILCS 5/401',
  ),
  Indiana: floor('Our general text applies here, with the 60 days after filing.', TABLES),
  Iowa: floor(
    'Our general text applies here, with 90 days after service.',
    CODES,
    'Iowa Code § 598.19',
  ),
  Kansas: floor(
    'Our general text applies here, with the 60 days after filing and the 30 days before a new marriage.',
    TABLES,
  ),
  Kentucky: floor('Our general text applies here, with the 60 days before the decree.', TABLES),
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
    'Our general text applies here, with the residence rule of a divorce by mutual consent.',
    TABLES,
    'Md. Fam. Law § 7-101',
  ),
  Massachusetts: own(
    'The agreement has an article for this state: what merges and what survives. Deadlines count from the judgment absolute, 90 days after the judgment nisi, and health cover follows the law on divorced spouses.',
    'Mass. Gen. Laws ch. 208, §§ 1A, 28; ch. 175, § 110I',
  ),
  Michigan: floor(
    'Our general text applies here, with 60 days, or six months with minor children.',
    TABLES,
    'Mich. Comp. Laws §§ 552.9, 552.9f',
  ),
  Minnesota: floor(
    'Our general text applies here, with 180 days of residence. Support that no court may change also needs findings: the form warns.',
    TABLES,
  ),
  Mississippi: floor(
    'Our general text applies here, with six months of residence and 60 days after filing; the spouses ask the court to find the agreement adequate and sufficient.',
    CODES,
    'Miss. Code §§ 93-5-2, 93-5-5',
  ),
  Missouri: floor(
    'Our general text applies here as a separation agreement, with 90 days of residence and 30 after filing. Terms on children never bind the court.',
    CODES,
    'Mo. Rev. Stat. §§ 452.305, 452.325',
  ),
  Montana: {
    ...floor(
      'Our general text applies here, with 90 days of residence.',
      'A copy of the statute (2024)',
      'Mont. Code § 40-4-104',
    ),
    checked: '2026-11-28',
  },
  Nebraska: floor(
    'Our general text fits this state. The decree is final after 30 days, from which deadlines count, and a new marriage waits six months.',
    CODES,
    'Neb. Rev. Stat. §§ 42-349, 42-363, 42-366, 42-372.01',
  ),
  Nevada: floor(
    'Our general text applies here, with six weeks of residence and the paragraph on community property.',
    TABLES,
    'Nev. Rev. Stat. § 125.020',
  ),
  'New Hampshire': warn(
    'The courts use their own Permanent Stipulation form. This agreement is attached to it; the general text is printed.',
    CAREFUL,
  ),
  'New Jersey': floor(PLAIN, LOOKED),
  'New Mexico': floor(
    "Our general text fits this state. The agreement is acknowledged like a deed, and the document says so in the statute's words.",
    CODES,
    'N.M. Stat. §§ 40-2-4, 40-4-5',
  ),
  'New York': own(
    'The agreement has an article for this state: the acknowledgment of a deed, the maintenance and child support statements and the clause on health cover.',
    'N.Y. Dom. Rel. Law §§ 236(B)(3), 240(1-b), 255',
  ),
  'North Carolina': warn(
    'A divorce needs one year apart, and the agreement is void unless a certifying officer takes the acknowledgment. The document prints both, and property claims should be settled before the divorce.',
    'A copy of the statute and the Durham Family Law Journal',
    'N.C. Gen. Stat. §§ 50-6, 52-10.1',
  ),
  'North Dakota': floor(PLAIN, LOOKED),
  Ohio: floor(
    'Our general text applies here as a separation agreement attached to the petition, with the hearing 30 to 90 days after filing.',
    'Pages of the Cuyahoga and Lorain county courts',
  ),
  Oklahoma: floor(
    'Our general text applies here, with 10 days after filing, or 90 with minor children, and the six months before a marriage to another person.',
    TABLES,
  ),
  Oregon: floor(PLAIN, LOOKED),
  Pennsylvania: floor('Our general text applies here, with the 90 days after service.', TABLES),
  'Rhode Island': floor(
    'Our general text fits this state. The judgment is final three months after the decision, when a second document is presented: deadlines count from then.',
    'The Rhode Island statutes site',
    'R.I. Gen. Laws § 15-5-23',
  ),
  'South Carolina': warn(
    'A divorce without fault needs one year apart. The document prints it with the general text.',
    'The statute, as collected to February 2026',
    'S.C. Code §§ 20-3-10, 20-3-30, 20-3-80',
  ),
  'South Dakota': floor(
    'Our general text applies here, with the 60 days after service.',
    TABLES,
    'S.D. Codified Laws § 25-4-34',
  ),
  Tennessee: warn(
    'Title, notary and text of a marital dissolution agreement, so that it may take the place of service, with 60 days after filing, or 90 with minor children. The state also prescribes a notice on creditors, which is not printed: the document says in its own words that creditors are not bound. Have the clerk or a lawyer compare it with § 36-4-134 before you sign.',
    CODES,
    'Tenn. Code §§ 36-4-103, 36-4-134',
  ),
  Texas: own(
    'The agreement has an article for this state: the agreement may be withdrawn until the divorce is rendered, unless the box on revocation is checked after mediation.',
    'Tex. Fam. Code §§ 6.602, 6.604, 7.006, 154.125',
  ),
  Utah: {
    ...floor(
      'Our general text applies here, with 90 days of residence in the county and the 30 days after filing.',
      'Copies of the statute (2025)',
      'Utah Code § 81-4-402',
    ),
    checked: '2026-11-28',
  },
  Vermont: floor(
    'Our general text fits this state. The decree is nisi for 90 days, and deadlines count from the day it is absolute.',
    'A copy of the statute (2024)',
    '15 Vt. Stat. §§ 554, 592',
  ),
  Virginia: warn(
    'A divorce on separation needs a time apart: the document names six months for spouses without minor children and twelve for others. The agreement takes effect when both have signed.',
    'The statute, as collected to February 2026',
    'Va. Code §§ 20-91, 20-97, 20-155',
  ),
  Washington: warn(
    'The courts have mandatory forms, to which this separation contract is attached. It prints 90 days and the paragraph on community property.',
    'The statute, as collected to February 2026; the forms are our stricter reading',
    'Wash. Rev. Code §§ 26.09.030, 26.09.070',
  ),
  'West Virginia': floor(
    'Our general text applies here, with the residence rule of couples who married in the state.',
    CODES,
    'W. Va. Code § 48-5-105',
  ),
  Wisconsin: floor(
    'Our general text applies here, with the paragraph on marital property, the 120 days after service and the six months before a new marriage.',
    TABLES,
    'Wis. Stat. § 765.03(2)',
  ),
  Wyoming: floor(PLAIN, LOOKED),
}
