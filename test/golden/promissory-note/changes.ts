import { type Changes, changesFor } from '../../support/golden.ts'
import { BAKERY, FAMILY, INTEREST_FREE, INTEREST_ONLY, LUMP_SUM } from './cases.ts'

/** Changed answers of a known set; `changes.txt` lists what each adds and removes. */
export const changes: Changes = [
  {
    from: FAMILY,
    changes: {
      'two people lend': { lenderName: 'Ann Lee and Bo Ortiz' },
      'the money was given before': { dateLoanGiven: '2026-12-31' },
      'a personal purpose in Connecticut': { loanPurpose: 'personal' },
      Massachusetts: { state: 'Massachusetts' },
      'one payment a year, interest once a year': {
        interestCalculation: 'annually',
        paymentAmount: 5000,
        paymentFrequency: 'year',
      },
      'principal first': { paymentOrder: 'principal_first' },
      'simple interest, before the payments are known': {
        paymentAmount: '',
        state: 'Rhode Island',
      },
      'a guarantor with a limit in a state with a notice': {
        state: 'Nebraska',
        guarantorName: 'Ada Quill',
        guarantorAddress: '3 Elm Street, Salem',
        guarantorLimit: 5000,
      },
      'a shortened schedule': { paymentAmount: 150 },
      ...changesFor('paid by', 'paymentMethod', ['check', 'cash', 'payment_app', 'other'], {
        paymentMethodOther: 'deduction from rent owed',
      }),
      'no late fee and no grace': { gracePeriod: 0, lateFee: 0 },
      'a day of grace': { gracePeriod: 1 },
      'one missed payment': { missedPayments: 1 },
      'a prepayment fee in dollars': { prepaymentPenalty: 'penalty', prepaymentAmount: '$250' },
      'a long list of collateral': {
        securityType: 'secured',
        collateral:
          'A tractor, serial no. 88121\nA tractor, serial no. 88121\nA tractor, serial no. 88121\nA tractor, serial no. 88121\nA tractor, serial no. 88121\nA tractor, serial no. 88121\nA tractor, serial no. 88121\nA tractor, serial no. 88121\nA tractor, serial no. 88121\nA tractor, serial no. 88121\nA tractor, serial no. 88121\nA tractor, serial no. 88121\n',
      },
      'a notary is wanted': { notaryRequired: true, county: 'New Haven County' },
      'the District of Columbia': { state: 'District of Columbia' },
      'the guide prints the tax of Florida for the loan, and for no other state (2)': {
        loanAmount: 18000.01,
        state: 'Florida',
      },
      'two missed weekly payments in a row': { paymentFrequency: 'week', missedPayments: 2 },
      'the guide includes letters when requested': { letters: true },
      'a loan that the lender may call at any time, with letters': {
        demandDays: 60,
        letters: true,
        prepaymentPenalty: 'penalty',
        prepaymentAmount: '2%',
      },
      'letters and a stock power of two borrowers, with a guarantor': {
        borrowerName: 'Ann Lee and Bo Ortiz',
        letters: true,
        guarantorName: 'Ada Quill',
        guarantorAddress: '3 Elm Street, Salem',
        securityType: 'secured',
        collateral: 'All shares of Borrower in Lee Tool, Inc.',
        collateralDocuments: true,
      },
    },
  },
  {
    from: BAKERY,
    changes: {
      'the name of a company contains the word and': { borrowerName: 'Lee and Ortiz LLC' },
      'goods and receivables': {
        collateral: 'All refrigeration units at Pier 4\nAll accounts receivable of the warehouses',
      },
      'a partnership borrows on its inventory, and a company guarantees': {
        borrowerName: 'Dahl Grain, L.P.',
        borrowerFormedIn: 'North Dakota',
        collateral: 'All inventory of grain at Pier 4',
        guarantorName: 'Dahl Brothers, Inc.',
        guarantorAddress: '77 Pine St, Albany, NY 12207',
        guarantorType: 'corporation',
      },
      'four missed payments in a row': { missedPayments: 4 },
      'North Carolina': { state: 'North Carolina' },
      'a business loan in Missouri': { state: 'Missouri' },
      'documents for the collateral': {
        collateral: 'All shares in Abubakar Textiles, Inc.\nDeposit account no. 4471',
        collateralDocuments: true,
      },
      'a trust pledges its account with a broker': {
        borrowerForm: 'trust',
        state: 'Idaho',
        interestRate: 0,
        gracePeriod: 0,
        collateral: 'Brokerage account no. 88 at Alpine Securities',
        collateralDocuments: true,
      },
      'a guaranty': {
        guarantorName: 'Ulysses Okonjo',
        guarantorAddress: '77 Pine St, Albany, NY 12207',
      },
    },
  },
  {
    from: LUMP_SUM,
    changes: {
      'payments that rise': {
        paymentType: 'installments',
        paymentAmount: 3000,
        paymentFrequency: 'month',
        startDate: '2027-02-01',
        dueDate: '',
        lateFee: 0,
        stepPayment: 5000,
        stepAfter: 2,
      },
      'one payment, then lower ones': {
        paymentType: 'installments',
        paymentAmount: 4000,
        paymentFrequency: 'month',
        startDate: '2027-02-01',
        dueDate: '',
        lateFee: 0,
        interestRate: 0,
        stepPayment: 2000,
        stepAfter: 1,
      },
      'yearly calculation': { interestCalculation: 'annually' },
      'simple interest after maturity': { state: 'Hawaii' },
    },
  },
  {
    from: INTEREST_FREE,
    changes: {
      'one payment without interest': { paymentType: 'lumpsum', dueDate: '2028-01-01' },
      'two payments': { paymentAmount: 4000 },
      'a single installment': { paymentAmount: 6000 },
    },
  },
  {
    from: INTEREST_ONLY,
    changes: {
      'only interest is paid, with a late fee': { lateFee: 3 },
      'only interest is paid, once before the final date': { dueDate: '2027-03-01' },
      'the first period of interest is longer': { startDate: '2027-02-15' },
      'the days of the interest are not known': { startDate: '' },
      'interest is paid weekly for years': { paymentFrequency: 'week', startDate: '2027-01-08' },
    },
  },
  {
    from: { ...FAMILY, loanPurpose: 'personal' },
    changes: {
      ...changesFor('in', 'state', ['South Dakota', 'Arkansas']),
      ...changesFor('in', 'state', ['New Mexico', 'Virginia', 'Alaska']),
      ...changesFor('in', 'state', ['Iowa', 'Montana', 'Tennessee', 'Mississippi']),
      ...changesFor('secured in', 'state', ['Georgia', 'Ohio'], {
        securityType: 'secured',
        collateral: 'A press, serial no. 88121',
      }),
    },
  },
  {
    from: LUMP_SUM,
    changes: changesFor('one payment in', 'state', ['Minnesota', 'North Dakota']),
  },
  {
    from: {
      ...FAMILY,
      borrowerName: 'Acme Press, LLC',
      borrowerType: 'business',
      borrowerForm: 'llc',
      borrowerSignerName: 'Ann Lee',
      borrowerSignerTitle: 'President',
      lenderName: 'Union Fund, LLC',
      lenderType: 'llc',
    },
    changes: {
      'a person guarantees': { guarantorName: 'Ann Marlow', guarantorType: 'person' },
      'a notary for a company': { notaryRequired: true, county: 'Hartford' },
      'a notary for two trustees': {
        notaryRequired: true,
        county: 'Hartford',
        borrowerName: 'The Lee Kim Family Trust',
        borrowerSignerName: 'Ann Lee and Bo Kim',
        borrowerSignerTitle: 'Trustees',
      },
      'a vehicle and the documents for it': {
        securityType: 'secured',
        collateral: '2021 Ford Transit van, VIN 1FTBR1C85MKA12345',
        collateralDocuments: true,
      },
    },
  },
]
