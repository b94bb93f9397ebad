import { describe, expect, test } from 'vitest'
import { agreement, agreementText, instructionsText, ROBOTS, SAUCES } from './cases.ts'

const N1 = agreementText(SAUCES)
const N2 = agreementText(ROBOTS)

const CATEGORIES = [
  'Product plans, models and samples',
  'Formulas, recipes and processes',
  'Designs, drawings, specifications',
  'Prices, costs and margins',
  'Customer and supplier lists',
  'Financial records and forecasts',
  'Marketing and sales plans',
  'Software and source code',
  'Research, tests and results',
  'Staffing plans, but not working conditions',
  'Contracts and their terms',
  'Site, system and security details',
]

describe('N1', () => {
  test.each([
    'through July 31, 2027.',
    'three (3) years after that date, through July 31, 2030',
    'Confidential Information that is a Trade Secret stays protected until it stops being a Trade Secret',
    ...CATEGORIES,
    'The Receiving Party will not disclose Confidential Information to anyone, except',
    'returns all Materials, originals and copies',
    '§ 35-51(d)',
    'Notice under 18 U.S.C. § 1833(b).',
    'Under 42 U.S.C. §§ 19401 to 19404',
    'Disclosing Party: Thimble Cove Sauces, LLC\nBy (signature): [By (signature)]\nName: Abram Delgado\nTitle: Member\n',
    'Receiving Party: Norwich River Packing Co.\nBy (signature): [By (signature)]\nName: Pia Lindholm\nTitle: General Manager\n',
    'confirms spoken information in writing within 15 Business Days',
    'as a possible supplier or customer',
  ])('says %j', (wording) => expect(N1).toContain(wording))

  test.each([
    'Permitted Recipient',
    'These items, and no others',
    'outside this Agreement',
    'no set end',
    'No set end',
    'Certificate of Destruction',
    'beyond recovery',
    'ndefinite',
    'Workers.',
    'as long as the item remains',
    'otary',
    'otari',
  ])('does not say %j', (wording) => expect(N1).not.toContain(wording))
})

describe('N2', () => {
  test.each([
    '1. Gripper control source code\n2. Unit cost model dated February 2027\n3. Customer pilot results\n',
    'Information that Exhibit A does not list is outside this Agreement.',
    "1. Two named engineers: Rowan Pike and Hideko Sato\n2. The fund's outside lawyers\n",
    "has no set end. Either party may stop future sharing by giving the other 30 days' written notice",
    'for as long as the item remains confidential',
    'Certificate of Destruction',
    'destroys all Materials and Derivatives beyond recovery by ordinary means',
    'as a prospective investor or lender',
    'State Supplement: Delaware',
  ])('says %j', (wording) => expect(N2).toContain(wording))

  test.each([
    'End date',
    'through March',
    'years',
    'No exceptions',
    'twelve',
    'Certificate of Return',
    'returns all Materials',
    'Workers.',
    'will not disclose Confidential Information to anyone',
    'spoken information',
    ...CATEGORIES,
  ])('does not say %j', (wording) => expect(N2).not.toContain(wording))
})

describe.each([
  ['N1', N1],
  ['N2', N2],
  ['the blank form', agreementText({})],
])('%s never', (_, text) => {
  test.each([
    /liquidated/i,
    /irreparable/i,
    /\bnon-?solicit/i,
    /without (posting )?(a )?bond/i,
    /witnesseth|hereinafter|aforesaid|inter alia/i,
    /minors?\b/i,
  ])('contains %s', (pattern) => expect(text).not.toMatch(pattern))

  test('mentions a limit on competing, except to say that there is none', () => {
    expect(text.match(/non-compete/gi)).toHaveLength(1)
    expect(text).toContain('This Agreement contains no non-compete')
  })

  test('has two spaces, or a stop too many', () => {
    expect(text).not.toMatch(/ {2}|\.\.|,,| [.,;]/)
  })
})

test('the parties initial each page, which names them at its foot', () => {
  const { footer, initials, title } = agreement(SAUCES)
  expect(title).toBe('Non-Disclosure Agreement')
  expect(footer.map((run) => (run.kind === 'blank' ? '' : run.text)).join('')).toBe(
    'Thimble Cove Sauces, LLC and Norwich River Packing Co.',
  )
  expect(initials).toEqual(['Disclosing Party', 'Receiving Party'])
})

test('the guide dates its steps and names who signs', () => {
  const guide = instructionsText(SAUCES)
  expect(guide).toContain('On July 31, 2027 ask for return, and get the certificate signed.')
  expect(guide).toContain('July 31, 2030; trade secrets later')
  expect(guide).toContain('Abram Delgado, Member\nPia Lindholm, General Manager')
  expect(guide).toContain('no witness and no notary')
  expect(guide.match(/^\d+\. /gm)).toHaveLength(14)
  expect(instructionsText(ROBOTS).match(/^\d+\. /gm)).toHaveLength(14)
  expect(instructionsText({}).match(/^\d+\. /gm)).toHaveLength(14)
})
