import { MIN_REFUND_CENTS } from '../../../../shared/api/admin-purchases.ts'

const DOLLARS = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/

/**
 * Parses an amount such as "9.50" or "$9" to cents; undefined unless between one cent and `max`.
 */
export const readRefundAmount = (text: string, max: number): number | undefined => {
  const [, dollars, cents = ''] = DOLLARS.exec(text.trim()) ?? []
  if (dollars === undefined) return undefined
  const amount = Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
  return amount >= MIN_REFUND_CENTS && amount <= max ? amount : undefined
}
