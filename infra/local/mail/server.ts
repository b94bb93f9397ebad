import { Hono } from 'hono'
import * as z from 'zod'
import { type StandIn, serveApp } from '../serve.ts'
import { type Mail, readMails, writeMail } from './outbox.ts'
import { outboxPage } from './page.ts'

const data = z.object({ Data: z.string() })
const request = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()).min(1) }),
  Content: z.object({
    Simple: z.object({
      Subject: data,
      Body: z.object({ Text: data.optional(), Html: data.optional() }),
    }),
  }),
})

type Mailbox = StandIn & {
  /** Newest first. */
  messages(): Promise<Mail[]>
  /** The next so many sends are refused as SES refuses a message; the SDK does not retry those. */
  failNext(count: number): void
}

/**
 * SESv2's SendEmail (simple content) into a folder, one file per mail.
 * `GET /` shows them to a person, `GET /messages` gives them as JSON.
 */
export const startMail = async (options: {
  port: number
  dataDir: string
  now?: () => Date
}): Promise<Mailbox> => {
  let failures = 0
  const app = mailApp(options.dataDir, options.now ?? (() => new Date()), () => failures-- > 0)
  const standIn = await serveApp(app, options.port)
  return {
    ...standIn,
    messages: () => readMails(options.dataDir),
    failNext: (count) => {
      failures = count
    },
  }
}

const mailApp = (folder: string, now: () => Date, mustFail: () => boolean): Hono => {
  const app = new Hono()
  app.get('/', async (c) => c.html(outboxPage(await readMails(folder))))
  app.get('/messages', async (c) => c.json(await readMails(folder)))
  app.post('/v2/email/outbound-emails', async (c) => {
    if (mustFail()) return c.json(...refused('MessageRejected', 'Refused on request'))
    const parsed = request.safeParse(await c.req.json())
    if (!parsed.success)
      return c.json(...refused('BadRequestException', z.prettifyError(parsed.error)))
    return c.json({ MessageId: await writeMail(folder, contentOf(parsed.data), now()) })
  })
  return app
}

const contentOf = ({ FromEmailAddress, Destination, Content }: z.infer<typeof request>) => ({
  from: FromEmailAddress,
  to: Destination.ToAddresses,
  subject: Content.Simple.Subject.Data,
  text: Content.Simple.Body.Text?.Data,
  html: Content.Simple.Body.Html?.Data,
})

/** The error type travels in a header: https://smithy.io/2.0/aws/protocols/aws-restjson1-protocol.html */
const refused = (type: string, message: string) =>
  [{ message }, 400, { 'x-amzn-errortype': type }] as const
