import {
  type MessageHeader,
  SendEmailCommand,
  type SendEmailCommandInput,
} from '@aws-sdk/client-sesv2'
import { FILE_FORMATS, type FileFormat } from '../../shared/api/downloads.ts'
import type { Mail } from '../../shared/content/mail-layout.ts'
import {
  erasureMail,
  type FoundPurchase,
  type LinkReason,
  linksMail,
  readyMail,
  refundFailedMail,
  refundMail,
  unmatchedMail,
  unmatchedRefundMail,
} from '../../shared/content/mails.ts'
import { opensFiles } from '../../shared/purchase-states.ts'
import {
  type BoughtOrder,
  correctableUntil,
  hasAnswers,
  paymentReferenceOf,
  type ReadyOrder,
  type UnmatchedPayment,
} from './orders/order.ts'
import { purchaseStateOf } from './orders/state.ts'
import { environment, readEnvironment } from './platform/env.ts'
import { mailer } from './platform/mailer.ts'
import { memoize } from './platform/memoize.ts'
import { receiptOf } from './receipt.ts'

/** The prefix of email tags whose values are order ids. */
export const ORDER_TAG = 'order-'

const settings = memoize(() =>
  readEnvironment(
    environment.pick({ MAIL_FROM: true, MAIL_CONFIGURATION_SET: true, SITE_URL: true }),
  ),
)

type Sending = Pick<
  SendEmailCommandInput,
  'FromEmailAddress' | 'ConfigurationSetName' | 'EmailTags'
> & { headers?: MessageHeader[] }

/** Sends an email as text and as HTML. */
export const sendMail = (to: string, mail: Mail, { headers, ...sending }: Sending) =>
  mailer().send(
    new SendEmailCommand({
      ...sending,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: { Data: mail.subject, Charset: 'UTF-8' },
          Body: {
            Text: { Data: mail.text, Charset: 'UTF-8' },
            Html: { Data: mail.html, Charset: 'UTF-8' },
          },
          Headers: headers,
        },
      },
    }),
  )

/** SES allows few tags, so an email names at most this many orders. */
const MAX_TAGS = 10

/**
 * Sends an email about purchases. Its tags name the orders, whose history records whether the email bounced; ids have
 * only characters that SES allows in a tag.
 */
const sendToBuyer = (to: string, mail: Mail, orders: readonly { id: string }[]) =>
  sendMail(to, mail, {
    FromEmailAddress: settings().MAIL_FROM,
    ConfigurationSetName: settings().MAIL_CONFIGURATION_SET,
    EmailTags: orders
      .slice(0, MAX_TAGS)
      .map(({ id }, place) => ({ Name: `${ORDER_TAG}${place}`, Value: id })),
  })

const siteUrl = () => settings().SITE_URL

const linkTo = ({ download_token }: Pick<ReadyOrder, 'download_token'>) =>
  `${siteUrl()}/document/download/${download_token}`

/** Emails the buyer the link to the download page. A buyer whose address is not known gets no email. */
export const mailDownloadLink = async (
  order: ReadyOrder,
  reason: LinkReason,
  {
    fileNames,
    now = new Date(),
  }: { fileNames?: Record<FileFormat, string> | undefined; now?: Date } = {},
): Promise<void> => {
  if (!order.email) return
  const mail = readyMail({
    reason,
    receipt: receiptOf(order, now),
    url: linkTo(order),
    expiresAt: order.expires_at,
    ...(fileNames && { fileNames: FILE_FORMATS.map((format) => fileNames[format]) }),
    ...(hasAnswers(order) && { correctableUntil: correctableUntil(order) }),
    siteUrl: siteUrl(),
  })
  await sendToBuyer(order.email, mail, [order])
}

/** Emails the receipt of a deletion to the address that the order no longer holds. `erasedAt` is ISO. */
export const mailErasure = async (
  email: string,
  order: BoughtOrder,
  erasedAt: string,
): Promise<void> => {
  const { buyer: _, ...receipt } = receiptOf(order, new Date(erasedAt))
  await sendToBuyer(email, erasureMail({ ...receipt, state: 'deleted', erasedAt }, siteUrl()), [])
}

type RefundChange = {
  /** Cents that have been refunded in all, and those of them that the buyer was notified about. */
  total: number
  mailed: number
}

/** Emails the buyer about a refund or, when the total has fallen, about one that failed. */
export const mailRefundOfOrder = (
  email: string,
  order: BoughtOrder,
  { total, mailed }: RefundChange,
  now = new Date(),
): Promise<unknown> => {
  const isOpen = order.status === 'ready' && opensFiles(purchaseStateOf(order, now))
  const news = {
    receipt: receiptOf(order, now),
    amount: Math.abs(total - mailed),
    ...(isOpen && { url: linkTo(order) }),
    siteUrl: siteUrl(),
  }
  return sendToBuyer(email, total > mailed ? refundMail(news) : refundFailedMail(news), [order])
}

/** Emails a payer whose payment matches no order that we have it or that it was refunded. */
export const mailUnmatched = (
  email: string,
  payment: UnmatchedPayment,
  refunded: number,
): Promise<unknown> => {
  const news = {
    reference: paymentReferenceOf(payment),
    amount: refunded > 0 ? refunded : payment.amount,
    currency: payment.currency,
    receivedAt: payment.created_at,
    siteUrl: siteUrl(),
  }
  return sendToBuyer(email, refunded > 0 ? unmatchedRefundMail(news) : unmatchedMail(news), [])
}

/** A purchase for the email of “Find my purchases”; `isNew` when its earlier link was replaced. */
const foundPurchase = (order: BoughtOrder, isNew: boolean, now: Date): FoundPurchase => ({
  receipt: receiptOf(order, now),
  ...(order.status === 'ready' && {
    link: { url: linkTo(order), expiresAt: order.expires_at, isNew },
  }),
})

/** Emails what an address has bought, with the links that work. */
export const mailPurchases = (
  email: string,
  orders: readonly { order: BoughtOrder; isNew: boolean }[],
  now = new Date(),
): Promise<unknown> =>
  sendToBuyer(
    email,
    linksMail(
      orders.map(({ order, isNew }) => foundPurchase(order, isNew, now)),
      siteUrl(),
    ),
    orders.map(({ order }) => order),
  )
