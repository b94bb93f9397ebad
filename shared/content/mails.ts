import { MAX_CORRECTIONS } from '../api/downloads.ts'
import { STATE_TEXTS } from '../purchase-states.ts'
import { daysAfter, storeDay, storeMinute } from '../store-time.ts'
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
    text: 'Your document was made again from your corrected answers. The new Word file, PDF and instructions replace the earlier ones; the link is the same.',
  },
  reissued: {
    subject: (title) => `Your new link to your ${title}`,
    text: `Here is a new download link for your document. ${OLD_LINK}`,
  },
  readdressed: {
    subject: (title) => `Your ${title}, at your new address`,
    text: `The email address of your purchase was changed to this one, as you asked. Here is your new download link. ${OLD_LINK}`,
  },
  renewed: {
    subject: (title) => `Your new link to your ${title}`,
    text: `Your download link had expired and a new one was requested. ${OLD_LINK}`,
  },
}

/** The order number keeps the subjects of two purchases apart. */
const subjectOf = (text: string, { orderNumber }: Pick<Receipt, 'orderNumber'>) =>
  `${text} (${orderNumber})`

const linkFacts = ({
  expiresAt,
  fileNames,
  correctableUntil,
  receipt,
}: ReadyPurchase): [string, string][] => [
  ...(fileNames ? [['Your files', fileNames.join(', ')] satisfies [string, string]] : []),
  ['The link works until', storeMinute(expiresAt)],
  ...(correctableUntil
    ? [
        [
          'Free corrections',
          `until ${storeDay(correctableUntil)}, up to ${MAX_CORRECTIONS} times`,
        ] satisfies [string, string],
      ]
    : []),
  [
    'Money-back guarantee',
    `until ${storeDay(daysAfter(receipt.paidAt, CLAIMS.guaranteeDays))}: write to ${BRAND.supportEmail}`,
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

/** The email that brings the download link. */
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
        text: `Anyone who has the link can open the files, so do not forward this email. Has the link expired? “Find my purchases” emails you a new one, free of charge.`,
      },
      ...receiptParts(receipt),
    ],
  })
}

type RefundNews = {
  receipt: Receipt
  /** Cents of this refund. */
  amount: number
  /** The download page; absent where the link does not open the files. */
  url?: string
  siteUrl: string
}

/** The email about a refund, in full or in part. */
export const refundMail = ({ receipt, amount, url, siteUrl }: RefundNews): Mail => {
  const { title, currency } = receipt
  const heading = `Your refund for your ${title}`
  const after = url
    ? 'Your files are still yours, and the download link works as before.'
    : 'The download link no longer works.'
  return layOutMail({
    subject: subjectOf(heading, receipt),
    heading,
    siteUrl,
    parts: [
      {
        kind: 'text',
        text: `We refunded ${receiptMoney(amount, currency)}. The money goes back the way you paid, usually within 10 business days. ${after}`,
      },
      ...(url ? [{ kind: 'action', label: 'Download your files', url } satisfies MailPart] : []),
      { kind: 'small', text: `Is something wrong? Write to ${BRAND.supportEmail}.` },
      ...receiptParts(receipt),
    ],
  })
}

/** The email about a refund that was announced and then failed. */
export const refundFailedMail = ({ receipt, amount, url, siteUrl }: RefundNews): Mail => {
  const heading = `Your refund for your ${receipt.title} did not go through`
  const after = url ? ' Until then your download link works.' : ''
  return layOutMail({
    subject: subjectOf(heading, receipt),
    heading,
    siteUrl,
    parts: [
      {
        kind: 'text',
        text: `Your bank did not accept the refund of ${receiptMoney(amount, receipt.currency)}. We are sorry. We will send you the money another way and email you about it; you can also write to ${BRAND.supportEmail}.${after}`,
      },
      ...(url ? [{ kind: 'action', label: 'Download your files', url } satisfies MailPart] : []),
      ...receiptParts(receipt),
    ],
  })
}

type UnmatchedNews = {
  /** What the payer can quote. */
  reference: string
  amount: number
  currency: string
  receivedAt: string
  siteUrl: string
}

const paymentFacts = ({ reference, amount, currency, receivedAt }: UnmatchedNews) =>
  [
    ['Payment', reference],
    ['Amount', receiptMoney(amount, currency)],
    ['Received on', storeDay(receivedAt)],
    ['Seller', `${BRAND.name}, ${BRAND.postalAddress}, ${BRAND.supportEmail}`],
  ] satisfies [string, string][]

/** The email to a payer whose payment matches no order. */
export const unmatchedMail = (payment: UnmatchedNews): Mail => {
  const { title, text } = STATE_TEXTS.unmatched
  return layOutMail({
    subject: `${title} (${payment.reference})`,
    heading: title,
    siteUrl: payment.siteUrl,
    parts: [
      { kind: 'text', text },
      {
        kind: 'text',
        text: `To speed things up, write to ${BRAND.supportEmail} and tell us which document you wanted.`,
      },
      { kind: 'facts', facts: paymentFacts(payment) },
    ],
  })
}

/** The email about a refund of a payment that matched no order. `amount` is what was refunded. */
export const unmatchedRefundMail = (payment: UnmatchedNews): Mail => {
  const heading = 'Your payment was refunded'
  return layOutMail({
    subject: `${heading} (${payment.reference})`,
    heading,
    siteUrl: payment.siteUrl,
    parts: [
      {
        kind: 'text',
        text: 'Your payment did not match an order, so we refunded it. The money goes back the way you paid, usually within 10 business days.',
      },
      { kind: 'facts', facts: paymentFacts(payment) },
    ],
  })
}

/** The email that says that everything was deleted; the last one to this address. */
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
        text: `This is the last email about this purchase: we no longer have your address. If you did not ask for this, write to ${BRAND.supportEmail}.`,
      },
      ...receiptParts(receipt),
    ],
  })
}

/** A purchase in the email of “Find my purchases”: with its link or, where none works, with the reason. */
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
        ['The link works until', storeMinute(link.expiresAt)],
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
      { kind: 'text', text: 'Here is what you bought with this address:' },
      ...purchases.flatMap(foundParts),
      {
        kind: 'small',
        text: `You receive this because someone entered this address at ${BRAND.name}. If it was not you, there is nothing to do: the links went to nobody else.`,
      },
    ],
  })
}

type GuideLinks = {
  siteUrl: string
  /** The library. */
  documentsUrl: string
  /** The page on which the reader unsubscribes. */
  unsubscribeUrl: string
}

/** The email that is the free guide. */
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
        text: `You receive this because this address was entered at ${BRAND.name}. We keep it to know that the guide was sent; write to ${BRAND.supportEmail} to have it removed. If it was not you, there is nothing to do.`,
        link: { label: UNSUBSCRIBE_ACTION, url: unsubscribeUrl },
      },
    ],
  })
