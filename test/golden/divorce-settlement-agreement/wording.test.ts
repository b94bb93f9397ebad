import { describe, expect, test } from 'vitest'
import { agreementText, COUPLE, instructionsText, PARENTS, sections } from './cases.ts'

const headings = (answers: typeof PARENTS) => sections(answers).join('\n')
const count = (text: string, words: string) => text.split(words).length - 1

describe('case A, parents in Connecticut', () => {
  const text = agreementText(PARENTS)

  test.each([
    'Dissolution Agreement',
    'Docket No. HHD-FA-25-0000000-S, filed November 10, 2025',
    'two minor or dependent children together, listed in clause 8.1',
    'Spouse 2 pays Spouse 1 $950.00 a month as alimony for 48 months.',
    'the death of either spouse and the remarriage of the recipient',
    'The Court may change the amount or length on a substantial change',
    'neither deductible by the payer nor income of the recipient',
    '50 percent of the Whitcomb 401(k) ending 3310 (Schedule B)',
    'qualified domestic relations order',
    'is divided equally: each spouse has owned half of it',
    'the share that spouse’s gross income bears to the combined gross income',
    'Spouse 2 pays Spouse 1 $1,180.00 a month as child support.',
    'The Children live mainly with Spouse 1, who has primary physical custody.',
    'Both parents have joint legal custody.',
    'T.W.',
    '2013',
    '$412,000.00',
    'Spouse 1 was advised by Helena Brandt, Brandt Family Law LLC.',
    'Gregory Paul Whitcomb had the chance to consult a lawyer and chose not to.',
    '• The family dog stays at 18 Orchard Lane.',
    '§ 46b-66',
    '§ 46b-67',
    'Form 8332',
    'Exhibit 1: Holiday and Vacation Calendar',
    'Lawyer for Spouse 1',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test.each([
    '8 Custody and Decisions',
    '9 Parenting Time',
    '10 Child Support, Health Care and Expenses',
    '12 Taxes',
    '17 Additional Terms',
    '18 Connecticut Law Provisions',
    'Schedule A: Property to Spouse 1',
    'Schedule D: Debts Spouse 2 Pays',
  ])('has the section %j', (heading) => {
    expect(headings(PARENTS)).toContain(heading)
  })

  test('has a notary certificate for each spouse, both in Hartford County', () => {
    expect(count(text, 'State of Connecticut, County of Hartford')).toBe(2)
    expect(text).toContain('acknowledged before me this [Date] by Marisol Anne Whitcomb.')
    expect(text).toContain('acknowledged before me this [Date] by Gregory Paul Whitcomb.')
  })

  test.each([
    'gives up every claim to past, present and future',
    'no minor or dependent children',
    'New York',
    'Texas',
    'California',
    'Massachusetts',
    'Florida',
    'former name',
    'Lawyer for Spouse 2',
    'amount and length are fixed',
  ])('does not say %j', (wording) => {
    expect(text.toLowerCase()).not.toContain(wording.toLowerCase())
  })
})

describe('case B, a couple in New York', () => {
  const text = agreementText(COUPLE)

  test.each([
    'Supreme Court, County of [County, district or division], Case No. [Case number]',
    'The spouses have no minor or dependent children together',
    'gives up every claim to past, present and future maintenance',
    'belongs to the spouse who holds it, or whose name is on its title',
    'each spouse pays the charges that spouse made',
    'Schedule C lists no debt',
    'Schedule C: Debts Spouse 1 Pays (Priya Raman)\nNone.\n',
    '$18,400.00',
    '§ 236(B)(3)',
    '§ 170(7)',
    'proved to me on the basis of satisfactory evidence to be the individual whose name is subscribed',
    'survives it as a contract and does not merge',
    'Priya Raman had the chance to consult a lawyer and chose not to.',
    'Daniel Osei had the chance to consult a lawyer and chose not to.',
    'The divorce case has been or will be filed in the Court.',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test.each(['8 Health Coverage for the Spouses', '9 Taxes', '14 New York Law Provisions'])(
    'has the section %j',
    (heading) => {
      expect(headings(COUPLE)).toContain(heading)
    },
  )

  test('leaves the place open on both certificates', () => {
    expect(count(text, 'State of [State], County of [County]')).toBe(2)
  })

  test('speaks of children only to say that there are none', () => {
    expect(text.match(/.*child.*/gi)).toEqual([
      '1.4 No children. The spouses have no minor or dependent children together, have adopted none and expect none.',
    ])
  })

  test.each([
    /custody|parenting|visitation|\$400/i,
    /Exhibit/,
    /Additional Terms/,
    /Lawyer for/,
    /was advised by/,
    /filed on|, filed/,
    /Connecticut|Texas|California|Florida|Massachusetts/,
    /\$335/,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })

  test('keeps the fee for the instructions', () => {
    expect(instructionsText(COUPLE)).toMatch(/at least \$335.*Check the clerk’s current page/)
  })
})

test('the guide has twelve steps', () => {
  for (const answers of [PARENTS, COUPLE, {}]) {
    expect(instructionsText(answers).match(/^\d+\. /gm)).toHaveLength(12)
  }
})

test('the guide counts the waiting time from the filing date where it runs from there', () => {
  expect(instructionsText({ ...PARENTS, state: 'Texas' })).toContain('not before January 9, 2026')
  expect(instructionsText({ ...PARENTS, state: 'Florida' })).toContain(
    'Earliest judgment\nNovember 30, 2025',
  )
  expect(instructionsText(PARENTS)).not.toContain('Earliest judgment')
})

/** What the statute prescribes for the notary's certificate. */
const NEW_YORK_WORDS = /that he\/she executed the same in his\/her capacity, and that by his\/her/g

test('nobody is called he or she', () => {
  for (const answers of [PARENTS, COUPLE, {}]) {
    const text = (agreementText(answers) + instructionsText(answers)).replaceAll(NEW_YORK_WORDS, '')
    expect(text).not.toMatch(/\b(he|she|his|her|him|hers|himself|herself|husband|wife)\b/i)
  }
})

test('a share of a plan follows a colon, whatever it begins with', () => {
  const text = agreementText({ ...PARENTS, spouse2Property: 'Half of the state pension' })
  expect(text).toContain('Spouse 2 receives: Half of the state pension (Schedule B).')
})

test('what the parents still decide is ticked or stands in a table, not in the middle of a sentence', () => {
  const text = agreementText({ ...PARENTS, state: 'California' })
  expect(text).toContain('The parent ticked here, ☐ Spouse 1 ☐ Spouse 2, carries health and dental')
  expect(text).toMatch(/equally if the lines are blank:\nSpouse 1 bears, in percent\n\[Percent\]\n/)
  expect(text).not.toContain('[Percent] percent')
})
