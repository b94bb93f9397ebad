import { SendEmailCommand } from '@aws-sdk/client-sesv2'
import type { Mail } from '../../shared/content/mail-layout.ts'
import { erasureMail, guideMail, linksMail, readyMail } from '../../shared/content/mails.ts'
import { correctableUntil, orderNumberOf, type ReadyOrder, revisionOf } from './orders/order.ts'
import { environment, readEnvironment } from './platform/env.ts'
import { mailer } from './platform/mailer.ts'
import { memoize } from './platform/memoize.ts'
import { receiptOf } from './receipt.ts'

const settings = memoize(() =>
  readEnvironment(environment.pick({ MAIL_FROM: true, SITE_URL: true })),
)

const send = (to: string, mail: Mail) =>
  mailer().send(
    new SendEmailCommand({
      FromEmailAddress: settings().MAIL_FROM,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: { Data: mail.subject, Charset: 'UTF-8' },
          Body: {
            Text: { Data: mail.text, Charset: 'UTF-8' },
            Html: { Data: mail.html, Charset: 'UTF-8' },
          },
        },
      },
    }),
  )

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
    ...(order.document_data && { correctableUntil: correctableUntil(order) }),
  })
  await send(order.email, mail)
}

/** Sends the receipt of an erasure to an address that the order's row no longer holds. `erasedAt` is ISO. */
export const mailErasure = async (
  email: string,
  order: ReadyOrder,
  erasedAt: string,
): Promise<void> => {
  await send(email, erasureMail({ ...receiptOf(order), erasedAt }))
}

/** Sends the links of these purchases to the address of their buyer. */
export const mailPurchases = (email: string, orders: readonly ReadyOrder[]): Promise<unknown> =>
  send(
    email,
    linksMail(
      orders.map((order) => ({
        title: order.title,
        url: linkTo(order),
        orderNumber: orderNumberOf(order),
        expiresAt: order.expires_at,
      })),
    ),
  )

/** Sends the free guide. */
export const mailGuide = async (email: string): Promise<void> => {
  await send(email, guideMail({ documentsUrl: `${settings().SITE_URL}/documents` }))
}
