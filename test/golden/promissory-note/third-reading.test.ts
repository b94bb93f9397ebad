import { test } from 'vitest'
import { expectWording, type Row } from '../../support/golden.ts'
import { agreementText, BAKERY, FAMILY, instructionsText, LUMP_SUM } from './cases.ts'

const GUARANTEED = {
  guarantorName: 'Ulysses Okonjo',
  guarantorAddress: '77 Pine St, Albany, NY 12207',
}

const ROWS: Row[] = [
  {
    when: 'shares as collateral',
    from: BAKERY,
    change: { collateral: 'All shares of Borrower in Abubakar Textiles, Inc.' },
    says: [
      'have it canceled or agree to a change that lowers its value',
      'hands Lender each certificate for shares or interests with a transfer form signed in blank',
    ],
    omits: ['in good repair', 'insured for', 'lost or destroyed without insurance'],
  },
  {
    when: 'goods and receivables',
    from: BAKERY,
    change: {
      collateral: 'All refrigeration units at Pier 4\nAll accounts receivable of the warehouses',
    },
    says: [
      'keeps goods among the Collateral at',
      'collects it in the usual way',
      'goods among the Collateral are lost or destroyed without insurance',
    ],
    omits: ['transfer form signed in blank'],
  },
  {
    when: 'goods alone',
    from: BAKERY,
    change: { collateral: 'Two 2,000-gallon tanks, serial nos. FT-88 and FT-89' },
    says: ['or the place its description names, in good repair, insured for its value'],
    omits: ['transfer form', 'collects it'],
  },
  {
    when: 'two missed payments in a row',
    from: FAMILY,
    change: { missedPayments: 2 },
    says: ['two payments in a row, or three in any twelve months,'],
  },
  {
    when: 'two missed payments in a row of weekly ones',
    from: FAMILY,
    change: { missedPayments: 2, paymentFrequency: 'week' },
    says: ['two payments in a row, or six in any twelve months,'],
  },
  {
    when: 'four missed payments in a row, of four a year',
    from: BAKERY,
    change: { missedPayments: 4 },
    says: ['four payments in a row are'],
  },
  {
    when: 'one payment with a late fee',
    from: LUMP_SUM,
    change: { lateFee: 50 },
    says: ['has awarded, then to a late fee, then to interest accrued by then, and then to the'],
  },
  {
    when: 'North Carolina',
    from: BAKERY,
    change: { state: 'North Carolina' },
    says: ['unpaid 14 days after Lender mails Borrower a written notice'],
  },
  {
    when: 'a business loan in Missouri',
    from: BAKERY,
    change: { state: 'Missouri' },
    says: ['Oral or unexecuted agreements or commitments to loan money'],
  },
  {
    when: 'a family loan in Missouri',
    from: FAMILY,
    change: { state: 'Missouri', loanPurpose: 'personal' },
    omits: ['Oral or unexecuted agreements'],
  },
  {
    when: 'papers for the collateral',
    from: BAKERY,
    change: { collateralPapers: true, collateral: 'All shares in Abubakar Textiles, Inc.' },
    says: ['Worksheet: Financing Statement', 'Stock Power'],
  },
  {
    when: 'a guaranty',
    from: BAKERY,
    change: GUARANTEED,
    says: ['the guaranty comes back to life for it'],
  },
]

test.each(ROWS)('$when', ({ from, change, ...wording }) => {
  expectWording(agreementText({ ...from, ...change }), wording)
})

test('the guide names the papers of intangible collateral and the initials of a guarantor', () => {
  const answers = { ...BAKERY, ...GUARANTEED, collateral: 'All shares in Abubakar Textiles, Inc.' }
  expectWording(instructionsText(answers), {
    says: ['Take the certificates with a signed stock power'],
    omits: ['Ask for an insurance policy'],
  })
})

test('the guide holds letters when they are asked for', () => {
  expectWording(instructionsText({ ...FAMILY, letters: true }), {
    says: ['Letter: notice of default', 'Letter: extension', 'Letter: paid in full'],
  })
  expectWording(instructionsText(FAMILY), { omits: ['Letter:'] })
})
