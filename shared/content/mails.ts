import { MAX_CORRECTIONS } from '../api/downloads.ts'
import { STATE_TEXTS } from '../purchase-states.ts'
import { daysAfter, formatUtcDay, formatUtcMinute } from '../store-time.ts'
import { BRAND } from './brand.ts'
import { ATTORNEY_ADVICE, CLAIMS } from './claims.ts'
import { GUIDE } from './guide.ts'
import { layOutMail, type Mail, type MailPart } from './mail-layout.ts'
import { NEXT_STEPS } from './purchase-notices.ts'
import { fingerprintFacts, RECEIPT, type Receipt, receiptFacts, receiptMoney } from './receipt.ts'
import { UNSUBSCRIBE_ACTION } from './unsubscribe.ts'

/** Times are ISO. `siteUrl` is the site's origin. */

/** Why a link is emailed. */
export type LinkReason = 'ready' | 'corrected' | 'reissued' | 'readdressed' | 'renewed'

type ReadyPurchase = {
  reason: LinkReason
  receipt: Receipt
  /** The download page. */
  url: string
  expiresAt: string
  /** The names of the files, in a mail about files that were just made. */
  fileNames?: readonly string[]
  /** Absent where there are no answers to correct. */
  correctableUntil?: string
  siteUrl: string
}

const OLD_LINK = 'The earlier link no longer works.'

const REASONS: Record<LinkReason, { subject: (title: string) => string; text: string }> = {
  ready: {
    subject: (title) => `Your ${title} is ready`,
    text: 'Your document is ready: an editable Word file, a PDF and step-by-step instructions.',
  },
  corrected: {
    subject: (title) => `Your corrected ${title} is ready`,
    text: 'We regenerated your document from your corrected answers. The new Word file, PDF and instructions replace the earlier ones, and your link stays the same.',
  },
  reissued: {
    subject: (title) => `A new link for your ${title}`,
    text: `Here is a new download link for your document. ${OLD_LINK}`,
  },
  readdressed: {
    subject: (title) => `Your ${title} link, now sent to this address`,
    text: `As you asked, we changed the email address of your purchase to this one. Here is your new download link. ${OLD_LINK}`,
  },
  renewed: {
    subject: (title) => `A new link for your ${title}`,
    text: `Your download link expired and a new one was requested. You’ll find it below. ${OLD_LINK}`,
  },
}

/** The order number makes the subjects of different purchases distinct. */
const subjectOf = (text: string, { orderNumber }: Pick<Receipt, 'orderNumber'>) =>
  `${text} (${orderNumber})`

const linkFacts = ({
  expiresAt,
  fileNames,
  correctableUntil,
  receipt,
}: ReadyPurchase): [string, string][] => [
  ...(fileNames ? [['Your files', fileNames.join(', ')] satisfies [string, string]] : []),
  ['The link works until', formatUtcMinute(expiresAt)],
  ...(correctableUntil
    ? [
        [
          'Free corrections',
          `until ${formatUtcDay(correctableUntil)}, up to ${MAX_CORRECTIONS} times`,
        ] satisfies [string, string],
      ]
    : []),
  [
    'Money-back guarantee',
    `until ${formatUtcDay(daysAfter(receipt.paidAt, CLAIMS.guaranteeDays))}: write to ${BRAND.supportEmail}`,
  ],
]

const factsPart = (facts: [string, string][]): MailPart[] =>
  facts.length > 0 ? [{ kind: 'facts', facts }] : []

/** A receipt in an email; the fingerprints come last, in small print. */
const receiptParts = (receipt: Receipt): MailPart[] => {
  const fingerprints = fingerprintFacts(receipt)
  return [
    { kind: 'text', text: 'Your receipt:' },
    { kind: 'facts', facts: receiptFacts(receipt) },
    ...(fingerprints.length > 0
      ? [{ kind: 'small', text: RECEIPT.fingerprints } satisfies MailPart]
      : []),
    ...factsPart(fingerprints),
  ]
}

/** The email with the download link. */
export const readyMail = (purchase: ReadyPurchase): Mail => {
  const { reason, receipt, url, siteUrl } = purchase
  const { subject, text } = REASONS[reason]
  const heading = subject(receipt.title)
  return layOutMail({
    subject: subjectOf(heading, receipt),
    heading,
    siteUrl,
    parts: [
      { kind: 'text', text },
      { kind: 'action', label: 'Download your files', url },
      { kind: 'facts', facts: linkFacts(purchase) },
      { kind: 'text', text: 'What comes next:' },
      { kind: 'steps', steps: NEXT_STEPS },
      { kind: 'text', text: ATTORNEY_ADVICE },
      {
        kind: 'small',
        text: `Anyone who has the link can open the files, so don’t forward this email. If it expires, “Find my purchases” emails you a new one for free.`,
      },
      ...receiptParts(receipt),
    ],
  })
}

type RefundDetails = {
  receipt: Receipt
  /** Cents of this refund. */
  amount: number
  /** The download page. Absent if the link doesn't open the files. */
  url?: string
  siteUrl: string
}

/** The email about a refund, in full or in part. */
export const refundMail = ({ receipt, amount, url, siteUrl }: RefundDetails): Mail => {
  const { title, currency } = receipt
  const heading = `Refund for your ${title}`
  const after = url
    ? 'You keep your files, and the download link still works.'
    : 'The download link no longer works.'
  return layOutMail({
    subject: subjectOf(heading, receipt),
    heading,
    siteUrl,
    parts: [
      {
        kind: 'text',
        text: `We refunded ${receiptMoney(amount, currency)}. The money goes back to your original payment method, usually within 10 business days. ${after}`,
      },
      ...(url ? [{ kind: 'action', label: 'Download your files', url } satisfies MailPart] : []),
      { kind: 'small', text: `Questions? Write to ${BRAND.supportEmail}.` },
      ...receiptParts(receipt),
    ],
  })
}

/** The email about a refund that failed after it was announced. */
export const refundFailedMail = ({ receipt, amount, url, siteUrl }: RefundDetails): Mail => {
  const heading = `The refund for your ${receipt.title} didn’t go through`
  const after = url ? ' Your download link works in the meantime.' : ''
  return layOutMail({
    subject: subjectOf(heading, receipt),
    heading,
    siteUrl,
    parts: [
      {
        kind: 'text',
        text: `Your bank didn’t accept our refund of ${receiptMoney(amount, receipt.currency)}. We’re sorry. We’ll refund you another way and email you about it. You can also write to ${BRAND.supportEmail}.${after}`,
      },
      ...(url ? [{ kind: 'action', label: 'Download your files', url } satisfies MailPart] : []),
      ...receiptParts(receipt),
    ],
  })
}

type UnmatchedPayment = {
  /** A reference that the payer can quote. */
  reference: string
  amount: number
  currency: string
  receivedAt: string
  siteUrl: string
}

const paymentFacts = ({ reference, amount, currency, receivedAt }: UnmatchedPayment) =>
  [
    ['Payment', reference],
    ['Amount', receiptMoney(amount, currency)],
    ['Received on', formatUtcDay(receivedAt)],
    ['Seller', `${BRAND.name}, ${BRAND.postalAddress}, ${BRAND.supportEmail}`],
  ] satisfies [string, string][]

/** The email to a payer whose payment matches no order. */
export const unmatchedMail = (payment: UnmatchedPayment): Mail => {
  const { title, text } = STATE_TEXTS.unmatched
  return layOutMail({
    subject: `${title} (${payment.reference})`,
    heading: title,
    siteUrl: payment.siteUrl,
    parts: [
      { kind: 'text', text },
      {
        kind: 'text',
        text: `To speed this up, write to ${BRAND.supportEmail} and tell us which document you wanted.`,
      },
      { kind: 'facts', facts: paymentFacts(payment) },
    ],
  })
}

/** The email about a refund of an unmatched payment. `amount` is the refunded amount. */
export const unmatchedRefundMail = (payment: UnmatchedPayment): Mail => {
  const heading = 'Your payment was refunded'
  return layOutMail({
    subject: `${heading} (${payment.reference})`,
    heading,
    siteUrl: payment.siteUrl,
    parts: [
      {
        kind: 'text',
        text: 'Your payment did not match an order, so we refunded it. The money goes back to your original payment method, usually within 10 business days.',
      },
      { kind: 'facts', facts: paymentFacts(payment) },
    ],
  })
}

/** The email that confirms a deletion; the last one to this address. */
export const erasureMail = (receipt: Receipt & { erasedAt: string }, siteUrl: string): Mail => {
  const heading = `Your ${receipt.title} was deleted`
  return layOutMail({
    subject: subjectOf(heading, receipt),
    heading,
    siteUrl,
    parts: [
      { kind: 'text', text: RECEIPT.erased(receipt.erasedAt) },
      {
        kind: 'small',
        text: `This is the last email about this purchase, because we no longer have your address. If you didn’t ask for this, write to ${BRAND.supportEmail}.`,
      },
      ...receiptParts(receipt),
    ],
  })
}

/** A purchase in the “Find my purchases” email, with its link or the reason there is none. */
export type FoundPurchase = {
  receipt: Pick<Receipt, 'title' | 'orderNumber' | 'state'>
  link?: { url: string; expiresAt: string; isNew: boolean }
}

const foundParts = ({ receipt, link }: FoundPurchase): MailPart[] => {
  if (!link) {
    return [
      {
        kind: 'facts',
        facts: [
          ['Document', receipt.title],
          ['Order', receipt.orderNumber],
          ['Status', STATE_TEXTS[receipt.state].title],
        ],
      },
      { kind: 'small', text: STATE_TEXTS[receipt.state].text },
    ]
  }
  return [
    { kind: 'action', label: receipt.title, url: link.url },
    {
      kind: 'facts',
      facts: [
        ['Order', receipt.orderNumber],
        ['The link works until', formatUtcMinute(link.expiresAt)],
        ...(link.isNew ? [['Earlier link', 'no longer works'] satisfies [string, string]] : []),
      ],
    },
  ]
}

/** The email that “Find my purchases” sends. */
export const linksMail = (purchases: readonly FoundPurchase[], siteUrl: string): Mail => {
  const [{ receipt } = { receipt: undefined }] = purchases
  const heading = purchases.length === 1 ? 'Your purchase' : `Your ${purchases.length} purchases`
  return layOutMail({
    subject: purchases.length === 1 && receipt ? subjectOf(heading, receipt) : heading,
    heading,
    siteUrl,
    parts: [
      { kind: 'text', text: 'Here’s what you bought with this email address:' },
      ...purchases.flatMap(foundParts),
      {
        kind: 'small',
        text: `You’re receiving this because someone entered this address at ${BRAND.name}. If it wasn’t you, you can ignore this email: we sent it only to you.`,
      },
    ],
  })
}

type GuideLinks = {
  siteUrl: string
  /** The library. */
  documentsUrl: string
  /** The unsubscribe page. */
  unsubscribeUrl: string
}

/** The free guide. */
export const guideMail = ({ siteUrl, documentsUrl, unsubscribeUrl }: GuideLinks): Mail =>
  layOutMail({
    subject: GUIDE.title,
    siteUrl,
    parts: [
      { kind: 'text', text: GUIDE.intro },
      { kind: 'steps', steps: GUIDE.checks },
      { kind: 'text', text: GUIDE.closing },
      { kind: 'action', label: 'See our documents', url: documentsUrl },
      {
        kind: 'small',
        text: `You’re receiving this because someone entered this address at ${BRAND.name}. We keep it as a record that the guide was sent. To have it removed, write to ${BRAND.supportEmail}. If it wasn’t you, you can ignore this email.`,
        link: { label: UNSUBSCRIBE_ACTION, url: unsubscribeUrl },
      },
    ],
  })
