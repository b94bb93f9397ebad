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

type SendOptions = Pick<
  SendEmailCommandInput,
  'FromEmailAddress' | 'ConfigurationSetName' | 'EmailTags'
> & { headers?: MessageHeader[] }

/** Sends an email as text and as HTML. */
export const sendMail = (to: string, mail: Mail, { headers, ...options }: SendOptions) =>
  mailer().send(
    new SendEmailCommand({
      ...options,
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

/** SES limits tags, so an email has at most this many order ids. */
const MAX_TAGS = 10

/**
 * Sends an email about purchases, tagged with the order ids, so that bounces are recorded in their
 * history. Order ids contain only characters that SES allows in tags.
 */
const sendToBuyer = (to: string, mail: Mail, orders: readonly { id: string }[]) =>
  sendMail(to, mail, {
    FromEmailAddress: settings().MAIL_FROM,
    ConfigurationSetName: settings().MAIL_CONFIGURATION_SET,
    EmailTags: orders
      .slice(0, MAX_TAGS)
      .map(({ id }, index) => ({ Name: `${ORDER_TAG}${index}`, Value: id })),
  })

const siteUrl = () => settings().SITE_URL

const linkTo = ({ download_token }: Pick<ReadyOrder, 'download_token'>) =>
  `${siteUrl()}/document/download/${download_token}`

/** Emails the buyer the link to the download page, if the address is known. */
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

/**
 * Emails the receipt of a deletion to the address that the order no longer has. `erasedAt` is ISO.
 */
export const mailErasure = async (
  email: string,
  order: BoughtOrder,
  erasedAt: string,
): Promise<void> => {
  const { buyer: _, ...receipt } = receiptOf(order, new Date(erasedAt))
  await sendToBuyer(email, erasureMail({ ...receipt, state: 'deleted', erasedAt }, siteUrl()), [])
}

type RefundChange = {
  /** Cents refunded in total, and of those, the cents that the buyer was notified about. */
  total: number
  mailed: number
}

/** Emails the buyer about a refund or, if the total has decreased, about a failed one. */
export const mailRefundOfOrder = (
  email: string,
  order: BoughtOrder,
  { total, mailed }: RefundChange,
  now = new Date(),
): Promise<unknown> => {
  const canOpenFiles = order.status === 'ready' && opensFiles(purchaseStateOf(order, now))
  const details = {
    receipt: receiptOf(order, now),
    amount: Math.abs(total - mailed),
    ...(canOpenFiles && { url: linkTo(order) }),
    siteUrl: siteUrl(),
  }
  return sendToBuyer(email, total > mailed ? refundMail(details) : refundFailedMail(details), [
    order,
  ])
}

/** Emails a payer whose payment matches no order that we have it or that it was refunded. */
export const mailUnmatched = (
  email: string,
  payment: UnmatchedPayment,
  refunded: number,
): Promise<unknown> => {
  const details = {
    reference: paymentReferenceOf(payment),
    amount: refunded > 0 ? refunded : payment.amount,
    currency: payment.currency,
    receivedAt: payment.created_at,
    siteUrl: siteUrl(),
  }
  return sendToBuyer(
    email,
    refunded > 0 ? unmatchedRefundMail(details) : unmatchedMail(details),
    [],
  )
}

/** A purchase in the “Find my purchases” email; `isNew` if its link was replaced. */
const toFoundPurchase = (order: BoughtOrder, isNew: boolean, now: Date): FoundPurchase => ({
  receipt: receiptOf(order, now),
  ...(order.status === 'ready' && {
    link: { url: linkTo(order), expiresAt: order.expires_at, isNew },
  }),
})

/** Emails the purchases of an address with their active links. */
export const mailPurchases = (
  email: string,
  orders: readonly { order: BoughtOrder; isNew: boolean }[],
  now = new Date(),
): Promise<unknown> =>
  sendToBuyer(
    email,
    linksMail(
      orders.map(({ order, isNew }) => toFoundPurchase(order, isNew, now)),
      siteUrl(),
    ),
    orders.map(({ order }) => order),
  )
