import type { FileFormat } from '../api/downloads.ts'
import { formatPrice } from '../catalog/lookup.ts'
import { BRAND } from './brand.ts'

/** A purchase as its receipt tells it. Amounts are cents, times ISO; it names no person. */
export type Receipt = {
  orderNumber: string
  /** Of the document that was bought. */
  title: string
  amount: number
  /** ISO 4217, lower case as Stripe writes it. */
  currency: string
  paidAt: string
  refundedAmount?: number
  refundedAt?: string
  /** Absent for files that were made before digests were stored. */
  sha256?: Record<FileFormat, string>
  /** When the buyer had everything erased. */
  erasedAt?: string
}

export type Fact = [name: string, value: string]

const day = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const money = (cents: number, currency: string): string =>
  `${formatPrice(cents)} ${currency.toUpperCase()}`

const refundOf = ({ refundedAmount = 0, refundedAt, currency }: Receipt): Fact[] => {
  if (refundedAmount === 0) return []
  const when = refundedAt ? `, on ${day(refundedAt)}` : ''
  return [['Given back', `${money(refundedAmount, currency)}${when}`]]
}

/** The lines of a receipt: who sold what, when and for how much. */
export const receiptFacts = (receipt: Receipt): Fact[] => [
  ['Order', receipt.orderNumber],
  ['Document', receipt.title],
  ['Paid', money(receipt.amount, receipt.currency)],
  ['Paid on', day(receipt.paidAt)],
  ...refundOf(receipt),
  ...(receipt.erasedAt ? [['Erased on', day(receipt.erasedAt)] satisfies Fact] : []),
  ['Sold by', `${BRAND.name}, ${BRAND.supportEmail}`],
]

const FILE_NAMES: Record<FileFormat, string> = {
  docx: 'Word file',
  pdf: 'PDF',
  instructions: 'Instructions',
}

/** The fingerprint of each file; none where they are not known. */
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
    'The fingerprints (SHA-256) of your files. A file that has the same one is exactly what we delivered; the page “Is This Paper Genuine?” compares them.',
  erased: (erasedAt: string) =>
    `Erased on ${day(erasedAt)}, as the buyer asked: the answers, the e-mail address and every version of the files. Nothing is left to restore.`,
  closing: 'Keep this receipt with your records.',
} as const
