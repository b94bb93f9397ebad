import type { FileFormat } from '../api/downloads.ts'
import { type PurchaseState, STATE_TEXTS } from '../purchase-states.ts'
import { formatUtcDay } from '../store-time.ts'
import { BRAND } from './brand.ts'

/** A purchase as its receipt shows it. Amounts are cents, times ISO. */
export type Receipt = {
  orderNumber: string
  /** Title of the document. */
  title: string
  state: PurchaseState
  amount: number
  /** ISO 4217, lower case as Stripe writes it. */
  currency: string
  paidAt: string
  /** The address of the buyer; absent once the purchase was deleted. */
  buyer?: string
  /** "Visa ending in 4242". Absent if Stripe reports none or the total was zero. */
  paymentMethod?: string
  refundedAmount?: number
  refundedAt?: string
  /** Absent for files generated before digests were recorded. */
  sha256?: Record<FileFormat, string>
  /** When the purchase was deleted. */
  erasedAt?: string
}

export type Fact = [name: string, value: string]

/** "$19.00 USD" */
export const receiptMoney = (cents: number, currency: string): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })} ${currency.toUpperCase()}`

const fact = (name: string, value: string | undefined): Fact[] => (value ? [[name, value]] : [])

const refundOf = ({ refundedAmount = 0, refundedAt, currency }: Receipt): string | undefined => {
  if (refundedAmount === 0) return undefined
  return `${receiptMoney(refundedAmount, currency)}${refundedAt ? ` on ${formatUtcDay(refundedAt)}` : ''}`
}

/** The lines of a receipt. */
export const receiptFacts = (receipt: Receipt): Fact[] => [
  ['Order', receipt.orderNumber],
  ['Document', receipt.title],
  ...fact('Status', STATE_TEXTS[receipt.state].receipt),
  ...fact('Buyer', receipt.buyer),
  ['Amount', receiptMoney(receipt.amount, receipt.currency)],
  ...fact('Payment method', receipt.paymentMethod),
  ['Paid on', formatUtcDay(receipt.paidAt)],
  ...fact('Refunded', refundOf(receipt)),
  ...fact('Deleted on', receipt.erasedAt && formatUtcDay(receipt.erasedAt)),
  ['Seller', `${BRAND.name}, ${BRAND.postalAddress}, ${BRAND.supportEmail}`],
]

const FILE_NAMES: Record<FileFormat, string> = {
  docx: 'Word file',
  pdf: 'PDF',
  instructions: 'Instructions',
}

/** The SHA-256 of each file, if recorded. */
export const fingerprintFacts = ({ sha256 }: Pick<Receipt, 'sha256'>): Fact[] =>
  sha256
    ? [
        [FILE_NAMES.docx, sha256.docx],
        [FILE_NAMES.pdf, sha256.pdf],
        [FILE_NAMES.instructions, sha256.instructions],
      ]
    : []

export const RECEIPT = {
  title: 'Receipt',
  fingerprints:
    'The SHA-256 fingerprints of your files. A file with the same fingerprint is exactly the one we delivered. “Verify a document” on our site compares them, and checks this receipt as well.',
  erased: (erasedAt: string) =>
    `Deleted on ${formatUtcDay(erasedAt)}, as requested: the link and the email address at once, the answers and every version of the files within minutes. Nothing can be restored.`,
  closing: 'Keep this receipt with your records.',
} as const
