import type { PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import { STATE_TEXTS } from '../../../../shared/purchase-states.ts'

/** A spreadsheet runs a cell that begins so. Source: OWASP, "CSV Injection". */
const RUNS = /^[=+\-@\t\r\n]/

/** The text as a cell: what a spreadsheet would run stands after an apostrophe, which makes it text. */
export const csvCell = (text: string): string => {
  const plain = RUNS.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Decimal places of a currency; Stripe counts in its smallest unit. */
const placesOf = (currency: string): number =>
  /^[a-z]{3}$/i.test(currency)
    ? (new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions()
        .maximumFractionDigits ?? 2)
    : 2

const moneyText = (smallest: number, currency: string): string => {
  const places = placesOf(currency)
  return (smallest / 10 ** places).toFixed(places)
}

/** The day (UTC) of the payment; undefined while nothing was paid, and for orders that include the payment. */
export const dayPaid = ({ status, paidAt, createdAt, assignedTo }: PurchaseRow) =>
  (status === 'unmatched' && assignedTo === undefined ? createdAt : paidAt)?.slice(0, 10)

/** Days are UTC. Stripe's fees are in its own balance report, whose lines name the payment, as these do. */
const HEADINGS = [
  ...['Date (UTC)', 'Order', 'Document', 'Buyer', 'State', 'Amount', 'Currency', 'Refunded'],
  ...['Refunded on (UTC)', 'Disputed', 'Net', 'Payment method', 'Payment', 'Checkout session'],
]

/** What Stripe holds back because of a dispute that is open or lost: all that was not refunded. */
const disputedOf = ({ isDisputed, amount, refunded }: PurchaseRow): number =>
  isDisputed ? Math.max(0, amount - refunded) : 0

/** The days on which refunds were made. */
const refundDaysOf = ({ history }: PurchaseRow): string =>
  [
    ...new Set(
      history.filter(({ event }) => event === 'refunded').map(({ at }) => at.slice(0, 10)),
    ),
  ].join(' ')

/** A discount may have left nothing to pay: then there is no payment. */
const cellsOf = (row: PurchaseRow): string[] => {
  const paid = row.paymentId === undefined ? 0 : row.amount
  const money = (amount: number) => moneyText(amount, row.currency)
  return [
    dayPaid(row) ?? '',
    row.orderNumber ?? row.id,
    row.title,
    row.email ?? '',
    STATE_TEXTS[row.state].admin,
    money(paid),
    row.currency.toUpperCase(),
    money(row.refunded),
    row.refunded > 0 ? refundDaysOf(row) : '',
    money(disputedOf(row)),
    money(paid - row.refunded - disputedOf(row)),
    row.paymentMethod ?? '',
    row.paymentId ?? '',
    row.sessionId ?? '',
  ]
}

/** The books: one line for each payment, oldest first, with what went back until now. */
export const booksCsv = (rows: readonly PurchaseRow[]): string => {
  const lines = rows
    .filter((row) => dayPaid(row) !== undefined)
    .toSorted((a, b) => String(dayPaid(a)).localeCompare(String(dayPaid(b))))
    .map(cellsOf)
  return [HEADINGS, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}
