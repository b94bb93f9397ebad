import { MIN_REFUND_CENTS } from '../../../../shared/api/admin-purchases.ts'
import { parsePrice } from '../../../../shared/catalog/lookup.ts'

/**
 * Parses an amount such as "9.50" or "$9" to cents; undefined unless between one cent and `max`.
 */
export const readRefundAmount = (text: string, max: number): number | undefined => {
  const amount = parsePrice(text)
  return amount !== undefined && amount >= MIN_REFUND_CENTS && amount <= max ? amount : undefined
}
