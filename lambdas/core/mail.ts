import { SendEmailCommand } from '@aws-sdk/client-sesv2'
import { guideMail, type Mail, readyMail } from '../../shared/content/mails.ts'
import { mailer } from './clients.ts'
import { environment, readEnvironment } from './env.ts'
import { once } from './once.ts'
import { type Order, revisionOf } from './order.ts'

const settings = once(() => readEnvironment(environment.pick({ MAIL_FROM: true, SITE_URL: true })))

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

/** Sends the buyer the link to the download page. An order without an address is left alone. */
export const mailDownloadLink = async (order: Order): Promise<void> => {
  const { email, download_token: token, expires_at: expiresAt } = order
  if (!email || !token || !expiresAt) return
  const url = `${settings().SITE_URL}/document/download/${token}`
  await send(email, readyMail({ title: order.title, url, expiresAt, revision: revisionOf(order) }))
}

/** Sends the free guide. */
export const mailGuide = async (email: string): Promise<void> => {
  await send(email, guideMail({ documentsUrl: `${settings().SITE_URL}/documents` }))
}
