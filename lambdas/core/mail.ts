import {
  type MessageHeader,
  SendEmailCommand,
  type SendEmailCommandInput,
} from '@aws-sdk/client-sesv2'
import type { Mail } from '../../shared/content/mail-layout.ts'
import { erasureMail, linksMail, readyMail } from '../../shared/content/mails.ts'
import {
  type BoughtOrder,
  correctableUntil,
  hasAnswers,
  orderNumberOf,
  type ReadyOrder,
  revisionOf,
} from './orders/order.ts'
import { environment, readEnvironment } from './platform/env.ts'
import { mailer } from './platform/mailer.ts'
import { memoize } from './platform/memoize.ts'
import { receiptOf } from './receipt.ts'

/** How the names of tags begin whose values are order ids. */
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

/** Sends a mail in both of its forms. */
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

/** A mail to a buyer has no more tags than this, and so tells of at most as many orders. */
const MAX_TAGS = 10

/**
 * Sends a mail about purchases. Its tags name the orders, in whose history stands whether it came back; ids have only
 * characters that SES takes in a tag.
 */
const sendToBuyer = (to: string, mail: Mail, orders: readonly ReadyOrder[]) =>
  sendMail(to, mail, {
    FromEmailAddress: settings().MAIL_FROM,
    ConfigurationSetName: settings().MAIL_CONFIGURATION_SET,
    EmailTags: orders
      .slice(0, MAX_TAGS)
      .map(({ id }, place) => ({ Name: `${ORDER_TAG}${place}`, Value: id })),
  })

const linkTo = (order: ReadyOrder) =>
  `${settings().SITE_URL}/document/download/${order.download_token}`

/** Sends the buyer the link to the download page. A buyer whose address is not known gets no mail. */
export const mailDownloadLink = async (order: ReadyOrder): Promise<void> => {
  if (!order.email) return
  const mail = readyMail({
    title: order.title,
    url: linkTo(order),
    expiresAt: order.expires_at,
    revision: revisionOf(order),
    receipt: receiptOf(order),
    ...(hasAnswers(order) && { correctableUntil: correctableUntil(order) }),
  })
  await sendToBuyer(order.email, mail, [order])
}

/** Sends the receipt of an erasure to an address that the order's row no longer holds. `erasedAt` is ISO. */
export const mailErasure = async (
  email: string,
  order: BoughtOrder,
  erasedAt: string,
): Promise<void> => {
  await sendToBuyer(email, erasureMail({ ...receiptOf(order), erasedAt }), [])
}

/** Sends the links of these purchases to the address of their buyer. */
export const mailPurchases = (email: string, orders: readonly ReadyOrder[]): Promise<unknown> =>
  sendToBuyer(
    email,
    linksMail(
      orders.map((order) => ({
        title: order.title,
        url: linkTo(order),
        orderNumber: orderNumberOf(order),
        expiresAt: order.expires_at,
      })),
    ),
    orders,
  )
