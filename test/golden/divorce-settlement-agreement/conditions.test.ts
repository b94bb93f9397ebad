import { describe, expect, test } from 'vitest'
import { expectWording, type Row } from '../../support/golden.ts'
import { agreementText, COUPLE, PARENTS } from './cases.ts'

/** One row for each condition of the outline, with the wording that an answer adds and removes. */
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
    when: 'the case is filed after the agreement is signed',
    change: { filingDate: '2026-04-10' },
    says: [', to be filed April 10, 2026', 'The divorce case is to be filed on April 10, 2026.'],
    omits: ['was filed on'],
  },
  {
    when: 'there is one child',
    change: { childrenDetails: 'T.W., born 2013' },
    says: [
      'Support for the Child lasts until the age or event',
      'parent claims the Child as a dependent',
      'unless waiting would harm the Child.',
      'hand over the Child to someone',
      'The Child’s birthday',
    ],
    omits: ['each Child', 'that Child', 'Each Child’s', 'a Child to'],
  },
  {
    when: 'a spouse of New York pays for the other’s health coverage',
    change: { state: 'New York', healthCoverage: 'spouse1' },
    says: [
      'clause 18.6 says who pays for it',
      'own coverage and care, except as clause 18.6 says.',
      '18.6 Health coverage. Spouse 1 provides and pays',
      'Article 18 ranks first:',
    ],
    omits: ['(COBRA) or state law, at that spouse’s own cost'],
  },
  {
    when: 'each spouse of New York pays alone',
    change: { state: 'New York' },
    says: ['own coverage and care.', '(COBRA) or state law, at that spouse’s own cost.'],
    omits: ['says who pays for it'],
  },
  {
    when: 'coverage continues in Massachusetts',
    change: { state: 'Massachusetts' },
    says: ['own coverage and care, except as clause 11.1 says.', '11.1 Coverage continues'],
  },
  {
    when: 'a beneficiary stays named until the plan accepts the order',
    change: {},
    says: ['subject to clause 5.4 and', '5.4 Until the plan accepts the order.'],
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
    omits: ['gross income bears'],
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
      'Spouse 1 receives: Half of the Lane pension (Schedule A). Spouse 2 receives: 50 percent of the Whitcomb 401(k) ending 3310 (Schedule B).',
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
    when: 'of a child only the year is known',
    change: { childrenDetails: 'born 2013' },
    says: ['1\nborn 2013\n2013\n'],
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
    says: ['neither pays the other regular child support', 'has to be written into clause 10.2'],
    omits: [
      'as child support',
      'How long.',
      'While child support is due',
      '$0.00 a month from',
      '$0.00 a month, paid by',
    ],
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
    says: ['at which the law of Connecticut ends it, which is 18', ', and never ends earlier'],
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
    says: ['Spouse 2 Pays (Gregory Paul Whitcomb)\nNone.\n', 'Schedule D lists no debt'],
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
    when: 'the other spouse signs the deed before the release from the loan',
    change: {},
    says: [
      'the deed stays in escrow with a lawyer or title company.',
      'Only then is the deed delivered.',
      'For real estate listed in a Schedule (the “Real Estate”):',
    ],
    omits: ['signs and delivers a deed', 'even if it is not one'],
  },
  {
    when: 'the judgment in Massachusetts is first nisi',
    change: { state: 'Massachusetts' },
    says: [
      'counted from the day it becomes absolute, which is 90 days after the judgment nisi',
      'until then the spouses are married',
      'ch. 175, § 110I',
      'stays eligible for it after the divorce',
    ],
    omits: ['counted from the day it is entered', 'usually loses that coverage at the Judgment'],
  },
  {
    when: 'support without an end',
    change: { alimonyDuration: 'Indefinitely' },
    says: ['a month as alimony indefinitely.'],
    omits: ['for indefinitely'],
  },
  {
    when: 'support of a length in other words',
    change: { alimonyDuration: 'life of Spouse 1' },
    says: ['a month as alimony, for this length: life of Spouse 1.'],
  },
  {
    when: 'a plan stays whole',
    change: { spouse2Property: 'Whitcomb 401(k) ending 3310' },
    says: ['Order only if moved'],
    omits: ['Court order\n'],
  },
  {
    when: 'rights in an estate are given up',
    change: {},
    says: ['or, if later, the day on which the divorce case is filed'],
  },
  {
    when: 'Texas has no form for sworn statements',
    change: { state: 'Texas' },
    omits: ['on the form the Court uses'],
  },
  {
    when: 'the spouses have names',
    change: {},
    says: [
      'Payment by Gregory Paul Whitcomb.',
      'Amount, from Gregory Paul Whitcomb.',
      'Main home, with Marisol Anne Whitcomb.',
      'Debts of Marisol Anne Whitcomb.',
      'Schedule A: Property to Spouse 1 (Marisol Anne Whitcomb)',
      'Spouse 2: Gregory Paul Whitcomb',
    ],
  },
  {
    when: 'one child only',
    change: { childrenDetails: 'T.W., born 2013' },
    says: ['“Child” means the child listed in clause 8.1.', 'The Child lives mainly with Spouse 1'],
    omits: ['Children’s', 'the Children', 'The Children', '“Children”'],
  },
  {
    when: 'child support ends when the state ends it',
    change: {},
    says: ['which is 18, or up to 19 in high school (§ 46b-84), and never ends earlier'],
  },
  {
    when: 'two debts have a balance',
    change: {},
    says: ['Total\n\n$12,540.00'],
  },
  {
    when: 'only some items have a value',
    change: { spouse1Property: 'House, value 412000\nBoat, value 8000\nPiano' },
    says: ['Total of the amounts stated\n\n$420,000.00'],
  },
  {
    when: 'one spouse evens out the division',
    change: { equalizingPayer: 'Spouse 1', equalizingAmount: 25000 },
    says: [
      'Equalizing payment. Spouse 1 pays Spouse 2 $25,000.00',
      'within 60 days after the Judgment',
    ],
  },
  {
    when: 'nobody does',
    change: { equalizingAmount: 25000 },
    omits: ['Equalizing payment'],
  },
  {
    when: 'the worksheet is done',
    change: { guidelineAmount: 1250, supportReason: 'The house is kept for the Children.' },
    says: ['Guideline amount a month\n$1,250.00', 'The house is kept for the Children.'],
  },
  {
    when: 'California wants statements for its orders',
    change: { state: 'California' },
    says: [
      'no public assistance application is pending',
      'civil or criminal penalties',
      'Country of habitual residence',
    ],
  },
  {
    when: 'New York counts incomes in the presumed amounts',
    change: {
      state: 'New York',
      spouse1Income: 60000,
      spouse2Income: 120000,
      alimonyAmount: 500,
      supportReason: 'College savings.',
    },
    says: [
      'Guideline amount of maintenance\n$750.00 a month from Spouse 2',
      '$180,000.00: Spouse 1 36.67 percent, Spouse 2 63.33 percent',
      'Presumed amount\n$2,375.00 a month from Spouse 2',
      'in proportion to their incomes in clause 18.4: Spouse 1 36.67 percent',
      'Reason for a difference\nCollege savings.',
      'changed by 15 percent or more',
      'When maintenance ends, child support is worked out again without it.',
    ],
  },
  {
    when: 'New York computes the amount, and the worksheet gives another',
    change: {
      state: 'New York',
      spouse1Income: 60000,
      spouse2Income: 120000,
      guidelineAmount: 2400,
    },
    says: ['On the attached worksheet\n$2,400.00 a month'],
  },
  {
    when: 'they sign in California',
    change: { state: 'California' },
    says: ['verifies only the identity of the individual'],
    omits: ['personally known to me'],
  },
]

test.each(ROWS)('$when', ({ change, says = [], omits = [], from = PARENTS }) => {
  const text = agreementText({ ...from, ...change })
  expectWording(text, { says, omits })
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
