import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/promissory-note/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { BAKERY, FAMILY, INTEREST_FREE, LUMP_SUM } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe('answers that may be bought', () => {
  test.each([
    ['PN-1', FAMILY],
    ['one payment', { ...LUMP_SUM, lateFee: 0 }],
    ['without interest', INTEREST_FREE],
    ['the sample', template.sampleAnswers],
  ])('%s', (_, answers) => {
    expect(check(answers)).toEqual({ errors: [], warnings: [] })
  })

  test('PN-2, with a hint at its balloon', () => {
    expect(check(BAKERY)).toEqual({
      errors: [],
      warnings: [
        {
          field: 'dueDate',
          message:
            'A final payment of $34,365.51 will be due on January 15, 2030. Please be sure the borrower can pay it.',
        },
      ],
    })
  })
})

const LOAN = 'Please enter a loan amount greater than zero'
const RATE = 'Please enter a yearly rate between 0 and 100 percent'
const PAYMENT = 'Please enter a payment amount greater than zero'
const LATE = 'Please enter a late fee of zero or more dollars'
const HIGH_FEE = 'The late fee may not be more than the payment that is late'
const GRACE = 'Please enter a grace period of 0 to 60 days'
const MISSED = 'Please enter a number from 1 to 12'
const DUE = 'The final due date must be after the loan and first payment dates'
const START = 'The first payment date must be after the date the money is given'
const EARLY = 'Please enter the early payment fee as dollars (250) or a percentage (2%)'
const GENERAL = 'Please name the items. A general phrase is not a valid description of collateral.'
const SIGNER = 'Please name the person signing and their title'
const CONNECTICUT =
  'Connecticut limits most private loans to 12 percent a year. Please lower the rate.'
const NEW_YORK = 'New York makes loans above its interest limit void. Please lower the rate.'
const FLORIDA = 'Florida limits interest on this loan. Please lower the rate.'

const secured = (collateral: string): Answers => ({ securityType: 'secured', collateral })
const lump: Answers = { paymentType: 'lumpsum', dueDate: '2029-01-01', lateFee: 0 }
const interestOnly: Answers = { paymentType: 'interest_only', dueDate: '2029-01-01', lateFee: 0 }
const oneYear: Answers = { ...lump, dueDate: '2028-01-01' }

const REFUSED: [string, Answers, string, string][] = [
  ['a loan of nothing', { loanAmount: 0 }, 'loanAmount', LOAN],
  ['a loan with tenths of a cent', { loanAmount: 18000.555 }, 'loanAmount', LOAN],
  ['a loan over a hundred million', { loanAmount: 100000001 }, 'loanAmount', LOAN],
  ['a rate over 100', { interestRate: 100.001 }, 'interestRate', RATE],
  ['a negative rate', { interestRate: -1 }, 'interestRate', RATE],
  ['four decimals', { interestRate: '5.1234' }, 'interestRate', RATE],
  ['no payment', { paymentAmount: 0 }, 'paymentAmount', PAYMENT],
  [
    'a payment above the whole loan',
    { paymentAmount: 18075.01 },
    'paymentAmount',
    'One payment would be more than the whole loan with its interest. Please lower it, or choose one payment at the end.',
  ],
  [
    'a payment below the interest',
    { paymentAmount: 70 },
    'paymentAmount',
    'Each payment must be larger than the interest for the period ($75.00), or the loan is never repaid',
  ],
  [
    'a payment of the interest alone',
    { paymentAmount: 75 },
    'paymentAmount',
    'Each payment must be larger than the interest for the period ($75.00), or the loan is never repaid',
  ],
  [
    'too many payments',
    { paymentAmount: 79, lateFee: 0 },
    'paymentAmount',
    'These payments would take more than 600 periods. Please raise the payment.',
  ],
  ['a first payment on the day of the loan', { startDate: '2027-01-01' }, 'startDate', START],
  [
    'interest only without interest',
    { ...interestOnly, interestRate: 0 },
    'paymentType',
    'A loan without interest has no interest to pay each period. Choose one payment at the end, or regular payments.',
  ],
  [
    'interest only, all on the first date',
    { ...interestOnly, dueDate: '2027-02-01' },
    'dueDate',
    DUE,
  ],
  [
    'interest only without an end',
    { ...interestOnly, dueDate: '' },
    'dueDate',
    'Final due date is required.',
  ],
  [
    'interest only for too long',
    { ...interestOnly, paymentFrequency: 'week', dueDate: '2045-01-01' },
    'dueDate',
    'There would be more than 600 payments. Choose an earlier final due date, or fewer payments a year.',
  ],
  [
    "a late fee above the state's share of the interest",
    { ...interestOnly, state: 'Alaska', gracePeriod: 15, lateFee: 3.01 },
    'lateFee',
    'In Alaska the late fee for this payment can be at most $3.00.',
  ],
  ['a late fee above the interest', { ...interestOnly, lateFee: 75.01 }, 'lateFee', HIGH_FEE],
  [
    'a late fee above the interest of a short first period',
    { ...interestOnly, startDate: '2027-01-11', lateFee: 25 },
    'lateFee',
    HIGH_FEE,
  ],
  [
    'interest only, never a missed payment',
    { ...interestOnly, missedPayments: 0 },
    'missedPayments',
    MISSED,
  ],
  ['a final date before the first payment', { dueDate: '2027-01-31' }, 'dueDate', DUE],
  ['one payment before the loan', { ...lump, dueDate: '2027-01-01' }, 'dueDate', DUE],
  ['no date for one payment', { ...lump, dueDate: '' }, 'dueDate', 'Final due date is required.'],
  [
    'a loan to oneself',
    { lenderName: ' emeka  thornwood ' },
    'lenderName',
    'Borrower and lender must be different.',
  ],
  [
    'another way without words',
    { paymentMethod: 'other' },
    'paymentMethodOther',
    'Please describe how payments are made',
  ],
  ['a grace period of 61 days', { gracePeriod: 61 }, 'gracePeriod', GRACE],
  ['half a day', { gracePeriod: 2.5 }, 'gracePeriod', GRACE],
  ['a late fee above the payment', { lateFee: 541 }, 'lateFee', HIGH_FEE],
  ['a negative late fee', { lateFee: -5 }, 'lateFee', LATE],
  ['no missed payment', { missedPayments: 0 }, 'missedPayments', MISSED],
  ['thirteen', { missedPayments: 13 }, 'missedPayments', MISSED],
  [
    'an early fee in words',
    { prepaymentPenalty: 'penalty', prepaymentAmount: 'two percent' },
    'prepaymentAmount',
    EARLY,
  ],
  ['no early fee', { prepaymentPenalty: 'penalty' }, 'prepaymentAmount', EARLY],
  ['no collateral', secured(''), 'collateral', 'Please describe the collateral'],
  ['a word as collateral', secured('My car'), 'collateral', 'Please describe the collateral'],
  ['all assets', secured('All assets'), 'collateral', GENERAL],
  ['all assets of somebody', secured('All assets of the borrower'), 'collateral', GENERAL],
  ['everything', secured('everything I own'), 'collateral', GENERAL],
  ['all my property', secured('All my property.'), 'collateral', GENERAL],
  [
    'a notary nowhere',
    { notaryRequired: true },
    'county',
    'Please enter the county for the notary page',
  ],
  ['a company without a signer', { borrowerType: 'business' }, 'borrowerSignerName', SIGNER],
  [
    'a personal loan at 12.001',
    { loanPurpose: 'personal', interestRate: 12.001 },
    'interestRate',
    CONNECTICUT,
  ],
  ['a small business loan', { loanAmount: 10000, interestRate: 13 }, 'interestRate', CONNECTICUT],
  [
    '12 percent with interest on interest',
    { ...oneYear, loanPurpose: 'personal', interestRate: 12 },
    'interestRate',
    CONNECTICUT,
  ],
  [
    'two years at 12 percent, interest on interest once',
    { ...lump, loanPurpose: 'personal', interestRate: 12, interestCalculation: 'annually' },
    'interestRate',
    CONNECTICUT,
  ],
  ['a person in New York', { state: 'New York', interestRate: 16.5 }, 'interestRate', NEW_YORK],
  [
    'a company in New York',
    {
      state: 'New York',
      interestRate: 25.5,
      borrowerType: 'business',
      borrowerSignerName: 'A B',
      borrowerSignerTitle: 'President',
    },
    'interestRate',
    NEW_YORK,
  ],
  [
    'a personal loan in California',
    { state: 'California', loanPurpose: 'personal', interestRate: 10.5 },
    'interestRate',
    'California limits private lenders to 10 percent on personal loans.',
  ],
  [
    'Texas',
    { state: 'Texas', interestRate: 18.5 },
    'interestRate',
    'Texas rates above 18 percent need a published ceiling. Please lower the rate.',
  ],
  ['Florida', { state: 'Florida', interestRate: 18.5 }, 'interestRate', FLORIDA],
  [
    'a large loan in Florida',
    { state: 'Florida', interestRate: 25.5, loanAmount: 600000, paymentAmount: 20000 },
    'interestRate',
    FLORIDA,
  ],
  [
    'Massachusetts',
    { state: 'Massachusetts', interestRate: 20.5 },
    'interestRate',
    'Massachusetts makes charging over 20 percent a crime unless the Attorney General is notified.',
  ],
]

test.each(REFUSED)('refused: %s', (_, change, field, message) => {
  expect(check({ ...FAMILY, ...change }).errors[0]).toEqual({ field, message })
})

const ALLOWED: [string, Answers][] = [
  ['12 percent, paid monthly', { loanPurpose: 'personal', interestRate: 12, paymentAmount: 700 }],
  [
    '12 percent for a year, calculated once',
    { ...oneYear, loanPurpose: 'personal', interestRate: 12, interestCalculation: 'annually' },
  ],
  [
    '45 days at a rounded half cent',
    {
      ...lump,
      loanPurpose: 'personal',
      loanAmount: 10000,
      interestRate: 12,
      interestCalculation: 'annually',
      dueDate: '2027-02-15',
    },
  ],
  ['interest only', interestOnly],
  [
    "interest only, with the largest late fee of the state's share",
    { ...interestOnly, state: 'Alaska', gracePeriod: 15, lateFee: 3 },
  ],
  ['interest alone until a balloon', { paymentAmount: 75, dueDate: '2029-01-01', lateFee: 0 }],
  ['any rate in Nevada', { state: 'Nevada', interestRate: 40, paymentAmount: 900 }],
  [
    'principal first below the interest',
    { paymentAmount: 70, paymentOrder: 'principal_first', lateFee: 0 },
  ],
  [
    '500,001 in Florida at 20',
    { state: 'Florida', interestRate: 20, loanAmount: 500001, paymentAmount: 20000 },
  ],
  ['a fee of 2%', { prepaymentPenalty: 'penalty', prepaymentAmount: '2%' }],
  ['a fee of $250.50', { prepaymentPenalty: 'penalty', prepaymentAmount: '$250.50' }],
  ['all parts of a thing', secured('All parts of my 2019 Ford tractor, serial no. 88121')],
]

test.each(ALLOWED)('allowed: %s', (_, change) => {
  expect(check({ ...FAMILY, ...change }).errors).toEqual([])
})

const HINTS: [string, Answers, string, string | undefined][] = [
  [
    'no interest on more than 10,000',
    { interestRate: 0 },
    'interestRate',
    'The IRS may treat interest-free loans over $10,000 as earning interest. See the tax step in your instructions.',
  ],
  ['no interest on 10,000', { interestRate: 0, loanAmount: 10000 }, 'interestRate', undefined],
  [
    'a final date that is not needed',
    { dueDate: '2030-02-01' },
    'dueDate',
    'The payments finish on January 1, 2030, before the final due date. The final due date is not needed.',
  ],
  [
    'dates far apart',
    { date: '2025-06-01' },
    'dateLoanGiven',
    'The loan date and the note date are far apart. Please check them.',
  ],
  [
    'a dear late fee',
    { lateFee: 27.01 },
    'lateFee',
    'Late fees above about 5 percent of the payment may be cut down by a court.',
  ],
  ['a fee of just 5 percent', { lateFee: 27 }, 'lateFee', undefined],
  [
    'a house',
    secured('The house at 62 Ridge Street'),
    'collateral',
    'This form cannot create a mortgage. Real estate needs a recorded mortgage.',
  ],
  [
    'furniture in a personal loan',
    { ...secured('Living room furniture, oak'), loanPurpose: 'personal' },
    'collateral',
    'Liens on household goods or wages are restricted in personal loans.',
  ],
  ['furniture in a business loan', secured('Waiting room furniture'), 'collateral', undefined],
  [
    'a business loan in Connecticut at 13',
    { interestRate: 13, paymentAmount: 700 },
    'interestRate',
    'Business loans over $10,000 may carry more in Connecticut within limits. Ask a lawyer before charging over 12 percent.',
  ],
  [
    'a business loan in California at 11',
    { state: 'California', interestRate: 11 },
    'interestRate',
    'California limits private lenders to 10 percent on personal loans.',
  ],
  [
    'a lender that lends for a living',
    { lenderName: 'Smith and Sons Lending LLC' },
    'lenderName',
    'This form is not for anyone in the business of making loans, who needs a license.',
  ],
  [
    'a business loan in Ohio at 11',
    { state: 'Ohio', interestRate: 11, paymentAmount: 600 },
    'interestRate',
    undefined,
  ],
]

test.each(HINTS)('hint: %s', (_, change, field, message) => {
  const { errors, warnings } = check({ ...FAMILY, ...change })
  expect(errors).toEqual([])
  expect(warnings.find((warning) => warning.field === field)?.message).toBe(message)
})

test('all that is broken is reported in the order of the rules', () => {
  const { errors } = check({
    ...FAMILY,
    loanAmount: 0,
    interestRate: 101,
    startDate: '2026-12-31',
    lenderName: 'Emeka Thornwood',
    gracePeriod: 99,
  })
  expect(errors).toEqual([
    { field: 'loanAmount', message: LOAN },
    { field: 'interestRate', message: RATE },
    { field: 'startDate', message: START },
    { field: 'lenderName', message: 'Borrower and lender must be different.' },
    { field: 'gracePeriod', message: GRACE },
  ])
})

test('required answers are asked for by name', () => {
  expect(check({ paymentType: 'installments' }).errors).toEqual(
    expect.arrayContaining([
      { field: 'paymentMethod', message: 'Please choose how payments are made.' },
      { field: 'securityType', message: 'Please say whether property secures the loan.' },
      { field: 'missedPayments', message: MISSED },
      { field: 'loanAmount', message: 'Amount of the loan is required.' },
      { field: 'paymentAmount', message: 'Amount of each payment is required.' },
      { field: 'startDate', message: 'First payment date is required.' },
    ]),
  )
})

test('the form opens with the defaults of the brief', () => {
  expect(defaultsFor(template, { today: TODAY })).toMatchObject({
    date: TODAY,
    dateLoanGiven: TODAY,
    borrowerType: 'individual',
    loanPurpose: 'personal',
    interestRate: '',
    interestCalculation: 'monthly',
    paymentType: 'installments',
    paymentFrequency: 'month',
    paymentOrder: 'interest_first',
    paymentMethod: 'bank_transfer',
    gracePeriod: 10,
    lateFee: 0,
    missedPayments: 2,
    prepaymentPenalty: 'no_penalty',
    securityType: 'unsecured',
    state: 'Connecticut',
    notaryRequired: false,
  })
})
