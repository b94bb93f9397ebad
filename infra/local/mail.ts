import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod'
import { page } from './page.ts'
import { type StandIn, serveApp } from './serve.ts'
import { readState } from './state-files.ts'

const mail = z.object({
  id: z.string(),
  /** ISO time. */
  sentAt: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string().optional(),
  html: z.string().optional(),
})
/** A mail as the product sent it. */
type Mail = z.infer<typeof mail>

/** Writes a mail as a JSON file whose name starts with its time; returns its id. */
const writeMail = async (
  folder: string,
  content: Omit<Mail, 'id' | 'sentAt'>,
  now = new Date(),
): Promise<string> => {
  const entry: Mail = { id: randomUUID(), sentAt: now.toISOString(), ...content }
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${entry.sentAt.replaceAll(':', '-')}-${entry.id}.json`)
  await writeFile(`${file}.draft`, JSON.stringify(entry, null, 2))
  await rename(`${file}.draft`, file)
  return entry.id
}

/** All mails in the folder, newest first. */
const readMails = async (folder: string): Promise<Mail[]> => {
  await mkdir(folder, { recursive: true })
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  return files
    .sort()
    .reverse()
    .flatMap((file) => readState(join(folder, file), mail) ?? [])
}

/** Every mail with its links, newest first. */
const outboxPage = (mails: Mail[]) =>
  page(
    'mail',
    'Outbox',
    html`<p class="quiet">Mails written here would have been sent. Reload to see new ones.</p>
      ${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(mailSheet)}`,
  )

const mailSheet = (mail: Mail) => html`<article class="sheet">
  <h2>${mail.subject}</h2>
  <p class="quiet small">
    To ${mail.to.join(', ')} · from ${mail.from} ·
    <time datetime="${mail.sentAt}">${mail.sentAt.replace('T', ' ').slice(0, 19)} UTC</time>
  </p>
  ${mail.html ? framed(mail.html) : ''}
  ${mail.html && mail.text ? html`<details><summary>As plain text</summary>${plain(mail.text)}</details>` : ''}
  ${mail.text && !mail.html ? plain(mail.text) : ''}
</article>`

/** The frame runs no script; its links open in a new tab. */
const framed = (body: string) =>
  html`<iframe
    title="The mail as its reader sees it"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcdoc="${`<base target="_blank">${body}`}"
  ></iframe>`

const plain = (text: string) => html`<pre>${text.split(/(https?:\/\/[^\s<>"]+)/).map(linked)}</pre>`

const linked = (part: string) =>
  /^https?:\/\//.test(part)
    ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>`
    : part

const content = z.object({ Data: z.string() })
const sendEmailRequest = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()).min(1) }),
  Content: z.object({
    Simple: z.object({
      Subject: content,
      Body: z.object({ Text: content.optional(), Html: content.optional() }),
    }),
  }),
})

type Mailbox = StandIn & {
  /** Newest first. */
  messages(): Promise<Mail[]>
  /** SES rejects the next so many messages; the SDK does not retry a rejection. */
  failNext(count: number): void
}

/**
 * SESv2's SendEmail (simple content): each mail becomes a file. `GET /` shows the mails as a page,
 * `GET /messages` as JSON.
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
    if (mustFail()) return c.json(...rejected('MessageRejected', 'Refused on request'))
    const parsed = sendEmailRequest.safeParse(await c.req.json())
    if (!parsed.success)
      return c.json(...rejected('BadRequestException', z.prettifyError(parsed.error)))
    return c.json({ MessageId: await writeMail(folder, contentOf(parsed.data), now()) })
  })
  return app
}

const contentOf = ({
  FromEmailAddress,
  Destination,
  Content,
}: z.infer<typeof sendEmailRequest>) => ({
  from: FromEmailAddress,
  to: Destination.ToAddresses,
  subject: Content.Simple.Subject.Data,
  text: Content.Simple.Body.Text?.Data,
  html: Content.Simple.Body.Html?.Data,
})

/** An error names its type in a header. https://smithy.io/2.0/aws/protocols/aws-restjson1-protocol.html */
const rejected = (type: string, message: string) =>
  [{ message }, 400, { 'x-amzn-errortype': type }] as const
