import type { StripePaymentDetails } from './stripe.ts'

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

type Details = Pick<StripePaymentDetails, 'card' | 'us_bank_account'>

/** "Visa ending in 4242"; undefined for payment methods without a number that buyers know. */
export const describePaymentMethod = (details: Details | null | undefined): string | undefined => {
  const { card, us_bank_account: bank } = details ?? {}
  if (card?.last4) return `${BRANDS[card.brand ?? ''] ?? 'Card'} ending in ${card.last4}`
  return bank?.last4 ? `Bank account ending in ${bank.last4}` : undefined
}
