import type { StateName } from '../toolbox/states.ts'
import { SAFE_LATE_FEE, type StateLimits } from './state-limit.ts'

const CALIFORNIA = 'California limits private lenders to 10 percent on personal loans.'
const FLORIDA = 'Florida limits interest on this loan. Please lower the rate.'

/**
 * Where a limit follows an index, `percent` is the part of it that is sure: the real limit may be
 * higher, and is not looked up here.
 */
export const LIMITS_A_TO_L = {
  Alabama: {
    terms:
      'A loan of less than $2,000 may carry at most 8 percent a year. From $2,000 on, the rate agreed in writing controls. A lender who charges more can recover the principal only.',
    cite: 'Ala. Code §§ 8-8-1, 8-8-5, 8-8-12',
    above: 'Above that the lender loses all interest.',
    limits: [{ percent: 8, below: 2000 }],
  },
  Alaska: {
    terms:
      'A loan of up to $25,000 may carry at most 10 percent a year or 5 points above the Federal Reserve discount rate of the day of the contract, whichever is more. A lender who charges more loses the interest, and the borrower can recover double the interest paid.',
    cite: 'Alaska Stat. §§ 45.45.010, 45.45.030, 45.45.040',
    above: 'Above that the lender loses the interest.',
    limits: [{ percent: 10, upTo: 25_000 }],
    lateFee: { ...SAFE_LATE_FEE, most: 15 },
  },
  Arizona: {
    terms: 'The rate that the parties agree on in writing controls. This note states it.',
    cite: 'Ariz. Rev. Stat. § 44-1201',
    limits: [],
  },
  Arkansas: {
    terms:
      'No lender may charge more than 17 percent a year. A clause on attorney’s fees may not go above 10 percent of principal and interest.',
    cite: 'Ark. Const. amend. 89; Ark. Code § 4-56-101',
    above: 'Anything above that is unlawful.',
    limits: [{ percent: 17 }],
  },
  California: {
    terms:
      'A loan for personal, family or household use may carry at most 10 percent a year. Other loans may carry the higher of 10 percent, or 5 points above the rate of the Federal Reserve Bank of San Francisco.',
    cite: 'Cal. Const. art. XV, § 1',
    limits: [
      { percent: 10, purpose: 'personal', message: CALIFORNIA },
      { percent: 10, purpose: 'business', level: 'warning', message: CALIFORNIA },
    ],
  },
  Colorado: {
    terms:
      'Interest and all charges together may not exceed 45 percent a year. What exceeds it is void, and charging it is a crime.',
    cite: 'Colo. Rev. Stat. §§ 5-12-103, 18-15-104',
    above: 'Charging more is a crime.',
    limits: [
      { percent: 45 },
      {
        percent: 12,
        level: 'warning',
        message:
          'Colorado holds lenders without a license to 12 percent once they lend regularly. Stay at 12 percent or less unless this is your only loan.',
      },
    ],
    lateFee: SAFE_LATE_FEE,
    license: true,
  },
  Connecticut: {
    terms:
      'A private loan may not carry more than 12 percent a year, and no lawsuit may be brought on a loan that breaks this limit. Some business loans over $10,000 may carry more.',
    cite: 'Conn. Gen. Stat. §§ 37-4, 37-8, 37-9',
    limits: [
      ...(['personal', 'business'] as const).map((purpose) => ({
        percent: 12,
        purpose,
        ...(purpose === 'business' ? { upTo: 10_000 } : {}),
        message:
          'Connecticut limits most private loans to 12 percent a year. Please lower the rate.',
      })),
      {
        percent: 12,
        purpose: 'business',
        over: 10_000,
        level: 'warning',
        message:
          'Business loans over $10,000 may carry more in Connecticut within limits. Ask an attorney before charging over 12 percent.',
      },
    ],
  },
  Delaware: {
    terms:
      'Up to $100,000 the limit is 5 points above the Federal Reserve discount rate on the day of the loan. It changes, so this form allows up to 8 percent.',
    cite: '6 Del. C. §§ 2301, 2304',
    above:
      'That is the part we can be sure of: the limit is 5 points above the Federal Reserve discount rate.',
    limits: [{ percent: 8, upTo: 100_000 }],
  },
  'District of Columbia': {
    terms:
      'A rate agreed in writing may be at most 24 percent a year. A lender who charges more loses all interest.',
    cite: 'D.C. Code §§ 28-3301 to 28-3303',
    above: 'Above that the lender loses all interest.',
    limits: [{ percent: 24 }],
    lateFee: SAFE_LATE_FEE,
  },
  Florida: {
    terms:
      'Up to $500,000, more than 18 percent a year is usury. Above 25 percent it is a crime, whatever the amount. A note signed in Florida is taxed.',
    cite: 'Fla. Stat. §§ 687.02, 687.03, 687.071',
    limits: [
      { percent: 18, upTo: 500_000, message: FLORIDA },
      { percent: 25, over: 500_000, message: FLORIDA },
    ],
  },
  Georgia: {
    terms:
      'A loan of up to $3,000 may carry at most 16 percent a year. Above $3,000 the written rate controls, and up to $250,000 it is stated as simple interest. More than 5 percent a month is a crime. A lender who charges more loses all interest.',
    cite: 'O.C.G.A. §§ 7-4-2, 7-4-10, 7-4-18',
    above: 'Above that the lender loses all interest.',
    limits: [{ percent: 16, upTo: 3000 }, { percent: 60 }],
    simpleInterest: { upTo: 250_000 },
  },
  Hawaii: {
    terms:
      'A loan for personal, family or household use may carry at most 12 percent simple interest a year. A lender who charges more can recover the principal only and pays the borrower’s costs, and charging more is an offense.',
    cite: 'Haw. Rev. Stat. §§ 478-4, 478-5, 478-6',
    above: 'Above that the lender can recover the principal only.',
    limits: [{ percent: 12, purpose: 'personal' }],
    simpleInterest: { purpose: 'personal' },
  },
  Idaho: {
    terms:
      'Where no rate is agreed, interest is 12 percent a year. This note says what interest it bears.',
    cite: 'Idaho Code § 28-22-104',
    limits: [],
    unconfirmed: true,
  },
  Illinois: {
    terms:
      'A loan for personal, family or household use may carry at most 9 percent a year. A lender who charges more owes the borrower twice all interest and charges, and the borrower’s attorney’s fees.',
    cite: '815 ILCS 205/4, 205/6',
    above: 'Above that the lender owes twice all interest and charges.',
    limits: [
      { percent: 9, purpose: 'personal' },
      { percent: 20, purpose: 'business' },
      {
        percent: 9,
        purpose: 'business',
        level: 'warning',
        message:
          'Illinois limits personal loans to 9 percent. Charge more only if the money is truly for business.',
      },
    ],
    feesCount: true,
  },
  Indiana: {
    terms:
      'Where no rate is agreed, interest is 8 percent a year. This note says what interest it bears. People who lend regularly may charge at most 25 percent.',
    cite: 'Ind. Code §§ 24-4.5-3-201, 24-4.6-1-102',
    limits: [
      {
        percent: 25,
        level: 'warning',
        message: 'Indiana limits people who lend regularly to 25 percent. Please lower the rate.',
      },
    ],
    license: true,
    unconfirmed: true,
  },
  Iowa: {
    terms:
      'A personal loan may carry at most 2 points above the monthly average of ten-year Treasury notes, as the state publishes it. Business loans and loans to corporations have no limit. A lender who charges more can recover the principal only, without interest.',
    cite: 'Iowa Code §§ 535.2, 535.5',
    above: 'Above that the lender can recover the principal only.',
    limits: [{ percent: 6, purpose: 'personal' }],
  },
  Kansas: {
    terms:
      'A loan may carry at most 15 percent a year. A lender who charges more loses the excess and an additional sum from what is owed.',
    cite: 'Kan. Stat. §§ 16-205, 16-207',
    above: 'Above that the lender loses the excess and an additional sum.',
    limits: [{ percent: 15 }],
  },
  Kentucky: {
    terms:
      'A loan of up to $15,000 may carry at most 19 percent a year or 4 points above the Federal Reserve discount rate, whichever is less. Above $15,000 any rate may be agreed in writing.',
    cite: 'Ky. Rev. Stat. §§ 360.010, 360.020',
    limits: [{ percent: 7, upTo: 15_000 }],
  },
  Louisiana: {
    terms:
      'A personal loan may carry at most 12 percent a year, and only a written rate is valid. A loan for business has no limit. A lender who charges more loses all interest.',
    cite: 'La. R.S. 9:3500, 9:3501, 9:3509',
    above: 'Above that the lender loses all interest.',
    limits: [{ percent: 12, purpose: 'personal' }],
  },
} as const satisfies Partial<Record<StateName, StateLimits>>
