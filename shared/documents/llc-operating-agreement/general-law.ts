import type { StateName } from '../toolbox/states.ts'

/** The act of a state without its own article, the document that forms the company, and the office. */
type GeneralLaw = readonly [citation: string, filing: string, office: string]

const ARTICLES = 'articles of organization'
const ORGANIZATION = 'certificate of organization'
const FORMATION = 'certificate of formation'
const SECRETARY = 'Secretary of State'

/**
 * States where "LC" and "L.C." may end a company's name: Mich. Comp. Laws § 450.4204, Mo. Rev. Stat. § 347.020,
 * Mont. Code § 35-8-103, NRS 86.171, Tex. Bus. Orgs. Code § 5.056 and Va. Code § 13.1-1012, checked on 2026-11-28.
 */
export const LC_ENDING: readonly StateName[] = [
  'Michigan',
  'Missouri',
  'Montana',
  'Nevada',
  'Texas',
  'Virginia',
]

type GeneralLaws = {
  checked: string
  source: string
  states: Partial<Record<StateName, GeneralLaw>>
}

/** The acts, documents and offices, with the day on which they were read and where. */
export const GENERAL_LAW: GeneralLaws = {
  checked: '2026-11-27',
  source:
    'llcuniversity.com, LLC Laws by State (the acts); a register of filing fees checked at each office (the documents and offices); both agree with the state research',
  states: {
    Alabama: ['Ala. Code title 10A, chapter 5A', FORMATION, SECRETARY],
    Alaska: [
      'Alaska Stat. chapter 10.50',
      ARTICLES,
      'Division of Corporations, Business and Professional Licensing',
    ],
    Arizona: ['A.R.S. § 29-3101 and following', ARTICLES, 'Corporation Commission'],
    Arkansas: ['Ark. Code title 4, chapter 38', ORGANIZATION, SECRETARY],
    Colorado: ['C.R.S. title 7, article 80', ARTICLES, SECRETARY],
    'District of Columbia': [
      'D.C. Code § 29-801.01 and following',
      ARTICLES,
      'Department of Licensing and Consumer Protection',
    ],
    Georgia: ['O.C.G.A. title 14, chapter 11', ARTICLES, SECRETARY],
    Hawaii: [
      'Haw. Rev. Stat. chapter 428',
      ARTICLES,
      'Department of Commerce and Consumer Affairs',
    ],
    Idaho: ['Idaho Code title 30, chapter 25', ORGANIZATION, SECRETARY],
    Illinois: ['805 ILCS 180', ARTICLES, SECRETARY],
    Indiana: ['Ind. Code article 23-18', ARTICLES, SECRETARY],
    Iowa: ['Iowa Code chapter 489', ORGANIZATION, SECRETARY],
    Kansas: ['K.S.A. § 17-7662 and following', ARTICLES, SECRETARY],
    Kentucky: ['KRS chapter 275', ARTICLES, SECRETARY],
    Louisiana: ['La. R.S. 12:1301 and following', ARTICLES, SECRETARY],
    Maine: ['31 M.R.S. § 1501 and following', FORMATION, SECRETARY],
    Maryland: [
      "Md. Code, Corps. & Ass'ns title 4A",
      ARTICLES,
      'Department of Assessments and Taxation',
    ],
    Massachusetts: [
      'chapter 156C of the General Laws',
      ORGANIZATION,
      'Secretary of the Commonwealth',
    ],
    Michigan: [
      'MCL 450.4101 and following',
      ARTICLES,
      'Department of Licensing and Regulatory Affairs',
    ],
    Minnesota: ['Minn. Stat. chapter 322C', ARTICLES, SECRETARY],
    Mississippi: ['Miss. Code title 79, chapter 29', FORMATION, SECRETARY],
    Missouri: ['Mo. Rev. Stat. chapter 347', ARTICLES, SECRETARY],
    Montana: ['Mont. Code title 35, chapter 8', ARTICLES, SECRETARY],
    Nebraska: ['Neb. Rev. Stat. § 21-101 and following', ORGANIZATION, SECRETARY],
    'New Hampshire': ['RSA chapter 304-C', FORMATION, SECRETARY],
    'New Jersey': [
      'N.J.S.A. 42:2C-1 and following',
      FORMATION,
      'Division of Revenue and Enterprise Services',
    ],
    'New Mexico': ['NMSA § 53-19-1 and following', ARTICLES, SECRETARY],
    'North Carolina': ['N.C. Gen. Stat. chapter 57D', ARTICLES, SECRETARY],
    'North Dakota': ['N.D.C.C. chapter 10-32.1', ARTICLES, SECRETARY],
    Ohio: ['Ohio Rev. Code chapter 1706', ARTICLES, SECRETARY],
    Oklahoma: ['18 O.S. § 2000 and following', ARTICLES, SECRETARY],
    Oregon: ['ORS chapter 63', ARTICLES, SECRETARY],
    Pennsylvania: ['15 Pa.C.S. chapter 88', ORGANIZATION, 'Department of State'],
    'Rhode Island': ['R.I. Gen. Laws chapter 7-16', ARTICLES, 'Department of State'],
    'South Carolina': ['S.C. Code § 33-44-101 and following', ARTICLES, SECRETARY],
    'South Dakota': ['S.D. Codified Laws chapter 47-34A', ARTICLES, SECRETARY],
    Tennessee: ['Tenn. Code title 48, chapter 249', ARTICLES, SECRETARY],
    Utah: [
      'Utah Code title 48, chapter 3a',
      ORGANIZATION,
      'Division of Corporations and Commercial Code',
    ],
    Vermont: ['11 V.S.A. chapter 25', ARTICLES, SECRETARY],
    Virginia: ['Va. Code § 13.1-1000 and following', ARTICLES, 'State Corporation Commission'],
    Washington: ['RCW chapter 25.15', FORMATION, SECRETARY],
    'West Virginia': ['W. Va. Code chapter 31B', ARTICLES, SECRETARY],
    Wisconsin: ['Wis. Stat. chapter 183', ARTICLES, 'Department of Financial Institutions'],
    Wyoming: ['Wyo. Stat. title 17, chapter 29', ARTICLES, SECRETARY],
  },
}
