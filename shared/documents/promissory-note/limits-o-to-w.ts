import type { StateName } from '../toolbox/states.ts'
import { SAFE_LATE_FEE, type StateLimits } from './state-limit.ts'

/** As in the other parts, a limit that follows an index is held at the part of it that is sure. */
export const LIMITS_O_TO_W = {
  Ohio: {
    terms:
      'A personal loan of up to $100,000 may carry at most 8 percent a year. Larger loans and business loans have no limit. What is paid above the limit counts as repaid principal.',
    cite: 'Ohio Rev. Code §§ 1343.01, 1343.04',
    above: 'What is paid above that counts as repaid principal.',
    limits: [{ percent: 8, purpose: 'personal', upTo: 100_000 }],
    feesCount: true,
  },
  Oklahoma: {
    terms:
      'A lender without a license may charge at most 10 percent a year on a personal loan. A lender who charges more loses all interest and owes double.',
    cite: 'Okla. Const. art. XIV, §§ 2, 3; 15 Okla. Stat. § 266',
    above: 'Above that the lender loses all interest and owes double.',
    limits: [
      { percent: 10, purpose: 'personal' },
      { percent: 45, purpose: 'business' },
      {
        percent: 10,
        purpose: 'business',
        level: 'warning',
        message:
          'Oklahoma limits lenders without a license to 10 percent on personal loans. Charge more only if the money is truly for business.',
      },
    ],
  },
  Oregon: {
    terms:
      'A loan of up to $50,000 may carry at most 12 percent a year or 5 points above the discount rate, whichever is more. A lender who charges more loses all interest.',
    cite: 'Or. Rev. Stat. § 82.010',
    above: 'Above that the lender loses all interest.',
    limits: [{ percent: 12, upTo: 50_000 }],
  },
  Pennsylvania: {
    terms:
      'A personal loan of up to $50,000 may carry at most 6 percent a year, unless it is unsecured and above $35,000. Business loans have no such limit. A lender who charges more owes three times the excess and the borrower’s attorney’s fees.',
    cite: '41 Pa. Stat. §§ 201, 502',
    above: 'Above that the lender owes three times the excess.',
    limits: [
      { percent: 6, purpose: 'personal', upTo: 35_000 },
      { percent: 6, purpose: 'personal', secured: true, upTo: 50_000 },
      { percent: 25 },
    ],
    feesCount: true,
  },
  'Rhode Island': {
    terms:
      'A loan may carry at most 21 percent a year or 9 points above the prime rate, whichever is more, and the interest is not compounded. Charging more is a crime.',
    cite: 'R.I. Gen. Laws §§ 6-26-2, 6-26-3',
    above: 'Charging more is a crime.',
    limits: [{ percent: 21 }],
    simpleInterest: {},
  },
  'South Carolina': {
    terms:
      'The parties may agree in writing on any rate. Where none is agreed, interest is 8.75 percent a year.',
    cite: 'S.C. Code §§ 34-31-20, 37-10-106',
    limits: [],
  },
  'South Dakota': {
    terms:
      'The parties may agree in writing on any rate. This note has no clause on attorney’s fees.',
    cite: 'S.D. Codified Laws § 54-3-1.1',
    limits: [],
  },
  Tennessee: {
    terms:
      'A written loan may carry at most 4 points above the prime rate as the state publishes it each week, and never more than 24 percent a year. Charging more is an offense, and the lender keeps only lawful interest.',
    cite: 'Tenn. Code §§ 47-14-102, 47-14-103, 47-14-112, 47-14-117',
    above: 'The limit changes each week, and charging more is an offense.',
    limits: [{ percent: 9 }],
  },
  Texas: {
    terms:
      'A written agreement may go up to the published weekly ceiling, which is never below 18 percent a year. On loans of 10 percent or less a late charge may be made after 10 days.',
    cite: 'Tex. Fin. Code §§ 302.001, 303.009',
    limits: [
      {
        percent: 18,
        message: 'Texas rates above 18 percent need a published ceiling. Please lower the rate.',
      },
    ],
    lateFee: { days: 10, percent: 5, atLeast: 7.5 },
  },
  Utah: {
    terms:
      'The parties may agree on any rate. Where none is agreed, interest is 10 percent a year.',
    cite: 'Utah Code § 15-1-1',
    limits: [],
  },
  Vermont: {
    terms:
      'A loan may carry at most 12 percent a year, computed by the actuarial method. A lender who knowingly charges more loses all interest and part of the principal and commits an offense.',
    cite: '9 V.S.A. §§ 41a, 50',
    above: 'Above that the lender loses all interest and part of the principal.',
    limits: [{ percent: 12 }],
  },
  Virginia: {
    terms:
      'A loan may carry at most 12 percent a year. Loans to companies, and business loans from $5,000, have no limit. A lender who charges more owes twice the usurious interest.',
    cite: 'Va. Code §§ 6.2-303, 6.2-305, 6.2-308, 6.2-317',
    above: 'Above that the lender owes twice the interest.',
    limits: [
      { percent: 12, purpose: 'personal' },
      { percent: 12, purpose: 'business', borrower: 'person', below: 5000 },
    ],
    lateFee: SAFE_LATE_FEE,
  },
  Washington: {
    terms:
      'A personal loan may carry at most 12 percent a year or 4 points above the 26-week Treasury bill, whichever is more. Charging more is an unfair practice.',
    cite: 'Wash. Rev. Code §§ 19.52.020, 19.52.080',
    above: 'Charging more is an unfair practice.',
    limits: [{ percent: 12, purpose: 'personal' }],
  },
  'West Virginia': {
    terms:
      'A written loan may carry at most 8 percent a year. Loans to companies, and business loans to a person from $20,000, have no limit. A lender who charges more loses all interest and owes four times the interest, at least $100.',
    cite: 'W. Va. Code §§ 47-6-5, 47-6-6, 47-6-11',
    above: 'Above that the lender loses all interest and owes four times as much.',
    limits: [
      { percent: 8, purpose: 'personal' },
      { percent: 8, purpose: 'business', borrower: 'person', below: 20_000 },
    ],
    feesCount: true,
  },
  Wisconsin: {
    terms:
      'A loan to a person may carry at most 12 percent a year, and interest on interest is allowed only where it is written clearly and signed. Loans to corporations and limited liability companies have no limit. A lender who charges more loses all interest and the first $2,000 of the principal.',
    cite: 'Wis. Stat. §§ 138.05, 138.06',
    above: 'Above that the lender loses all interest and $2,000 of the principal.',
    limits: [
      { percent: 12, borrower: 'person' },
      { percent: 12, purpose: 'personal' },
      {
        percent: 10,
        borrower: 'person',
        level: 'warning',
        message:
          'Above 10 percent Wisconsin adds rules on paying early. 10 percent is the safe rate.',
      },
    ],
  },
  Wyoming: {
    terms:
      'This note says in writing what interest it bears. People who lend regularly need a license.',
    limits: [
      {
        percent: 10,
        level: 'warning',
        message:
          'Wyoming limits what people who lend regularly may charge. Stay at 10 percent or less unless this is your only loan.',
      },
    ],
    license: true,
    unconfirmed: true,
  },
} as const satisfies Partial<Record<StateName, StateLimits>>
