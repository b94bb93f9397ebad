import { expect, test } from 'vitest'
import { expectWording, type Row } from '../../support/golden.ts'
import {
  agreementText,
  BAKERY,
  FAMILY,
  INTEREST_FREE,
  INTEREST_ONLY,
  instructionsText,
  LUMP_SUM,
} from './cases.ts'

/** One row for each condition of the outline, with the wording that an answer adds and removes. */
const ROWS: Row[] = [
  {
    when: 'two people borrow',
    change: { borrowerName: 'Ann Lee and Bo Ortiz' },
    says: ['joint and several', 'Printed name: Ann Lee', 'Printed name: Bo Ortiz'],
  },
  { when: 'one person borrows', change: {}, omits: ['joint and several'] },
  {
    when: "a company's name holds an and",
    from: BAKERY,
    change: { borrowerName: 'Lee and Ortiz LLC' },
    says: ['Borrower: Lee and Ortiz LLC'],
    omits: ['joint and several'],
  },
  {
    when: 'the money was given before',
    change: { dateLoanGiven: '2026-12-31' },
    says: ['Lender gave Borrower', 'Borrower confirms receiving it', 'lent on December 31'],
    omits: ['to be lent', 'if Lender asks'],
  },
  {
    when: 'the money is given on the day',
    change: {},
    says: ['Lender gives Borrower', 'will sign a receipt'],
    omits: ['Lender gave'],
  },
  {
    when: 'a business purpose in Connecticut',
    change: {},
    says: ['business or investment use', 'If Borrower wins, Lender pays Borrower’s.'],
    omits: ['15 percent of the judgment', 'lender’s license', '36a-555'],
  },
  {
    when: 'a personal purpose in Connecticut',
    change: { loanPurpose: 'personal' },
    says: ['family or household use', '15 percent of the judgment', '§ 42-150bb', '36a-555'],
    omits: ['If Lender sues and wins'],
  },
  {
    when: 'Massachusetts',
    change: { state: 'Massachusetts' },
    says: ['interest and expenses above 20 percent a year', 'Begelfer'],
  },
  {
    when: 'yearly calculation',
    from: LUMP_SUM,
    change: { interestCalculation: 'annually' },
    says: ['at the end of each year, counted from that day', 'calculated once a year'],
    omits: ['With interest on interest', 'one twelfth'],
  },
  {
    when: 'interest once a year, payments every month',
    change: { interestCalculation: 'annually' },
    says: [
      '5% a year, calculated with each payment',
      'for each payment’s own period and is due with that payment',
      'made at least as often as once a year, no interest is ever added',
      'A month counts as one twelfth of a year',
    ],
    omits: ['at the end of each year'],
  },
  {
    when: 'payments every week',
    change: { paymentFrequency: 'week' },
    says: ['A week counts as one fifty-second of a year', 'one every week'],
    omits: ['at the end of each month'],
  },
  {
    when: 'one payment a year, interest once a year',
    change: { paymentFrequency: 'year', interestCalculation: 'annually', paymentAmount: 5000 },
    says: ['3.2 A period that is not whole is counted by the day'],
    omits: ['of a year, and a period'],
  },
  {
    when: 'principal first',
    change: { paymentOrder: 'principal_first' },
    says: ['kept apart from the Principal', 'first to the Principal', 'Interest kept'],
    omits: ['first to collection costs', 'is ever added'],
  },
  {
    when: 'simple interest, paid once a year and calculated once a month',
    change: {
      state: 'Minnesota',
      paymentFrequency: 'year',
      paymentAmount: 5000,
      startDate: '2028-01-01',
      lateFee: 0,
    },
    says: ['The interest is simple', 'for each payment’s own period. It is due with that payment'],
    omits: ['at least as often', 'With interest on interest'],
  },
  {
    when: 'simple interest, before the payments are known',
    change: { state: 'Rhode Island', paymentAmount: '' },
    says: ['The interest is simple'],
    omits: ['itself bears interest'],
  },
  {
    when: 'no state is chosen yet',
    from: {},
    change: {},
    says: ['itself bears interest, as far as the law of the governing state allows; where'],
  },
  {
    when: 'simple interest after maturity',
    from: LUMP_SUM,
    change: { state: 'Hawaii' },
    says: ['itself bears no interest', 'the same rate continues on the unpaid Principal'],
    omits: ['continues on what is unpaid'],
  },
  {
    when: 'an early fee in a state that has the general terms',
    change: { state: 'Ohio', prepaymentPenalty: 'penalty', prepaymentAmount: '250', lateFee: 0 },
    says: ['count as interest. Apart from the fee for paying early, this note has none.'],
  },
  {
    when: 'no charge at all in a state that has the general terms',
    change: { state: 'Ohio', lateFee: 0 },
    says: [
      'names limits that the law of Ohio sets for a private loan. It does not say that this note keeps',
      'count as interest. This note has none.',
    ],
    omits: ['note keeps to the limits'],
  },
  {
    when: 'a guarantor with a limit in a state that forbids a clause on fees',
    change: {
      state: 'Nebraska',
      guarantorName: 'Ada Quill',
      guarantorAddress: '3 Elm Street, Salem',
      guarantorLimit: 5000,
    },
    says: [
      'Each side bears its own lawyer’s fees',
      'in all and what section 12 allows for a suit against Guarantor',
    ],
    omits: ['costs of collecting from Guarantor'],
  },
  {
    when: 'an odd first period',
    change: { startDate: '2027-02-20' },
    says: ['the first period, which has 50 days'],
  },
  { when: 'a regular first period', change: {}, omits: ['So is the first period'] },
  {
    when: 'no interest',
    from: INTEREST_FREE,
    change: {},
    says: [
      'bears no interest before or after maturity',
      'None (interest-free)',
      'without interest',
    ],
    omits: ['calculated', 'half a cent', 'interest due', 'the interest and the last payment'],
  },
  {
    when: 'one payment without interest',
    from: INTEREST_FREE,
    change: { paymentType: 'lumpsum', dueDate: '2028-01-01' },
    says: ['one payment of $6,000.00 on January 1, 2028', 'bears no interest'],
    omits: ['being Principal and interest', 'Interest added'],
  },
  {
    when: 'only interest is paid until the end',
    from: INTEREST_ONLY,
    change: {},
    says: [
      'Unsecured Interest-Only Note',
      'Interest only, $75.00 every month; all of the Principal on January 1, 2029',
      'Borrower first pays the interest alone, in 23 payments, each of $75.00, one every month beginning February 1, 2027. On January 1, 2029 Borrower pays the whole Principal and the interest then due, $18,075.00.',
      'is a balloon payment',
      'It lowers the later payments of interest and the last payment',
      'three payments in a row',
    ],
    omits: ['the loan ends sooner', 'Borrower will pay in', 'late fees'],
  },
  {
    when: 'only interest is paid, with a late fee',
    from: INTEREST_ONLY,
    change: { lateFee: 3 },
    says: ['a court has awarded, then to late fees, then to interest due'],
  },
  {
    when: 'only interest is paid, once before the end',
    from: INTEREST_ONLY,
    change: { dueDate: '2027-03-01' },
    says: ['the interest alone, in one payment of $75.00 on February 1, 2027. On March 1, 2027'],
  },
  {
    when: 'the first period of interest is longer',
    from: INTEREST_ONLY,
    change: { startDate: '2027-02-15' },
    says: ['the first of $110.96 and every later one of $75.00, one every month beginning'],
  },
  {
    when: 'the days of the interest are not known',
    from: INTEREST_ONLY,
    change: { startDate: '' },
    says: ['and the whole Principal with the interest then due on January 1, 2029.'],
  },
  {
    when: 'interest is paid weekly for years',
    from: INTEREST_ONLY,
    change: { paymentFrequency: 'week', startDate: '2027-01-08' },
    says: ['totals, made of payments of $17.31'],
  },
  {
    when: 'equal payments',
    from: INTEREST_FREE,
    change: {},
    says: ['in 12 payments of $500.00', 'the last on January 1, 2028'],
    omits: ['and a last payment'],
  },
  {
    when: 'two payments',
    from: INTEREST_FREE,
    change: { paymentAmount: 4000 },
    says: [
      'in 2 payments: one payment of $4,000.00 on February 1, 2027 and a last payment of $2,000.00',
    ],
  },
  {
    when: 'a single installment',
    from: INTEREST_FREE,
    change: { paymentAmount: 6000 },
    says: ['in one payment of $6,000.00 on February 1, 2027'],
  },
  {
    when: 'one payment at the end',
    from: LUMP_SUM,
    change: {},
    says: [
      'Unsecured Lump Sum Note',
      '$10,446.00, being Principal and interest',
      '10,424.58',
      '21.42',
    ],
    omits: ['in a row', 'installment', 'For each late payment'],
  },
  {
    when: 'a shortened schedule',
    change: { paymentAmount: 150 },
    says: ['Lines marked “All of” a year', 'All of 2030'],
  },
  { when: 'a whole schedule', change: {}, omits: ['All of 20'] },
  ...(
    [
      ['check', 'pays by check'],
      ['bank_transfer', 'bank transfer or direct deposit'],
      ['wire_transfer', 'pays by wire transfer'],
      ['cash', 'pays in cash'],
      ['payment_app', 'through the payment app'],
      ['other', 'in this way: deduction from rent owed.'],
    ] as const
  ).map(
    ([paymentMethod, wording]): Row => ({
      when: `paid by ${paymentMethod}`,
      change: { paymentMethod, paymentMethodOther: 'deduction from rent owed' },
      says: [wording],
    }),
  ),
  {
    when: 'no late fee and no grace',
    change: { lateFee: 0, gracePeriod: 0 },
    says: ['There is no grace period', 'There is no late fee.', 'not made on their due dates'],
    omits: ['late fees', '(the grace period)'],
  },
  { when: 'a day of grace', change: { gracePeriod: 1 }, says: ['Lender within 1 day after'] },
  {
    when: 'a late fee on the only payment',
    from: LUMP_SUM,
    change: {},
    says: ['If the final payment is late, Borrower pays a late fee of $25.00, once.'],
  },
  {
    when: 'one missed payment',
    change: { missedPayments: 1 },
    says: ['one payment is unpaid at the end of the grace period'],
    omits: ['in a row'],
  },
  {
    when: 'an early fee in dollars',
    change: { prepaymentPenalty: 'penalty', prepaymentAmount: '$250' },
    says: [
      'a fee of $250.00, once, when Principal is paid ahead',
      'the law of Connecticut forbids',
    ],
    omits: ['without fee'],
  },
  {
    when: 'a secured loan',
    change: { securityType: 'secured', collateral: 'A tractor, serial no. 88121.' },
    says: [
      'A tractor, serial no. 88121.\n',
      'commercially reasonable',
      '42a-9-203',
      'secured party',
    ],
    omits: ['Unsecured', 'Schedule 2', '..'],
  },
  {
    when: 'a long list of collateral',
    change: { securityType: 'secured', collateral: 'A tractor, serial no. 88121\n'.repeat(12) },
    says: ['the property described in Schedule 2', '• A tractor, serial no. 88121'],
    omits: ['described here'],
  },
  {
    when: 'a notary is wanted',
    change: { notaryRequired: true, county: 'New Haven County' },
    says: ['State of Connecticut, County of New Haven, ss'],
    omits: ['Witness'],
  },
  {
    when: 'the District of Columbia',
    change: { state: 'District of Columbia' },
    says: ['The law of the District of Columbia governs'],
  },
]

test.each(ROWS)('$when', ({ from = FAMILY, change, says = [], omits = [] }) => {
  const text = agreementText({ ...from, ...change })
  expectWording(text, { says, omits })
})

test('the guide prints the tax of Florida for the loan, and for no other state', () => {
  const guide = (loanAmount: number, state = 'Florida') =>
    instructionsText({ ...FAMILY, loanAmount, state })
  expect(guide(18000)).toContain('about $63.00')
  expect(guide(18000.01)).toContain('about $63.35')
  expect(guide(5000000)).toContain('about $2,450.00')
  expect(guide(18000, 'Ohio')).not.toContain('documentary stamp')
})

test('the guide speaks of interest only where the note bears it', () => {
  const free = instructionsText(INTEREST_FREE)
  expect(free).toContain('Hold nothing back: only what is really given is owed.')
  expect(free).toContain('No interest is paid, but tax law may treat some as paid.')
  expect(free).not.toMatch(/interest runs on|reports the interest/)
  expect(instructionsText(FAMILY)).toMatch(/interest runs on/)
  expect(instructionsText(FAMILY)).toMatch(/reports the interest as income/)
})
