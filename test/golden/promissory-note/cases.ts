import { template } from '../../../shared/documents/promissory-note/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { type GoldenDocument, printer } from '../../support/golden.ts'
import family from './pn-1.json' with { type: 'json' }
import bakery from './pn-2.json' with { type: 'json' }

/** PN-1: a family loan in Connecticut, unsecured, paid monthly. */
export const FAMILY: Answers = family
/** PN-2: a business loan in New York, secured, paid quarterly with a balloon, with a notary. */
export const BAKERY: Answers = bakery
/** One payment at the end, interest calculated monthly. */
export const LUMP_SUM: Answers = {
  ...FAMILY,
  loanPurpose: 'personal',
  paymentType: 'lumpsum',
  loanAmount: 10000,
  dateLoanGiven: '2027-01-31',
  dueDate: '2027-12-15',
}
/** A personal loan without interest. */
export const INTEREST_FREE: Answers = {
  ...FAMILY,
  loanPurpose: 'personal',
  loanAmount: 6000,
  interestRate: 0,
  paymentAmount: 500,
  lateFee: 0,
}

/** Monthly interest for two years, then the whole principal. */
export const INTEREST_ONLY: Answers = {
  ...FAMILY,
  paymentType: 'interest_only',
  paymentAmount: '',
  paymentOrder: '',
  dueDate: '2029-01-01',
  lateFee: 0,
}

export const { agreementText } = printer(template)

export const golden: GoldenDocument = {
  template,
  texts: {
    'pn-1': FAMILY,
    'pn-2': BAKERY,
    'lump-sum': LUMP_SUM,
    'interest-free': INTEREST_FREE,
    'interest-only': INTEREST_ONLY,
    sample: template.sampleAnswers,
    blank: {},
  },
  unclean: / {2}|\.\.|,,| [,.;]/,
  steps: 14,
  elsewhere: { borrowerAddress: '1 First Street', lenderAddress: '2 Second Street' },
}
