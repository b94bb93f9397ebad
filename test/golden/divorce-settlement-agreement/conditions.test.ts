import { describe, expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template.ts'
import { agreementText, COUPLE, PARENTS } from './cases.ts'

type Row = { when: string; change: Answers; says?: string[]; omits?: string[]; from?: Answers }

/** Each condition of the outline: what its answer prints and what it keeps out. */
const ROWS: Row[] = [
  {
    when: 'a case is filed',
    change: {},
    says: ['The divorce case was filed on November 10, 2025.'],
    omits: ['will be filed'],
  },
  {
    when: 'none is filed',
    change: { filingDate: '', courtInfo: '' },
    says: [
      'has been or will be filed',
      'Judicial District of [County, district or division], Case',
    ],
    omits: [', filed'],
  },
  {
    when: 'unlisted property goes to its holder',
    change: { unlistedPropertyRule: 'holder' },
    says: ['belongs to the spouse who holds it'],
    omits: ['divided equally: each', 'Tick one'],
  },
  {
    when: 'unlisted property is sold',
    change: { unlistedPropertyRule: 'sell' },
    says: ['Neither spouse keeps it in kind unless both agree in writing.'],
  },
  {
    when: 'unlisted property goes to court',
    change: { unlistedPropertyRule: 'court' },
    says: ['Either spouse may ask the Court to divide Marital Property that no Schedule lists.'],
  },
  {
    when: 'a spouse keeps nothing',
    change: { spouse2Property: 'Nothing' },
    says: ['Schedule B: Property to Spouse 2'],
    omits: ['Handover'],
  },
  {
    when: 'joint debts are halved',
    change: { jointDebtsRule: 'equal' },
    says: ['Each spouse pays 50 percent of every joint debt'],
    omits: ['Spouse 1 [Percent] percent and'],
  },
  {
    when: 'Spouse 1 pays joint debts',
    change: { jointDebtsRule: 'spouse1' },
    says: ['Spouse 1 pays every joint debt', 'and indemnifies Spouse 2.'],
  },
  {
    when: 'Spouse 2 pays joint debts',
    change: { jointDebtsRule: 'spouse2' },
    says: ['Spouse 2 pays every joint debt', 'and indemnifies Spouse 1.'],
  },
  {
    when: 'whoever made a charge pays it',
    change: { jointDebtsRule: 'maker' },
    says: ['Where it cannot be found who made a charge, each pays half.'],
  },
  {
    when: 'no plan is divided',
    change: { spouse2Property: 'Whitcomb 401(k) ending 3310' },
    says: ['5.2 Court order to the plan.'],
    omits: ['Plan to be divided'],
  },
  {
    when: 'both lists divide a plan',
    change: { spouse1Property: 'Half of the Lane pension' },
    says: [
      'to Spouse 1, Half of the Lane pension (Schedule A); to Spouse 2, 50 percent of the Whitcomb 401(k) ending 3310 (Schedule B).',
    ],
  },
  {
    when: 'Spouse 1 pays until a day',
    change: { alimonyPayer: 'Spouse 1', alimonyDuration: 'Until June 30, 2030.' },
    says: ['Spouse 1 pays Spouse 2 $950.00 a month as alimony until June 30, 2030.'],
  },
  {
    when: 'support is fixed',
    change: { alimonyModifiable: 'no' },
    says: ['Both spouses give up the right to ask any court', 'leaves room for it'],
    omits: ['The Court may change the amount'],
  },
  {
    when: 'nothing is said about changes',
    change: { alimonyModifiable: '' },
    says: ['The Court may change the amount or length'],
    omits: ['amount and length are fixed', 'Tick one'],
  },
  {
    when: 'nobody pays support',
    change: { hasAlimony: false },
    says: ['7.1 Mutual waiver.'],
    omits: [
      '$950.00',
      '48 months',
      'remarriage of the recipient',
      'the payer keeps life insurance',
    ],
  },
  {
    when: 'one child',
    change: { childrenDetails: 'T.W., born 2013' },
    says: ['have one minor or dependent child together'],
  },
  {
    when: 'children nobody lists',
    change: { childrenDetails: '' },
    says: ['have minor or dependent children together', '4\n[Name or initials]\n[Year]'],
  },
  {
    when: 'a child on a line of another kind',
    change: { childrenDetails: 'Expected in March 2027' },
    says: ['1\nExpected in March 2027\n'],
  },
  {
    when: 'time is shared',
    change: { custodyArrangement: 'joint_shared' },
    says: ['Neither home is the primary one.', 'shared physical custody'],
    omits: ['live mainly with'],
  },
  {
    when: 'Spouse 2 is the main parent',
    change: { custodyArrangement: 'joint_spouse2' },
    says: ['live mainly with Spouse 2', 'Spouse 1 has the time set out in Article 9'],
  },
  {
    when: 'Spouse 1 decides',
    change: { custodyArrangement: 'sole_spouse1' },
    says: ['Spouse 1 has sole legal custody', 'after informing Spouse 2'],
    omits: ['joint legal custody'],
  },
  {
    when: 'no child support',
    change: { childSupportAmount: 0 },
    says: ['the amount is $0.00 a month from Spouse 2 to Spouse 1', 'stated in clause 10.3'],
    omits: ['as child support', 'While child support is due'],
  },
  {
    when: 'child support to the end of high school',
    change: { childSupportDuration: 'age_18_hs' },
    says: ['but not past 19, or later if the law of Connecticut requires.'],
  },
  {
    when: 'child support to 21',
    change: { childSupportDuration: 'age_21' },
    says: ['until that Child is 21, or later if the law of Connecticut requires.'],
  },
  {
    when: 'child support for a student',
    change: { childSupportDuration: 'age_23_student' },
    says: ['while that Child is a full-time student, until the age of 23, or later'],
  },
  {
    when: 'no length of child support',
    change: { childSupportDuration: '' },
    says: ['at which the law of Connecticut ends it, and never ends earlier'],
    omits: ['tick one), or later'],
  },
  {
    when: 'a former name only',
    change: { additionalTerms: '', restoredName: 'Spouse 1, to Marisol Anne Reyes' },
    says: ['17.1 Former name.', 'restored: Spouse 1, to Marisol Anne Reyes.'],
    omits: ['The spouses also agree'],
  },
  {
    when: 'further terms, line by line',
    change: { additionalTerms: 'One.\n\nTwo.' },
    says: ['(a) One.', '(b) Two.'],
  },
  {
    when: 'two lawyers',
    change: { spouse2Lawyer: 'Ida Moll, Moll PC' },
    says: ['Spouse 2 was advised by Ida Moll, Moll PC.', 'Lawyer for Spouse 2'],
    omits: ['lawyer and chose not to'],
  },
  {
    when: 'debts are "none"',
    change: { spouse2Debts: 'None.' },
    says: ['Schedule D: Debts Spouse 2 Pays\nNone.\n', 'Schedule D lists no debt'],
  },
  {
    when: 'an answer of other children is left over',
    from: COUPLE,
    change: { visitationSchedule: 'Weekends', childrenDetails: 'T.W.' },
    omits: ['Weekends', 'T.W.', '$400'],
  },
  {
    when: 'a county came with its word, in a commonwealth',
    change: { state: 'Massachusetts', county: 'Suffolk' },
    says: ['Commonwealth of Massachusetts, County of Suffolk'],
  },
  {
    when: 'they sign in California',
    change: { state: 'California' },
    says: ['attaches that state’s own certificate', 'Certificate, pages'],
    omits: ['Proof of identity'],
  },
]

test.each(ROWS)('$when', ({ change, says = [], omits = [], from = PARENTS }) => {
  const text = agreementText({ ...from, ...change })
  for (const wording of says) expect(text).toContain(wording)
  for (const wording of omits) expect(text).not.toContain(wording)
})

describe('a blank copy', () => {
  const text = agreementText({})

  test.each([
    'Articles 8, 9 and 10 and Exhibit 1 do not apply.',
    'Support is paid as the other clauses of this Article say.',
    '[Who pays] pays [Support recipient] [Amount per month] a month as spousal support for [For how long].',
    'The law of the state named above governs.',
    'State Law Provisions',
    '☐ was advised by [Spouse 1’s lawyer]',
    '☐ is incorporated and merges',
  ])('offers %j', (wording) => {
    expect(text).toContain(wording)
  })

  test('decides nothing that the spouses have to tick', () => {
    expect(text.match(/\(tick one\)|Tick one/g)?.length).toBeGreaterThanOrEqual(10)
    expect(text).not.toContain('Mutual waiver')
  })
})
