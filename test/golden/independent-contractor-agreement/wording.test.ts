import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/independent-contractor-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { STUDIO, sections, typedAgreement, typedInstructions, WEBSITE } from './cases.ts'

describe('C1, a website in Connecticut', () => {
  const text = typedAgreement(WEBSITE)

  test.each([
    'ends on April 30, 2027',
    '$6,400.00 (Six Thousand Four Hundred and 00/100 Dollars)',
    'once, when the Services are complete and all Deliverables are Accepted',
    'Contractor assigns to Company all Intellectual Property Rights in the Work Product. The assignment of each item takes effect, without a further document, when the item is Paid For.',
    'it is also a work made for hire, which Company may assert only once the item is Paid For. In every other case the assignment in clause 15.1 governs.',
    'Exhibit C: Pre-Existing Materials',
    '• Build scripts and licensed fonts',
    '$300 per violation; since October 1, 2010 each day counts as a separate violation',
    'Conn. Gen. Stat. § 31-69a',
    'IRS Form W-9',
    '• May show the finished site in a portfolio',
    'as clause 13.4 permits',
    'Contractor works at a place of its own choice and cost.',
    'for payments in 2027: $2,000, as adjusted for inflation',
    '$600 for payments through December 31, 2025, and $2,000 for payments from January 1, 2026, indexed from 2027',
    'health insurance, paid vacation, sick leave, retirement contributions, bonuses and overtime',
    'May 25, 2027, for Services provided, and Deliverables Accepted, by April 30, 2027',
    '18 U.S.C. § 1833(b)',
    '611 North Farms Road, Wallingford, CT 06492',
    '29 Lyon Street, New Haven, CT 06511',
    'Lucian Batchelder',
    'Approved page designs\nMarch 1, 2027',
    'Signing this document does not by itself make anyone an independent contractor.',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test.each([
    /milestone/i,
    /hourly|an hour\b/i,
    /ceiling/i,
    /\bjoint|undivided/i,
    /Company receives the license in this section/,
    /New York|Illinois|California|article 44-A|820 ILCS/,
    /notary|county of/i,
    /non-?compete/i,
    /PayPal|wire transfer/,
    /until a party ends it/,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })
})

describe('C2, a photo studio in New York', () => {
  const text = typedAgreement(STUDIO)

  test.each([
    'goes on until a party ends it under Section 20',
    'At least once a year the parties review together',
    'here: Recording venues in Kings County, New York.',
    '$85.00 an hour for time spent on the Services, recorded in tenths of an hour',
    'a ceiling of $3,400.00',
    "Company pays in this way: ACH through the company's bill-pay service.",
    '• Prints and courier to 200 dollars a month',
    'Contractor owns all Intellectual Property Rights in the Work Product',
    '• Company may use images for press and album promotion for five years',
    'New York General Business Law article 44-A (§ 1410 and following)',
    'Fulton Basement Records, Inc., 402 Fulton Street, Brooklyn, NY 11201',
    'Ines Calloway, 77 Degraw Street, Brooklyn, NY 11231',
    'for at least six years after the last payment',
    'the New York Attorney General, the State Division of Human Rights',
    'N.Y. Gen. Oblig. Law § 5-336(2)',
    '(e) Repeated late delivery after written warning',
    'State of New York, County of Kings',
    'proved to me on the basis of satisfactory evidence to be the individual whose name is subscribed',
    '30 days after Contractor has completed the Services billed',
    'health insurance, paid vacation and overtime',
    'Contractor sends each invoice by the 5th day of the next month.',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test.each([
    /end date|and ends on/i,
    /Contractor assigns|Paid For\. In every other case/,
    /\bjoint|undivided/i,
    /Illinois|820 ILCS|no later than 30 days after Contractor has provided/,
    /California|18100|2775/,
    /made for hire/i,
    /Connecticut|\$300/,
    /fixed price/i,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })

  test('warns once that the answers can point to employment, and the guide says why', () => {
    const { errors, warnings } = checkAnswers(template, STUDIO, { today: TODAY })
    expect(errors).toEqual([])
    expect(warnings).toContainEqual({
      field: 'state',
      message:
        'These answers can point to employment in New York. Read the status checklist before you sign.',
    })
    expect(typedInstructions(STUDIO)).toContain(
      'can point to employment: an hourly rate with no end to the term.',
    )
  })
})

test('twenty-two numbered sections, then signatures, exhibits and supplement', () => {
  expect(sections(WEBSITE)).toEqual([
    'Key Terms',
    '1 Parties and Background',
    '2 Definitions',
    '3 Services',
    '4 Term',
    '5 Independent Status',
    '6 Place of Work',
    '7 Deliverables and Acceptance',
    '8 Fees',
    '9 Invoices and Payment',
    '10 Expenses',
    '11 Taxes and Reporting',
    '12 No Benefits',
    '13 Confidential Information',
    '14 Protected Disclosures',
    '15 Ownership of Work',
    '16 Third-Party, Open-Source and AI Materials',
    '17 Warranties',
    '18 Insurance, Liability and Indemnity',
    '19 Freedom to Work',
    '20 Ending',
    '21 Law and Disputes',
    '22 General Terms',
    'Signatures',
    'Exhibit A: Statement of Work',
    'Exhibit B: Fee and Payment Particulars',
    'Exhibit C: Pre-Existing Materials',
    'Exhibit D: Status Facts',
    'State Supplement: Connecticut',
  ])
})

test('the guide has fourteen steps', () => {
  for (const answers of [WEBSITE, STUDIO, template.sampleAnswers, {}]) {
    expect(typedInstructions(answers).match(/^\d+\. /gm)).toHaveLength(14)
  }
})

test('the guide asks for a first check of the facts unless the term is over by then', () => {
  const shows = (change: Answers) =>
    typedInstructions({ ...WEBSITE, ...change }).includes('First check of the facts')
  expect(shows({})).toBe(false)
  expect(shows({ end_date: '2027-08-15' })).toBe(false)
  expect(shows({ end_date: '2027-08-16' })).toBe(true)
  expect(shows({ duration_type: 'until_terminated' })).toBe(true)
})

test('no version promises repayment of penalties, sets hours or restrains other work', () => {
  for (const answers of [WEBSITE, STUDIO, template.sampleAnswers, {}]) {
    const text = typedAgreement(answers)
    expect(text).toContain('Contractor makes no promise to repay taxes, wages or penalties')
    expect(text).toContain('This Agreement is not exclusive.')
    expect(text).not.toMatch(/witnesseth|hereinafter|hereby|null and void|including but not/i)
    expect(text).not.toMatch(/shall not (work|compete)|dress code|working hours are/i)
  }
})
