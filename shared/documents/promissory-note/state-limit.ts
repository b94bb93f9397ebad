/** A limit of the yearly rate. It applies to the loans that meet all of these conditions. */
export type Limit = {
  percent: number
  purpose?: 'personal' | 'business'
  borrower?: 'person' | 'company'
  /** Dollars: loans of at most, less than or more than this. */
  upTo?: number
  below?: number
  over?: number
  secured?: true
  level?: 'warning'
  /** Instead of the usual message. */
  message?: string
}

/**
 * The minimum grace in days and the maximum late fee: a percent of the payment with a dollar maximum or
 * minimum.
 */
export type LateFeeLimit = { days: number; percent: number; most?: number; atLeast?: number }

/** What a state's law does to the terms of a private loan. */
export type StateLimits = {
  /** Printed in the note and shown to visitors: whole sentences, only what a source confirms. */
  terms: string
  cite?: string
  limits: readonly Limit[]
  /** What happens above the limit, as a sentence of a message. */
  above?: string
  /** Loans on which interest may not bear interest. */
  simpleInterest?: { purpose?: 'personal'; upTo?: number }
  lateFee?: LateFeeLimit
  /** Late fees are tested together with the rate. */
  feesCount?: true
  /** Whether a second or third loan of the lender is not safely outside the licensing rules. */
  license?: true
  /** Whether no source for the private lender was found, so that the stricter side was taken. */
  unconfirmed?: true
}

/**
 * One rule that keeps every limit found for late fees, also those whose statute was not read: 15 days of
 * grace and 4 percent of the payment.
 */
export const SAFE_LATE_FEE: LateFeeLimit = { days: 15, percent: 4 }
