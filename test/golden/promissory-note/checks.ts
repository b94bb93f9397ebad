import type { Answers } from '../../../shared/documents/template/template.ts'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'
import { type Changes, changesFor } from '../../support/golden.ts'
import { FAMILY, LUMP_SUM } from './cases.ts'

const collateralCase = (collateral: string): Answers => ({ securityType: 'secured', collateral })
const interestOnly: Answers = { paymentType: 'interest_only', dueDate: '2029-01-01', lateFee: 0 }

const lump: Answers = { paymentType: 'lumpsum', dueDate: '2029-01-01', lateFee: 0 }
const oneYear: Answers = { ...lump, dueDate: '2028-01-01' }

const PERSONAL: Answers = {
  ...FAMILY,
  loanPurpose: 'personal',
  loanAmount: 12_000,
  lateFee: 0,
  interestRate: 9.5,
}
const COMPANY: Answers = {
  loanPurpose: 'business',
  borrowerType: 'business',
  borrowerSignerName: 'Ann Lee',
  borrowerSignerTitle: 'President',
}

/** The limits of the states in which a personal loan of $12,000 may not bear 9.5 percent. */
const AT_THE_LIMIT = {
  ...changesFor('allowed: 6 percent in', 'state', ['Iowa', 'Pennsylvania'], { interestRate: 6 }),
  ...changesFor('allowed: 7 percent in', 'state', ['Kentucky', 'Michigan', 'North Dakota'], {
    interestRate: 7,
  }),
  ...changesFor(
    'allowed: 8 percent in',
    'state',
    ['Delaware', 'Maryland', 'Minnesota', 'Ohio', 'West Virginia'],
    { interestRate: 8 },
  ),
  ...changesFor('allowed: 9 percent in', 'state', ['Illinois', 'Tennessee'], { interestRate: 9 }),
}

/** States that stop a late fee at 4 percent after fifteen days of grace. */
const FOUR_PERCENT = [
  'Colorado',
  'District of Columbia',
  'Missouri',
  'New Jersey',
  'North Carolina',
]

const lateFeeCase = (outcome: string, state: string, gracePeriod: number, lateFee: number) => ({
  [`${outcome}: ${lateFee} after ${gracePeriod} days in ${state}`]: { state, gracePeriod, lateFee },
})

/** Answers that the form refuses, warns about or accepts; `checks.txt` lists the messages. */
export const checks: Changes = [
  {
    from: FAMILY,
    changes: {
      'refused: a loan of nothing': { loanAmount: 0 },
      'refused: a loan with tenths of a cent': { loanAmount: 18000.555 },
      'refused: a loan over a hundred million': { loanAmount: 100000001 },
      'refused: a rate over 100': { interestRate: 100.001 },
      'refused: the same amount again': { stepPayment: 540, stepAfter: 6 },
      'refused: another amount after half a payment': { stepPayment: 700, stepAfter: '0.5' },
      'refused: another amount that is not reached': { stepPayment: 700, stepAfter: 60 },
      'refused: another amount below the interest': { stepPayment: 20, stepAfter: 6 },
      'hint: payments that more than double': {
        loanPurpose: 'personal',
        stepPayment: 1100,
        stepAfter: 6,
      },
      'refused: a negative rate': { interestRate: -1 },
      'refused: four decimals': { interestRate: '5.1234' },
      'refused: no payment': { paymentAmount: 0 },
      'refused: a call on a day of notice': { demandDays: 1 },
      'refused: a payment above the whole loan': { paymentAmount: 18075.01 },
      'refused: a payment below the interest': { paymentAmount: 70 },
      'refused: a payment of the interest alone': { paymentAmount: 75 },
      'refused: too many payments': { paymentAmount: 79, lateFee: 0 },
      'refused: a first payment on the day of the loan': { startDate: '2027-01-01' },
      'refused: interest only without interest': { ...interestOnly, interestRate: 0 },
      'refused: interest only, all on the first date': { ...interestOnly, dueDate: '2027-02-01' },
      'refused: interest only without an end': { ...interestOnly, dueDate: '' },
      'refused: interest only for too long': {
        ...interestOnly,
        paymentFrequency: 'week',
        dueDate: '2045-01-01',
      },
      "refused: a late fee above the state's share of the interest": {
        ...interestOnly,
        state: 'Alaska',
        gracePeriod: 15,
        lateFee: 3.01,
      },
      'refused: a late fee above the interest': { ...interestOnly, lateFee: 75.01 },
      'refused: a late fee above the interest of a short first period': {
        ...interestOnly,
        startDate: '2027-01-11',
        lateFee: 25,
      },
      'refused: interest only, never a missed payment': { ...interestOnly, missedPayments: 0 },
      'refused: a final date before the first payment': { dueDate: '2027-01-31' },
      'refused: one payment before the loan': { ...lump, dueDate: '2027-01-01' },
      'refused: no date for one payment': { ...lump, dueDate: '' },
      'refused: a loan to oneself': { lenderName: ' emeka  thornwood ' },
      'refused: another way without words': { paymentMethod: 'other' },
      'refused: a grace period of 61 days': { gracePeriod: 61 },
      'refused: half a day': { gracePeriod: 2.5 },
      'refused: a late fee above the payment': { lateFee: 541 },
      'refused: a negative late fee': { lateFee: -5 },
      'refused: no missed payment': { missedPayments: 0 },
      'refused: thirteen': { missedPayments: 13 },
      'refused: a prepayment fee in words': {
        prepaymentPenalty: 'penalty',
        prepaymentAmount: 'two percent',
      },
      'refused: no prepayment fee': { prepaymentPenalty: 'penalty' },
      'refused: no collateral': collateralCase(''),
      'refused: a word as collateral': collateralCase('My car'),
      'refused: all assets': collateralCase('All assets'),
      'refused: everything': collateralCase('everything I own'),
      'refused: a notary without a place': { notaryRequired: true },
      'refused: a company without a signer': { borrowerType: 'business' },
      'refused: a personal loan at 12.001': { loanPurpose: 'personal', interestRate: 12.001 },
      'refused: a small business loan': { loanAmount: 10000, interestRate: 13 },
      'refused: 12 percent with interest on interest': {
        ...oneYear,
        loanPurpose: 'personal',
        interestRate: 12,
      },
      'refused: two years at 12 percent, interest on interest once': {
        ...lump,
        loanPurpose: 'personal',
        interestRate: 12,
        interestCalculation: 'annually',
      },
      'refused: a person in New York': { state: 'New York', interestRate: 16.5 },
      'refused: a company in New York': {
        state: 'New York',
        interestRate: 25.5,
        borrowerType: 'business',
        borrowerSignerName: 'A B',
        borrowerSignerTitle: 'President',
      },
      'refused: a personal loan in California': {
        state: 'California',
        loanPurpose: 'personal',
        interestRate: 10.5,
      },
      'refused: Texas': { state: 'Texas', interestRate: 18.5 },
      'refused: Florida': { state: 'Florida', interestRate: 18.5 },
      'refused: a large loan in Florida': {
        state: 'Florida',
        interestRate: 25.5,
        loanAmount: 600000,
        paymentAmount: 20000,
      },
      'refused: Massachusetts': { state: 'Massachusetts', interestRate: 20.5 },
      'allowed: 12 percent, paid monthly': {
        loanPurpose: 'personal',
        interestRate: 12,
        paymentAmount: 700,
      },
      'allowed: 12 percent for a year, calculated once': {
        ...oneYear,
        loanPurpose: 'personal',
        interestRate: 12,
        interestCalculation: 'annually',
      },
      'allowed: 45 days at a rounded half cent': {
        ...lump,
        loanPurpose: 'personal',
        loanAmount: 10000,
        interestRate: 12,
        interestCalculation: 'annually',
        dueDate: '2027-02-15',
      },
      'allowed: interest only': interestOnly,
      "allowed: interest only, with the largest late fee of the state's share": {
        ...interestOnly,
        state: 'Alaska',
        gracePeriod: 15,
        lateFee: 3,
      },
      'allowed: interest alone until a balloon': {
        paymentAmount: 75,
        dueDate: '2029-01-01',
        lateFee: 0,
      },
      'allowed: any rate in Nevada': { state: 'Nevada', interestRate: 40, paymentAmount: 900 },
      'allowed: principal first below the interest': {
        paymentAmount: 70,
        paymentOrder: 'principal_first',
        lateFee: 0,
      },
      'allowed: 500,001 in Florida at 20': {
        state: 'Florida',
        interestRate: 20,
        loanAmount: 500001,
        paymentAmount: 20000,
      },
      'allowed: a fee of 2%': { prepaymentPenalty: 'penalty', prepaymentAmount: '2%' },
      'allowed: a fee of $250.50': { prepaymentPenalty: 'penalty', prepaymentAmount: '$250.50' },
      'allowed: all parts of a thing': collateralCase(
        'All parts of my 2019 Ford tractor, serial no. 88121',
      ),
      'hint: no interest on more than 10,000': { interestRate: 0 },
      'hint: no interest on 10,000': { interestRate: 0, loanAmount: 10000 },
      'hint: a final date that is not needed': { dueDate: '2030-02-01' },
      'hint: dates far apart': { date: '2025-06-01' },
      'hint: a high late fee': { lateFee: 27.01 },
      'hint: a fee of just 5 percent': { lateFee: 27 },
      'hint: a house': collateralCase('The house at 62 Ridge Street'),
      'hint: furniture in a personal loan': {
        ...collateralCase('Living room furniture, oak'),
        loanPurpose: 'personal',
      },
      'hint: furniture in a business loan': collateralCase('Waiting room furniture'),
      'hint: a business loan in Connecticut at 13': { interestRate: 13, paymentAmount: 700 },
      'hint: a business loan in California at 11': { state: 'California', interestRate: 11 },
      'hint: a lender that lends for a living': { lenderName: 'Smith and Sons Lending LLC' },
    },
  },
  { from: LUMP_SUM, changes: { 'allowed: one payment without a late fee': { lateFee: 0 } } },
  {
    from: {},
    changes: { 'refused: little but the kind of payment': { paymentType: 'installments' } },
  },
  {
    from: PERSONAL,
    changes: {
      ...changesFor('$12,000 at 9.5 percent in', 'state', STATE_NAMES),
      ...AT_THE_LIMIT,
      'refused: $1,999 in Alabama at 9': { state: 'Alabama', loanAmount: 1999, interestRate: 9 },
      'allowed: $2,000 in Alabama at 9': { state: 'Alabama', loanAmount: 2000, interestRate: 9 },
      'refused: a person in business in Michigan': { state: 'Michigan', loanPurpose: 'business' },
      'allowed: $40,000 in Pennsylvania, unsecured': {
        state: 'Pennsylvania',
        loanAmount: 40_000,
        paymentAmount: 2000,
      },
      'refused: $40,000 in Pennsylvania, secured': {
        ...collateralCase('A tractor, serial no. 88121'),
        state: 'Pennsylvania',
        loanAmount: 40_000,
        paymentAmount: 2000,
      },
      'allowed: a company in Michigan at 15': { ...COMPANY, state: 'Michigan', interestRate: 15 },
      'refused: a company in Michigan at 16': { ...COMPANY, state: 'Michigan', interestRate: 16 },
      'allowed: a company in Iowa at 20': { ...COMPANY, state: 'Iowa', interestRate: 20 },
      'refused: a company in Pennsylvania at 26': {
        ...COMPANY,
        state: 'Pennsylvania',
        interestRate: 26,
      },
      'allowed: no fee counts as interest in Ohio': { state: 'Ohio', interestRate: 7.9 },
      'refused: a fee that counts as interest in Ohio': {
        state: 'Ohio',
        interestRate: 7.9,
        lateFee: 25,
      },
      ...changesFor('quarterly payments in', 'state', ['Minnesota', 'Ohio'], {
        interestRate: 8,
        paymentFrequency: 'quarter',
        startDate: '2027-04-01',
        paymentAmount: 1500,
      }),
    },
  },
  {
    from: { ...PERSONAL, interestRate: 5, gracePeriod: 15 },
    changes: {
      ...lateFeeCase('refused', 'Texas', 0, 5),
      ...lateFeeCase('refused', 'Texas', 9, 5),
      ...lateFeeCase('allowed', 'Texas', 10, 27),
      ...lateFeeCase('refused', 'Texas', 10, 27.01),
      ...lateFeeCase('allowed', 'Texas', 0, 0),
      ...changesFor('refused: 14 days of grace in', 'state', FOUR_PERCENT, {
        gracePeriod: 14,
        lateFee: 5,
      }),
      ...changesFor('allowed: a late fee of 4 percent in', 'state', FOUR_PERCENT, {
        lateFee: 21.6,
      }),
      ...changesFor('refused: a cent more in', 'state', FOUR_PERCENT, { lateFee: 21.61 }),
      ...lateFeeCase('refused', 'North Dakota', 15, 15.01),
    },
  },
  {
    from: {
      ...PERSONAL,
      state: 'Mississippi',
      interestRate: 5,
      gracePeriod: 15,
      loanAmount: 90_000,
      paymentAmount: 3000,
    },
    changes: {
      'allowed: $50 in Mississippi': { lateFee: 50 },
      'refused: a cent more in Mississippi': { lateFee: 50.01 },
    },
  },
  {
    from: { ...FAMILY, guarantorName: 'Ada Quill', guarantorAddress: '3 Elm Street, Salem' },
    changes: {
      'allowed: a guarantor': {},
      'refused: a guarantor without an address': { guarantorAddress: '' },
      'refused: the borrower as guarantor': { guarantorName: 'Emeka Thornwood' },
      'refused: the lender as guarantor': { guarantorName: 'Ifeoma Thornwood' },
      'refused: two guarantors': { guarantorName: 'Ada Quill and Bo Quill' },
      'refused: a guaranty of nothing': { guarantorLimit: '0' },
    },
  },
]
