import { groupThousands } from '../../group-thousands.ts'
import { numberInWords } from './number-words.ts'

const MONEY = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/

/** "$1,500", "100.00" or "100.5" as integer cents; undefined for anything else or above 2^53 cents. */
export const parseMoney = (text: string): number | undefined => {
  const match = MONEY.exec(text.trim())
  if (!match) return undefined
  const [, whole = '', decimals = ''] = match
  const cents = Number(`${whole.replaceAll(',', '')}${decimals.padEnd(2, '0')}`)
  return Number.isSafeInteger(cents) ? cents : undefined
}

/** "EUR 300,000", "300,000 euros" or "\u20ac300,000": an amount that is not in dollars. */
export const FOREIGN_AMOUNT =
  /(?:\b(?:EUR|GBP|CAD|AUD|CHF|JPY|CNY|INR|MXN|BRL|SEK|NOK|DKK|PLN|ILS|ZAR)|[\u20ac\u00a3\u00a5\u20b9])\s?\d[\d,.]*$|\d[\d,.]*\s?(?:(?:EUR|GBP|CAD|AUD|CHF|JPY|CNY|INR|MXN|BRL|SEK|NOK|DKK|PLN|ILS|ZAR|euros?|yen|rupees|pesos)\b|[\u20ac\u00a3\u00a5\u20b9])$/

/** Integer cents as "$7,850.00". */
export const formatCents = (cents: number): string => {
  const digits = String(cents).padStart(3, '0')
  return `$${groupThousands(`${digits.slice(0, -2)}.${digits.slice(-2)}`)}`
}

/** "$7,850.00" as someone types it: "7,850". */
export const typedMoney = (amount: string): string =>
  amount.replace(/^\$\s*/, '').replace(/\.00$/, '')

/** Cents as the answers write money: "1419.68". */
export const asAmount = (cents: number | undefined): string | undefined =>
  cents === undefined
    ? undefined
    : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** "7850" as "$7,850.00"; any other text is returned unchanged. */
export const formatMoney = (amount: string): string => {
  const cents = parseMoney(amount)
  return cents === undefined ? amount : formatCents(cents)
}

/** "7850" as "Seven Thousand Eight Hundred Fifty and 00/100 Dollars", as on a check. */
export const moneyInWords = (amount: string): string => {
  const cents = parseMoney(amount)
  if (cents === undefined) return amount
  const rest = String(cents % 100).padStart(2, '0')
  return `${numberInWords(Math.floor(cents / 100))} and ${rest}/100 Dollars`
}
