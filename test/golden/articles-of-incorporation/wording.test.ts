import { describe, expect, test } from 'vitest'
import { electionDeadline } from '../../../shared/documents/articles-of-incorporation/derive.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import {
  agreementText,
  CONNECTICUT,
  ELSEWHERE,
  instructionsText,
  NEW_YORK,
  sections,
} from './cases.ts'

const articles = (answers: Answers) =>
  sections(answers).filter((title) => title.startsWith('Article '))

describe('case A, Connecticut', () => {
  const text = agreementText(CONNECTICUT)

  test('has its articles in order', () => {
    expect(articles(CONNECTICUT)).toEqual([
      'Article I. Name',
      'Article II. Duration',
      'Article III. Purpose',
      'Article IV. Registered Office and Agent',
      'Article V. Principal Office',
      'Article VI. Shares',
      'Article VII. Incorporator',
      'Article VIII. Initial Directors',
      'Article IX. Liability of Directors',
      'Article X. Indemnification',
      'Article XI. Management, Bylaws and Meetings',
      'Article XII. Preemptive Rights and Voting',
      'Article XIII. Effective Time and Amendment',
    ])
  })

  test.each([
    'Certificate of Incorporation\nof Ekwall Tooling, Inc.',
    '1. Tomas Ekwall, 144 Edwards St, New Haven, CT 06511\n2. Ingrid Ekwall, 12 Hill Rd',
    '1,000 shares of common stock par value $0.01',
    'issued for at least par value',
    'is limited to the pay the director received from the Corporation',
    'a sustained and unexcused pattern of inattention',
    'I, Marguerite Sloan, accept appointment as registered agent',
    '$150 minimum franchise tax (up to 20,000 shares) plus $100 filing fee, $250 in all',
    'Printed name and capacity: Tomas Ekwall, Incorporator',
    'County of New Haven',
    'I confirm as first directors the persons named in Article VIII.',
    '[My commission expires]',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test.each([
    'undefined',
    'Secretary of State is designated',
    'General Corporation Law',
    'his or her act',
  ])('does not say %j', (wording) => {
    expect(text).not.toContain(wording)
  })

  test('files the acceptance with the charter', () => {
    const titles = sections(CONNECTICUT)
    const place = (start: string) => titles.findIndex((title) => title.startsWith(start))
    expect(place('Exhibit A')).toBe(place('Signature') + 1)
    expect(place('Notary')).toBe(place('Exhibit A') + 1)
    expect(titles.filter((title) => title.startsWith('Exhibit A'))).toHaveLength(1)
  })
})

describe('case B, New York', () => {
  const text = agreementText(NEW_YORK)

  test('closes up its numbering', () => {
    expect(articles(NEW_YORK).slice(4, 7)).toEqual([
      'Article V. Shares',
      'Article VI. Incorporator',
      'Article VII. Directors',
    ])
    expect(articles(NEW_YORK)).toContain('Article XII. State Statements')
    expect(text).toContain('who is designated in Article XII')
  })

  test.each([
    'Certificate of Incorporation',
    'The number of directors is fixed by, or as provided in, the bylaws.',
    'in the County of New York, State of New York',
    'The Secretary of State is designated as agent of the Corporation on whom process',
    'shall mail a copy of any process served is 2500 Broadway, New York, NY 10025.',
    'without such consent or approval first being obtained',
    'of Lantern Row Catering Corp. under section 402 of the Business Corporation Law',
    '200 shares of common stock without par value',
    '$125 filing plus the tax on shares',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test.each(['Principal Office', 'at least par', 'undefined', 'Initial Directors'])(
    'does not say %j',
    (wording) => {
      expect(text).not.toContain(wording)
    },
  )

  test('moves directors into the action of the incorporator', () => {
    const named = agreementText({ ...NEW_YORK, initialDirectors: 'Ada Obi, 1 Elm Street' })
    expect(named.split('Ada Obi, 1 Elm Street')).toHaveLength(2)
    expect(named).toContain('I elect as first directors: Ada Obi, 1 Elm Street.')
  })
})

const STATES: [string, string[], string[]][] = [
  [
    'California',
    [
      'Articles of Incorporation\nof Ekwall',
      'other than the banking business, the trust company business or the practice',
      'first business is design and sale of precision hand tools',
      'his or her act and deed',
      'to the fullest extent permissible under California law',
      'verifies only the identity of the individual who signed',
    ],
    ['purpose of the Corporation is design', 'duty of loyalty'],
  ],
  [
    'Delaware',
    ['in the County of Kent', 'section 102(b)(7) of the Act', '$175'],
    ['State Statements'],
  ],
  ['Florida', ['chapter 607', '$70', 'physical presence'], ['State Statements', 'Exhibits A, B']],
  [
    'Massachusetts',
    [
      'Articles of Organization\nof',
      'Supplemental Information',
      'June 30',
      'Commonwealth of',
      'The officers named in Article XIII',
    ],
    ['President: [President]'],
  ],
  ['Nevada', ['a natural person at least 18 years old', 'goes with the state’s filing form'], []],
  [
    'Texas',
    [
      'Certificate of Formation\nof',
      'for-profit corporation',
      'initial mailing address is 9 River St',
    ],
    ['Articles of Incorporation\nof'],
  ],
  ['Ohio', ['the business corporation law of Ohio', 'To the Ohio Secretary of State'], ['$250']],
]

describe.each(STATES)('%s', (state, says, omits) => {
  const text = agreementText(ELSEWHERE[state] ?? {})

  test.each(says)('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test('keeps out what belongs elsewhere', () => {
    for (const wording of omits) expect(text).not.toContain(wording)
    expect(text).not.toContain('Connecticut')
  })
})

const CHANGES: [string, Answers, string[], string[]][] = [
  [
    'no directors',
    { initialDirectors: '' },
    [
      'I elect as first directors, to serve',
      'Article VIII. Liability',
      'Director, if more than one',
    ],
    ['Initial Directors'],
  ],
  [
    'no principal office',
    { principalOffice: '' },
    ['Article V. Shares', 'the 1,000 shares that Article V allows'],
    ['Principal Office'],
  ],
  [
    'any lawful business',
    { businessPurpose: 'Any lawful business.' },
    ['Corporation is any lawful act or activity'],
    ['any lawful business'],
  ],
  [
    'a purpose of two sentences',
    { businessPurpose: 'Baking.\nSelling it.' },
    ['is this: Baking. Selling it; and any other lawful'],
    [],
  ],
  [
    'a purpose written as a sentence, in California',
    { state: 'California', businessPurpose: 'To sell hand tools.' },
    ['first business is this: To sell hand tools. The officers'],
    [],
  ],
  [
    'directors who sign the articles, in California',
    { state: 'California' },
    ['File: the charter, from the title to the signatures of the incorporator and the directors.'],
    [],
  ],
  [
    'no directors named, in California',
    { state: 'California', initialDirectors: '' },
    ['File: the charter, from the title to the signature.'],
    ['those of the directors'],
  ],
  [
    'an independent city, in Virginia',
    { state: 'Virginia', officeCounty: 'City of Richmond' },
    [', in the City of Richmond.'],
    ['city or county of'],
  ],
  [
    'a county, in Virginia',
    { state: 'Virginia', officeCounty: 'Henrico' },
    [', in the city or county of Henrico.'],
    [],
  ],
  ['one share', { sharesAuthorized: 1 }, ['1 share of common'], ['1 shares']],
  [
    'no par value',
    { shareType: 'no-par common stock' },
    ['shares of no-par common stock'],
    ['at least par'],
  ],
  [
    'a county named in full',
    { county: 'Hartford County' },
    ['County of Hartford, ss'],
    ['Hartford County'],
  ],
  ['no county', { county: '' }, ['County of [County]'], []],
  [
    'nobody said in which state',
    { signingState: '' },
    ['State of [State where you will sign], County of New Haven'],
    ['State of Connecticut,'],
  ],
  [
    'signed in Florida',
    { signingState: 'Florida', county: 'Duval' },
    ['State of Florida, County of Duval', '☐ physical presence'],
    ['State of Connecticut,'],
  ],
  [
    'signed in Louisiana',
    { signingState: 'Louisiana', county: 'Orleans Parish' },
    ['State of Louisiana, Parish of Orleans\n'],
    [],
  ],
  [
    'signed in the District of Columbia',
    { signingState: 'District of Columbia' },
    ['\nDistrict of Columbia\nThis instrument was acknowledged'],
    ['County of'],
  ],
  [
    'an agent that is a company',
    { registeredAgentName: 'Nutmeg Agents LLC' },
    ['Nutmeg Agents LLC accepts appointment', 'before it resigns', 'By (signature) and date'],
    ['I, Nutmeg', 'before I resign', 'Printed name: Nutmeg'],
  ],
  [
    'a commission',
    { notaryCommissionExpiry: '2027-01-31' },
    ['January 31, 2027'],
    ['[My commission expires]'],
  ],
]

test.each(CHANGES)('%s', (_, change, says, omits) => {
  const text = agreementText({ ...CONNECTICUT, ...change })
  for (const wording of says) expect(text).toContain(wording)
  for (const wording of omits) expect(text).not.toContain(wording)
})

test.each([
  ['2026-01-07', '2026-03-21'],
  ['2026-03-02', '2026-05-16'],
  ['2026-12-31', '2027-03-15'],
  ['2027-12-29', '2028-03-14'],
  ['2027-12-30', '2028-03-15'],
  ['2026-11-15', '2027-01-29'],
  ['not a date', undefined],
])('an S election from %s is due by %s', (start, due) => {
  expect(electionDeadline(start)).toBe(due)
})

test('the guide dates the S election', () => {
  expect(instructionsText(CONNECTICUT)).toContain('May 16, 2026 if the first tax year starts')
})

test('a charter names no exhibit that is not filed with it', () => {
  const filed = (answers: Answers) => agreementText(answers).split('Notary Acknowledgment')[0]
  expect(filed(CONNECTICUT)).toContain('as the acceptance attached as Exhibit A shows')
  for (const answers of [NEW_YORK, ELSEWHERE.Texas ?? {}, ELSEWHERE.Nevada ?? {}]) {
    expect(filed(answers)).toContain('The agent has consented to act and is not')
    expect(filed(answers)).not.toContain('Exhibit')
  }
})
