import type { PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import { STATE_TEXTS } from '../../../../shared/purchase-states.ts'
import { paidOf, soldAt } from './purchase-facts.ts'

/**
 * Spreadsheets execute cells that begin like this, also with the full-width forms and after spaces.
 * Source: OWASP, "CSV Injection".
 */
const FORMULA_START = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** A CSV cell. An apostrophe escapes text that a spreadsheet would execute. */
export const csvCell = (text: string): string => {
  const plain = FORMULA_START.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** A currency's decimal places; Stripe uses the smallest unit. */
const decimalPlaces = (currency: string): number =>
  /^[a-z]{3}$/i.test(currency)
    ? (new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions()
        .maximumFractionDigits ?? 2)
    : 2

const moneyText = (minorUnits: number, currency: string): string => {
  const places = decimalPlaces(currency)
  return (minorUnits / 10 ** places).toFixed(places)
}

/** The day of the payment (UTC); undefined if it isn't part of the export. */
export const dayPaid = (row: PurchaseRow) => soldAt(row)?.slice(0, 10)

/** The amount withheld for an open or lost dispute: everything not refunded. */
const disputedOf = ({ isDisputed, amount, refunded }: PurchaseRow): number =>
  isDisputed ? Math.max(0, amount - refunded) : 0

const refundDaysOf = ({ history }: PurchaseRow): string => {
  const refunds = history.filter(({ event }) => event === 'refunded')
  return [...new Set(refunds.map(({ at }) => at.slice(0, 10)))].join(' ')
}

/** Days are UTC. Stripe's fees are in its balance report, which also lists the payment ids. */
const COLUMNS: readonly [heading: string, textOf: (row: PurchaseRow) => string | undefined][] = [
  ['Date (UTC)', dayPaid],
  ['Order', ({ orderNumber, id }) => orderNumber ?? id],
  ['Document', ({ title }) => title],
  ['Buyer', ({ email }) => email],
  ['US state', ({ usState }) => usState],
  ['Status', ({ state }) => STATE_TEXTS[state].admin],
  ['Amount', (row) => moneyText(paidOf(row), row.currency)],
  ['Currency', ({ currency }) => currency.toUpperCase()],
  ['Refunded', ({ refunded, currency }) => moneyText(refunded, currency)],
  ['Refunded on (UTC)', (row) => (row.refunded > 0 ? refundDaysOf(row) : '')],
  ['Disputed', (row) => moneyText(disputedOf(row), row.currency)],
  ['Net', (row) => moneyText(paidOf(row) - row.refunded - disputedOf(row), row.currency)],
  ['Payment method', ({ paymentMethod }) => paymentMethod],
  ['Payment', ({ paymentId }) => paymentId],
  ['Checkout session', ({ sessionId }) => sessionId],
]

/** The accounting export: one row per payment, oldest first, with refunds to date. */
export const purchasesCsv = (rows: readonly PurchaseRow[]): string => {
  const lines = rows
    .filter((row) => dayPaid(row) !== undefined)
    .toSorted((a, b) => String(dayPaid(a)).localeCompare(String(dayPaid(b))))
    .map((row) => COLUMNS.map(([, textOf]) => textOf(row) ?? ''))
  return [COLUMNS.map(([heading]) => heading), ...lines]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('')
}
