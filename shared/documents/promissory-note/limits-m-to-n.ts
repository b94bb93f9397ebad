import type { StateName } from '../toolbox/states.ts'
import { SAFE_LATE_FEE, type StateLimits } from './state-limit.ts'

const NEW_YORK = 'New York makes loans above its interest limit void. Please lower the rate.'

/** As in the first half, a limit that follows an index is held at the part of it that is sure. */
export const LIMITS_M_TO_N = {
  Maine: {
    terms: 'Where no rate is agreed in writing, interest is 6 percent a year. This note states it.',
    cite: '9-B M.R.S. § 432',
    limits: [
      {
        percent: 12,
        level: 'warning',
        message:
          'Maine limits what people who lend regularly may charge. Stay at 12 percent or less unless this is your only loan.',
      },
    ],
    license: true,
    unconfirmed: true,
  },
  Maryland: {
    terms:
      'A personal loan under a signed writing may carry at most 8 percent a year. Loans to corporations and business loans over $15,000 have no limit. A lender who charges more owes three times the excess or $500, whichever is more.',
    cite: 'Md. Code, Com. Law §§ 12-102, 12-103, 12-114',
    above: 'Above that the lender owes three times the excess or $500.',
    limits: [
      { percent: 8, purpose: 'personal' },
      { percent: 8, purpose: 'business', borrower: 'person', upTo: 15_000 },
      {
        percent: 8,
        purpose: 'business',
        borrower: 'company',
        upTo: 15_000,
        level: 'warning',
        message:
          'Maryland lets a corporation pay more than 8 percent on $15,000 or less, but other companies may not.',
      },
    ],
    feesCount: true,
  },
  Massachusetts: {
    terms:
      'Interest and expenses together above 20 percent a year are a crime, and a court may declare the loan void. Late charges and fees count.',
    cite: 'Mass. Gen. Laws ch. 271, § 49',
    limits: [
      {
        percent: 20,
        message:
          'Massachusetts makes charging over 20 percent a crime unless the Attorney General is notified.',
      },
    ],
    feesCount: true,
  },
  Michigan: {
    terms:
      'A written loan to a person may carry at most 7 percent a year, and a business loan to a company other than a corporation at most 15 percent. A lender who charges more loses interest, official fees, late charges and attorney’s fees, and pays the borrower’s attorney. More than 25 percent is a crime.',
    cite: 'Mich. Comp. Laws §§ 438.31, 438.32, 438.41, 438.61',
    above: 'Above that the lender loses interest, late fees and attorney’s fees.',
    limits: [
      { percent: 7, purpose: 'personal' },
      { percent: 7, purpose: 'business', borrower: 'person' },
      { percent: 15, purpose: 'business', borrower: 'company' },
    ],
    feesCount: true,
  },
  Minnesota: {
    terms:
      'A personal loan of less than $100,000 may carry at most 8 percent a year, without interest on interest and without a higher rate after maturity. A personal note that breaks the limit is void.',
    cite: 'Minn. Stat. §§ 334.01, 334.03',
    above: 'Above that the note is void.',
    limits: [{ percent: 8, below: 100_000 }],
    simpleInterest: {},
    feesCount: true,
  },
  Mississippi: {
    terms:
      'A loan may carry at most 10 percent a year or 5 points above the Federal Reserve discount rate, whichever is more; a loan of more than $2,500 to a corporation or partnership 15 percent or the same 5 points. A lender who charges more loses all interest. A late fee may be charged once for a payment that is more than 15 days late.',
    cite: 'Miss. Code §§ 75-17-1, 75-17-25, 75-17-27',
    above: 'Above that the lender loses all interest.',
    limits: [
      { percent: 10, borrower: 'person' },
      { percent: 10, borrower: 'company', upTo: 2500 },
      { percent: 15, borrower: 'company', over: 2500 },
      {
        percent: 10,
        borrower: 'company',
        over: 2500,
        level: 'warning',
        message:
          'Mississippi lets corporations and partnerships pay up to 15 percent. For another company, 10 percent is the safe rate.',
      },
    ],
    lateFee: { ...SAFE_LATE_FEE, most: 50 },
  },
  Missouri: {
    terms:
      'A loan may carry at most 10 percent a year or the published market rate, whichever is more. Loans to companies, and business loans from $5,000, have no limit. A lender who charges more owes twice the interest and the borrower’s attorney’s fees.',
    cite: 'Mo. Rev. Stat. §§ 408.030, 408.035',
    above: 'Above that the lender owes twice the interest.',
    limits: [
      { percent: 10, purpose: 'personal' },
      { percent: 10, purpose: 'business', borrower: 'person', below: 5000 },
    ],
    lateFee: SAFE_LATE_FEE,
  },
  Montana: {
    terms:
      'A loan may carry at most 15 percent a year or 6 points above the prime rate, whichever is more. A lender who charges more owes double the interest.',
    cite: 'Mont. Code §§ 31-1-107, 31-1-108',
    above: 'Above that the lender owes double the interest.',
    limits: [{ percent: 15 }],
  },
  Nebraska: {
    terms:
      'A loan to a person may carry at most 16 percent a year. Loans to corporations, partnerships, limited liability companies and trusts have no limit. A lender who charges more can recover the principal only. A note’s clause on attorney’s fees is void, so this note has none.',
    cite: 'Neb. Rev. Stat. §§ 45-101.03, 45-101.04, 45-105',
    above: 'Above that the lender can recover the principal only.',
    limits: [
      { percent: 16, purpose: 'personal' },
      { percent: 16, borrower: 'person' },
    ],
  },
  Nevada: {
    terms: 'The parties may agree in writing on any rate, on compounding and on charges.',
    cite: 'Nev. Rev. Stat. § 99.050',
    limits: [],
  },
  'New Hampshire': {
    terms:
      'The rate agreed in writing controls. Where none is agreed, interest is 10 percent a year.',
    cite: 'N.H. Rev. Stat. § 336:1',
    limits: [],
  },
  'New Jersey': {
    terms:
      'A loan of up to $50,000 may carry at most 16 percent a year in writing. Above 30 percent, or 50 percent to a company, is a crime. A lender who charges more loses the interest and the costs of the lawsuit.',
    cite: 'N.J. Stat. §§ 31:1-1, 31:1-3, 2C:21-19',
    above: 'Above that the lender loses the interest.',
    limits: [
      { percent: 16, upTo: 50_000 },
      { percent: 30, borrower: 'person' },
      { percent: 50, borrower: 'company' },
    ],
    lateFee: SAFE_LATE_FEE,
  },
  'New Mexico': {
    terms:
      'The rate agreed in writing controls. Where none is agreed, interest is 15 percent a year.',
    cite: 'N.M. Stat. § 56-8-3',
    limits: [],
  },
  'New York': {
    terms:
      'A loan of less than $250,000 to a person may carry at most 16 percent a year. More than 25 percent on a loan below $2,500,000 is a crime. A loan above the limit is void.',
    cite: 'N.Y. Gen. Oblig. Law §§ 5-501, 5-511, 5-521; N.Y. Penal Law § 190.40',
    limits: [
      { percent: 16, borrower: 'person', below: 250_000, message: NEW_YORK },
      { percent: 25, below: 2_500_000, message: NEW_YORK },
    ],
    feesCount: true,
  },
  'North Carolina': {
    terms:
      'A loan of up to $25,000 may carry at most 16 percent a year or 6 points above the six-month Treasury bill, whichever is more. Above $25,000 any rate may be agreed.',
    cite: 'N.C. Gen. Stat. §§ 24-1.1, 24-2',
    limits: [{ percent: 16, upTo: 25_000 }],
    lateFee: SAFE_LATE_FEE,
  },
  'North Dakota': {
    terms:
      'A loan of up to $35,000 to a person may carry at most 5.5 points above the six-month Treasury bill, or 7 percent if that is more, without interest on interest and without a higher rate after maturity. A lender who charges more loses the interest and 25 percent of the principal, and commits an offense. A clause on attorney’s fees is void, so this note has none.',
    cite: 'N.D. Cent. Code §§ 47-14-05, 47-14-09 to 47-14-11, 28-26-04',
    above: 'Above that the lender loses the interest and a quarter of the principal.',
    limits: [{ percent: 7, borrower: 'person', upTo: 35_000 }],
    simpleInterest: {},
    lateFee: { ...SAFE_LATE_FEE, most: 15 },
  },
} as const satisfies Partial<Record<StateName, StateLimits>>
