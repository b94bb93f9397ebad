import type { Coverage } from '../template/coverage.ts'
import type { StateName } from '../toolbox/states.ts'

const CHECKED = '2026-11-22'
const CODES = 'A public collection of state codes, gathered to February 2026'
const NOTES = 'The state notes of this document'
const CAREFUL = 'Not confirmed, so we use the stricter reading'

type Row = Coverage[StateName]
type Kind = 'own' | 'floor' | 'warn'

const row = (kind: Kind, reason: string, cite: string | undefined, source: string): Row => ({
  kind,
  reason,
  ...(cite === undefined ? {} : { cite }),
  source,
  checked: CHECKED,
})

/** The office requires its own form or an online entry; our pages are headed as a worksheet. */
const worksheet = (source: string, cite?: string, more?: string): Row =>
  row(
    'warn',
    `These pages are a worksheet: the office has its own form or online filing, and you copy them into it.${more === undefined ? '' : ` ${more}`}`,
    cite,
    source,
  )

/** The items that a state requires beyond those of every state are in `state-rules.ts`. */
export const coverage: Coverage = {
  Alabama: row(
    'warn',
    "Reserve the name first: the office requires the reservation certificate with the filing. Compare these pages with the office's own form before you sign.",
    undefined,
    CAREFUL,
  ),
  Alaska: row(
    'floor',
    'Our general text applies, with a purpose and a line for the industry (NAICS) code.',
    'AS 10.06.208',
    'Two guides to forming a corporation in Alaska',
  ),
  Arizona: row(
    'warn',
    'The office requires its own Certificate of Disclosure with the articles and does not accept them without it. The articles name the known place of business, the business and the directors, and must be published within 60 days in most counties.',
    'A.R.S. §§ 10-202, 10-203',
    CODES,
  ),
  Arkansas: row(
    'floor',
    'Our general text applies, with the purpose and the par value of the shares, or that they have none.',
    'Ark. Code § 4-27-202',
    'A publisher of statutes',
  ),
  California: row(
    'own',
    'The text is written for this state: the exact purpose sentence, the initial street address, the agent for service, and signatures of the directors who are named.',
    'Corp. Code §§ 200, 202',
    'The statute and the act of 2012 that added the street address',
  ),
  Colorado: worksheet(
    "The Secretary of State's page",
    'Colo. Rev. Stat. § 7-102-102',
    'They include the principal office.',
  ),
  Connecticut: row(
    'own',
    "The text is written for this state: the limit on liability, the mailing address of the registered office, and lines for the email address and the industry (NAICS) code. The agent's acceptance is filed with it.",
    'Conn. Gen. Stat. §§ 33-608, 33-636',
    CODES,
  ),
  Delaware: row(
    'own',
    'The text is written for this state, with the county of the registered office and a limit on the liability of directors and officers. The form calculates the annual franchise tax by the authorized shares method.',
    '8 Del. C. § 102',
    NOTES,
  ),
  'District of Columbia': row(
    'floor',
    'Our general text applies. We found no requirement beyond the usual ones.',
    'D.C. Code § 29-302.02',
    'A publisher of statutes',
  ),
  Florida: row(
    'own',
    "The text is written for this state, with the street address of the principal office. The agent's written acceptance is filed with it.",
    'Fla. Stat. §§ 607.0202, 607.0501',
    'The statute',
  ),
  Georgia: row(
    'floor',
    'Our general text applies, with the county of the registered office, the mailing address of the principal office and the undertaking to publish. The newspaper notice is printed in the words of the law.',
    'O.C.G.A. §§ 14-2-202, 14-2-201.1',
    'Publishers of statutes (2018 and 2021)',
  ),
  Hawaii: row(
    'floor',
    'Our general text applies, with the mailing address of the principal office.',
    'Haw. Rev. Stat. § 414-32',
    CODES,
  ),
  Idaho: worksheet(CAREFUL),
  Illinois: worksheet(
    'The statute',
    '805 ILCS 5/2.10',
    'They include the shares to be issued and what is paid for them.',
  ),
  Indiana: worksheet(CAREFUL),
  Iowa: row(
    'floor',
    'Our general text applies, with the mailing address of the registered office.',
    'Iowa Code § 490.202',
    CODES,
  ),
  Kansas: row(
    'floor',
    "Our general text applies, with the purpose and the par value, and the end of the incorporator's powers when directors act.",
    'K.S.A. 17-6002',
    'A publisher of statutes (older text)',
  ),
  Kentucky: row(
    'floor',
    "Our general text applies, with the mailing address of the principal office. The agent's signed consent is filed with it.",
    'KRS 271B.2-020',
    'A publisher of statutes (2021)',
  ),
  Louisiana: row(
    'warn',
    "Some parishes accept this filing only online; copy these pages there. The agent's signed consent, before a notary to be safe, goes with it.",
    'La. R.S. 12:1-202',
    'The statute and a guide to filing online',
  ),
  Maine: worksheet(
    'A publisher of statutes (2023)',
    '13-C M.R.S. § 202',
    "The state's form is MBCA-6; another layout may be returned.",
  ),
  Maryland: row(
    'floor',
    "Our general text applies, with the statement of formation under Maryland law, the aggregate par value, the number and names of the directors, and the agent's consent.",
    "Md. Code, Corps. & Ass'ns §§ 2-102, 2-104",
    "The statute and a copy of the state's form",
  ),
  Massachusetts: worksheet(
    'The regulation (2024)',
    '950 CMR 113.16',
    'The form has eight articles; these pages have what they ask for, with the officers and the fiscal year.',
  ),
  Michigan: row(
    'floor',
    'Our general text applies, with the purpose and the mailing address of the registered office.',
    'MCL 450.1202',
    'The statute',
  ),
  Minnesota: row(
    'floor',
    'Our general text applies. We found no requirement beyond the usual ones.',
    'Minn. Stat. § 302A.111',
    'A guide to the section',
  ),
  Mississippi: worksheet(CAREFUL),
  Missouri: row(
    'floor',
    'Our general text applies, with the duration in words, the purpose, the par value and the number of directors.',
    'Mo. Rev. Stat. § 351.055',
    CODES,
  ),
  Montana: worksheet(
    'A publisher of statutes',
    'Mont. Code § 35-14-202',
    'They include the mailing address of the registered office.',
  ),
  Nebraska: row(
    'floor',
    'Our general text applies, with the par value, which is required, and the notice of incorporation to publish.',
    'Neb. Rev. Stat. § 21-220',
    CODES,
  ),
  Nevada: worksheet(
    'A publisher of statutes (2008 text)',
    'NRS 78.030, 78.035',
    "The text is written for this state. The Secretary of State requires the state's form.",
  ),
  'New Hampshire': worksheet(
    'A publisher of statutes',
    'RSA 293-A:1.20',
    "The state's form is Form 11.",
  ),
  'New Jersey': row(
    'warn',
    "Our general text applies, with the names and addresses of the first board, which the form asks for. Compare these pages with the office's own form before you sign.",
    'N.J.S.A. 14A:2-7',
    CAREFUL,
  ),
  'New Mexico': worksheet(
    CODES,
    'N.M. Stat. § 53-12-2',
    'They include the purpose, the directors and the clause on preemptive rights.',
  ),
  'New York': row(
    'own',
    'The text is written for this state: the title line under section 402, the purpose with the wording on consents, the county, the Secretary of State as agent, and the same name throughout, in English letters.',
    'N.Y. Bus. Corp. Law §§ 301, 402',
    'The statute',
  ),
  'North Carolina': row(
    'floor',
    'Our general text applies, with the county of the registered office and of the principal office.',
    'N.C. Gen. Stat. § 55-2-02',
    "The Secretary of State's page of requirements",
  ),
  'North Dakota': worksheet(
    'A publisher of statutes',
    'N.D.C.C. § 10-19.1-10',
    'They include the address of the principal executive office.',
  ),
  Ohio: row(
    'floor',
    "Our general text applies, with the principal office in Ohio. The agent's appointment and acceptance go with it.",
    'Ohio Rev. Code § 1701.04',
    'The code of the state (2008 text)',
  ),
  Oklahoma: row(
    'floor',
    'Our general text applies, with the county of the registered office.',
    '18 O.S. § 1006',
    'A publisher of statutes',
  ),
  Oregon: row(
    'floor',
    'Our general text applies, with the principal office, its mailing address and a person with direct knowledge of the business.',
    'ORS 60.047',
    'A publisher of statutes',
  ),
  Pennsylvania: row(
    'warn',
    "Our general text applies, with the statement on the Business Corporation Law of 1988. The state's docketing statement goes with it, and the incorporation must be advertised.",
    '15 Pa.C.S. § 1306',
    CODES,
  ),
  'Rhode Island': row(
    'floor',
    'Our general text applies. We found no requirement beyond the usual ones.',
    'R.I. Gen. Laws § 7-1.2-202',
    'A publisher of statutes',
  ),
  'South Carolina': {
    kind: 'refuse',
    reason:
      'South Carolina accepts articles only with a certificate, signed by an attorney licensed there, that the filing complies with the law.',
    cite: 'S.C. Code § 33-2-102(a)(6)',
    source: CODES,
    checked: CHECKED,
    turnTo: 'Ask an attorney licensed in South Carolina to prepare and file the articles.',
  },
  'South Dakota': row(
    'floor',
    'Our general text applies, with the street address of the principal office.',
    'S.D. Codified Laws § 47-1A-202',
    CODES,
  ),
  Tennessee: row(
    'floor',
    'Our general text applies, called a charter, with the statement that the corporation is for profit, the county and the principal office.',
    'Tenn. Code § 48-12-102',
    'A publisher of statutes',
  ),
  Texas: row(
    'own',
    'The text is written for this state: a certificate of formation with the type of entity, the directors and the mailing address.',
    'Tex. Bus. Orgs. Code §§ 3.005, 3.007',
    'The statute and a presentation of the Secretary of State',
  ),
  Utah: row(
    'floor',
    'Our general text applies, with the purpose.',
    'Utah Code § 16-10a-202',
    'The statute',
  ),
  Vermont: row(
    'floor',
    "Our general text applies, with the wording on voting and net assets, and a line for the agent's email address.",
    '11A V.S.A. § 2.02',
    'A publisher of statutes (2015)',
  ),
  Virginia: row(
    'floor',
    'Our general text applies, with the city or county of the registered office and a statement of why the agent qualifies.',
    'Va. Code § 13.1-619',
    CODES,
  ),
  Washington: row(
    'floor',
    "Our general text applies. The agent's consent is filed with it, to be safe.",
    'RCW 23B.02.020',
    CODES,
  ),
  'West Virginia': row(
    'floor',
    'Our general text applies, with the county of the principal office, the email address and the total par value.',
    'W. Va. Code § 31D-2-202',
    "A copy of the state's form CD-1",
  ),
  Wisconsin: row(
    'floor',
    'Our general text applies, with the statement on chapter 180.',
    'Wis. Stat. § 180.0202',
    'A publisher of statutes',
  ),
  Wyoming: row(
    'floor',
    "Our general text applies, with the principal office. The agent's signed consent is filed with it.",
    'Wyo. Stat. § 17-16-202',
    'A page of a registered agent',
  ),
}
