import { SendEmailCommand } from '@aws-sdk/client-sesv2'
import { guideMail, type Mail, readyMail } from '../../shared/content/mails.ts'
import { type ReadyOrder, revisionOf } from './orders/order.ts'
import { mailer } from './platform/clients.ts'
import { environment, readEnvironment } from './platform/env.ts'
import { memoize } from './platform/memoize.ts'

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

/** Sends the buyer the link to the download page. A buyer whose address is not known gets no mail. */
export const mailDownloadLink = async (order: ReadyOrder): Promise<void> => {
  const { email, title, download_token: token, expires_at: expiresAt } = order
  if (!email) return
  const url = `${settings().SITE_URL}/document/download/${token}`
  await send(email, readyMail({ title, url, expiresAt, revision: revisionOf(order) }))
}

/** Sends the free guide. */
export const mailGuide = async (email: string): Promise<void> => {
  await send(email, guideMail({ documentsUrl: `${settings().SITE_URL}/documents` }))
}
