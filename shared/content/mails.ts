import { BRAND } from './brand.ts'
import { ATTORNEY_ADVICE, CLAIMS } from './claims.ts'
import { GUIDE } from './guide.ts'
import { layOutMail, type Mail, type MailPart } from './mail-layout.ts'
import { NEXT_STEPS } from './purchase-notices.ts'
import { fingerprintFacts, RECEIPT, type Receipt, receiptFacts } from './receipt.ts'
import { UNSUBSCRIBE_ACTION } from './unsubscribe.ts'

type ReadyPurchase = {
  title: string
  /** The download page. */
  url: string
  /** ISO; absent where there are no answers to correct. */
  correctableUntil?: string
  /** ISO. */
  expiresAt: string
  revision?: number
  receipt: Receipt
}

const day = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A link ends at a minute: its day alone would promise hours that it does not have. */
const minute = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })

const factsOf = (purchase: ReadyPurchase): [string, string][] => [
  ['The link works until', minute(purchase.expiresAt)],
  ...(purchase.correctableUntil
    ? [['Corrections are free until', day(purchase.correctableUntil)] satisfies [string, string]]
    : []),
  ['Money back', `within ${CLAIMS.guaranteeDays} days: write to ${BRAND.supportEmail}`],
]

/** A receipt within a mail. */
const receiptParts = (receipt: Receipt): MailPart[] => {
  const fingerprints = fingerprintFacts(receipt)
  return [
    { kind: 'text', text: 'Your receipt:' },
    { kind: 'facts', facts: receiptFacts(receipt) },
    ...(fingerprints.length > 0
      ? [
          { kind: 'small', text: RECEIPT.fingerprints } satisfies MailPart,
          { kind: 'facts', facts: fingerprints } satisfies MailPart,
        ]
      : []),
  ]
}

/** The mail that brings the link; from revision 2 on it says that the files are corrected ones. */
export const readyMail = (purchase: ReadyPurchase): Mail => {
  const corrected = (purchase.revision ?? 1) > 1
  return layOutMail(`Your ${corrected ? 'corrected ' : ''}${purchase.title} is ready`, [
    {
      kind: 'text',
      text: corrected
        ? `Your ${purchase.title} has been made again from your corrected answers. The new Word file, PDF and instructions replace the earlier ones.`
        : `Your ${purchase.title} is ready: an editable Word file, a PDF and step-by-step instructions.`,
    },
    { kind: 'action', label: 'Download your files', url: purchase.url },
    { kind: 'facts', facts: factsOf(purchase) },
    { kind: 'text', text: 'What comes next:' },
    { kind: 'steps', steps: NEXT_STEPS },
    { kind: 'text', text: ATTORNEY_ADVICE },
    ...receiptParts(purchase.receipt),
    {
      kind: 'small',
      text: `Whoever has the link can open the files, so do not pass it on. If it has run out, write to ${BRAND.supportEmail} and we will send a new one free of charge.`,
    },
  ])
}

/** The mail that says that everything was erased; the last that goes to this address. */
export const erasureMail = (receipt: Receipt & { erasedAt: string }): Mail =>
  layOutMail(`Your ${receipt.title} has been erased`, [
    { kind: 'text', text: RECEIPT.erased(receipt.erasedAt) },
    ...receiptParts(receipt),
    {
      kind: 'small',
      text: `This is the last mail about this purchase: we no longer know your address. If it was not you, write to ${BRAND.supportEmail}.`,
    },
  ])

type PurchaseLink = Pick<ReadyPurchase, 'title' | 'url' | 'expiresAt'> & { orderNumber: string }

/** The mail that somebody asked for to find their purchases again. */
export const linksMail = (purchases: readonly PurchaseLink[]): Mail =>
  layOutMail('Your purchases', [
    {
      kind: 'text',
      text:
        purchases.length === 1
          ? 'Here is the link to what you bought.'
          : `Here are the links to the ${purchases.length} documents you bought.`,
    },
    ...purchases.flatMap(({ title, url, orderNumber, expiresAt }): MailPart[] => [
      { kind: 'action', label: title, url },
      {
        kind: 'facts',
        facts: [
          ['Order', orderNumber],
          ['The link works until', minute(expiresAt)],
        ],
      },
    ]),
    {
      kind: 'small',
      text: `You receive this because somebody entered this address at ${BRAND.name}. If it was not you, there is nothing to do: the links went to nobody else.`,
    },
  ])

type GuideLinks = {
  /** The library. */
  documentsUrl: string
  /** The page on which the reader unsubscribes. */
  unsubscribeUrl: string
}

/** The mail that is the free guide. */
export const guideMail = ({ documentsUrl, unsubscribeUrl }: GuideLinks): Mail =>
  layOutMail(GUIDE.title, [
    { kind: 'text', text: GUIDE.intro },
    { kind: 'steps', steps: GUIDE.checks },
    { kind: 'text', text: GUIDE.closing },
    { kind: 'action', label: 'Documents that pass all ten', url: documentsUrl },
    {
      kind: 'small',
      text: `You receive this because the address was entered at ${BRAND.name}. We keep it to know that the guide was sent; write to ${BRAND.supportEmail} to have it removed. If it was not you, there is nothing to do.`,
      link: { label: UNSUBSCRIBE_ACTION, url: unsubscribeUrl },
    },
  ])
