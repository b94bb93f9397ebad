import { describe, expect, test } from 'vitest'
import { agreementText, ENGINEER, instructionsText, SHOP, sections } from './cases.ts'

describe('EA-1, an hourly job in Connecticut', () => {
  const text = agreementText(SHOP)

  test.each([
    'Saltbox Lane Provisions, LLC, a Connecticut limited liability company, of 48 Main Street, Essex, CT 06426',
    'Marisol Tavares, of 212 Westbrook Road, Deep River, CT 06417',
    'made on January 11, 2027',
    'begins on January 25, 2027 and has no set end date',
    '3.2 The employment is at-will.',
    'reports to the Store Manager',
    '$24.50 per hour',
    '1.5 times the Regular Rate',
    '$36.75 per hour',
    'every two weeks on Fridays',
    '40 hours a week, from 9 AM to 5 PM, Tuesday through Saturday',
    'ten (10) paid vacation days',
    'paid with the final wages at the final rate of pay',
    'No bonus or commission is promised.',
    '1. Open and close the store',
    '2. Train and schedule part-time staff',
    '3. Reconcile registers and prepare deposits',
    '4. Receive and rotate stock',
    '(Conn. Gen. Stat. § 31-71f)',
    'one hour for each 30 hours worked, up to 40 hours a year',
    'no later than the next business day if the Employer ends the employment',
    '\nNone\n',
    'Date: [Date]',
    '18 U.S.C. § 1833(b)',
    '42 U.S.C. §§ 19401-19404',
    '17 U.S.C. §§ 101, 201(b)',
    'After the Separation Date the Employee is free to work for anyone.',
    'Written Notice of 2 weeks. This request is a courtesy',
    'The law of Connecticut, where the Employee mostly works, governs',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test.each([
    /fixed.term/i,
    /the Term\b/,
    /Bonuses and Commissions/,
    /non-?solicit/i,
    /non-?compet/i,
    /garden leave/i,
    /notary/i,
    /exempt category/,
    /\bCause\b/,
    /Massachusetts|Illinois|Texas|Florida|California|New York/,
    /arbitrat\w+ (is|shall|will)|liquidated/i,
    /_/,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })
})

describe('EA-2, a fixed term in Massachusetts', () => {
  const text = agreementText(ENGINEER)

  test.each([
    'begins on March 1, 2027 and continues through February 28, 2029 (the "Term")',
    'The Term does not renew itself.',
    'Written Notice of at least 30 days',
    '$138,000.00 per year, before taxes, in twenty-six (26) equal installments',
    'of about $5,307.69',
    '7. Bonuses and Commissions',
    'Annual discretionary bonus of up to 8 percent of base salary',
    '13. Non-Solicitation',
    '14. Non-Competition',
    'For 9 months after the Separation Date',
    'Designing hydrogel coating lines for makers of implantable devices.',
    'only here: Massachusetts and Rhode Island.',
    'garden leave, pro rata on the regular pay days, at a yearly rate of 50 percent',
    'the right to consult with counsel before signing',
    'lays the Employee off or ends the employment without Cause',
    'because Articles 10, 12 and 13 alone would not protect them',
    'This Agreement delivered on\n[Delivery date]',
    'in full on the same day if the Employer ends the employment',
    '• Desiccant housing, US patent application filed 2023',
    'falls within an exempt category of 29 CFR Part 541',
    'fifteen (15) paid vacation days',
    'Articles 10, 11, 12, 13, 14, 15 and 18 continue',
    'as do this Article and every duty that falls due after it.',
    ', as President of Harrow and Finch Biomaterials, Inc., personally appeared',
    'Anneke Lindqvist, individually, personally appeared',
    'The parties plan to sign on February 12, 2027',
    'Nor does it apply if the employment ends because the Term runs out',
    'Date: [Date]',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test('has one certificate for each signer, both in Middlesex', () => {
    expect(text.match(/^Notary Acknowledgment$/gm)).toHaveLength(2)
    expect(text.match(/Commonwealth of Massachusetts, County of Middlesex/g)).toHaveLength(2)
  })

  test.each([
    /The employment is at-will/,
    /^\d+\. Overtime$/m,
    /^None$/m,
    /Illinois|Texas|Florida|Connecticut/,
    /once a month/i,
    /liquidated/i,
    /No bonus or commission/,
    /Regular Rate/,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })
})

test('the whistleblower notice names all three ways', () => {
  const notice = agreementText(SHOP).match(/^Notice of immunity.*$/m)?.[0] ?? ''
  expect(notice).toMatch(/in confidence to a federal, state or local government official/)
  expect(notice).toMatch(/solely to report or investigate a suspected violation of law/)
  expect(notice).toMatch(/filed under seal/)
  expect(notice).toMatch(/sues an employer for retaliation/)
})

test('nothing in any document is what the form must never contain', () => {
  for (const answers of [SHOP, ENGINEER, {}]) {
    const text = agreementText(answers)
    expect(text).toContain('have not agreed to arbitration and have not given up a jury trial')
    expect(text).toContain('Nothing in this Agreement shortens the time')
    expect(text).toContain('Wages are never withheld')
    expect(text).not.toMatch(/witnesseth|hereinafter|hereto|permanent employ|probation/i)
    expect(text).not.toMatch(/waives? (any|all|the) (right|claim)/i)
  }
})

test('figures that change stay out of the contract', () => {
  for (const state of ['Connecticut', 'New York', 'California', 'Washington', 'Illinois']) {
    const answers = { ...ENGINEER, state, pay_structure: 'other', pay_details: 'By the piece.' }
    expect(agreementText(answers)).not.toMatch(/\$[\d,.]+ (an hour|a week|a year)/)
    expect(instructionsText(answers)).toMatch(/\$[\d,]+.*[Cc]heck the/)
  }
})

test('the guide has fourteen steps and the dates of the answers', () => {
  for (const answers of [SHOP, ENGINEER, {}]) {
    expect(instructionsText(answers).match(/^\d+\. /gm)).toHaveLength(14)
  }
  expect(instructionsText(SHOP)).toContain("I-9, employer's part, by\nJanuary 28, 2027")
  expect(instructionsText(SHOP)).toContain('Sick leave can be used from\nMay 24, 2027')
  expect(instructionsText(ENGINEER)).toContain('Deliver the document by\nFebruary 12, 2027')
})

test('sections of EA-1', () => {
  expect(sections(SHOP)).toEqual([
    'Key Terms',
    '1 Parties and Background',
    '2 Definitions',
    '3 Employment and Term',
    '4 Position and Duties',
    '5 Work Schedule and Timekeeping',
    '6 Compensation',
    '7 Overtime',
    '8 Benefits and Expenses',
    '9 Vacation, Sick Leave and Other Leave',
    '10 Confidential Information',
    '11 Protected Rights and Whistleblower Notice',
    '12 Inventions and Work Product',
    '13 Employer Property and Systems',
    '14 Conduct, Eligibility and Policies',
    '15 Ending the Employment',
    '16 Disputes and Remedies',
    '17 General Terms',
    'Signatures',
    'Schedule 1: Compensation and Hours',
    'Schedule 2: Position Description',
    'Exhibit A: Prior Inventions',
    'Exhibit B: Employee Acknowledgments',
    'Exhibit C: State Supplement, Connecticut',
  ])
})
