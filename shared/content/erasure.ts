import type { PersonErasure } from '../api/erasures.ts'
import { ACCESS_LOG_DAYS, BACKUP_DAYS, MESSAGE_DAYS, RECORD_DAYS } from '../retention.ts'
import { BRAND } from './brand.ts'

/** A line of an erasure's receipt. */
const nameOf = ({ title, orderNumber, id }: PersonErasure['purchases'][number]) =>
  `${title}, ${orderNumber ?? id}`

const SIGNUP_TEXT: Record<PersonErasure['signup'], readonly string[]> = {
  erased: ['The sign-up for the free guide'],
  unsubscribed: [],
  none: [],
}

/** What was erased: of each purchase the answers, the address, the link and the files. */
const linesOfErased = ({ purchases, payments, signup }: PersonErasure): string[] => [
  ...purchases.map(
    (row) => `${nameOf(row)}: the answers, the email address, the link and the files`,
  ),
  ...payments.map((row) => `${nameOf(row)}: the email address and our notes`),
  ...SIGNUP_TEXT[signup],
]

const linesOfPurchases = (): string[] => [
  `For each purchase: its number, document, amount, dates and payment reference, without a name or an address, until ${RECORD_DAYS} days after the payment. Tax law requires records of sales.`,
  'The fingerprints of the delivered files, which contain no name and no answers.',
  'Stripe’s record of the payment, which payment and tax law require.',
]

/** What stays, why, and for how long. */
const linesOfKept = ({ purchases, payments, signup }: PersonErasure): string[] => [
  ...(purchases.length + payments.length > 0 ? linesOfPurchases() : []),
  ...(signup === 'unsubscribed'
    ? ['The address, on the list of addresses that never get the guide again.']
    : []),
  `Backups of our database, for up to ${BACKUP_DAYS} days. We use them only to recover from a failure, and erase the same data again afterward.`,
  `Access logs with IP addresses but no names, for ${ACCESS_LOG_DAYS} days.`,
  `Queued messages, for up to ${MESSAGE_DAYS} days. They can no longer send anything.`,
]

type Part = { title: string; lines: readonly string[] }

/** The receipt of a person's erasure, in parts with headings. Every version of the files is gone within minutes. */
export const erasureReceipt = (erasure: PersonErasure): Part[] => {
  const erased = linesOfErased(erasure)
  const remaining = erasure.notErased.map(nameOf)
  return [
    {
      title: 'Erased',
      lines:
        erased.length > 0
          ? [...erased, 'Answers and files are deleted within minutes, in every version.']
          : ['Nothing was stored under this address.'],
    },
    ...(remaining.length > 0 ? [{ title: 'Not erased: please try again', lines: remaining }] : []),
    { title: 'Kept', lines: linesOfKept(erasure) },
  ]
}

/** The same as text, to send to the person who made the request. */
export const erasureText = (erasure: PersonErasure): string =>
  [
    `${BRAND.name}: record ${erasure.record}, ${erasure.erasedAt}`,
    ...erasureReceipt(erasure).flatMap(({ title, lines }) => [
      '',
      title,
      ...lines.map((line) => `- ${line}`),
    ]),
  ].join('\n')
