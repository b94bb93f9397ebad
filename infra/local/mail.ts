import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod'
import { createMailEvent } from './mail-events.ts'
import { page } from './page.ts'
import { type LocalServer, serveApp } from './serve.ts'
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
  configurationSet: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  tags: z.record(z.string(), z.string()).optional(),
})
/** A sent email. */
type Mail = z.infer<typeof mail>

/** Writes a mail as a JSON file whose name starts with its time. */
const writeMail = async (
  folder: string,
  content: Omit<Mail, 'id' | 'sentAt'>,
  now = new Date(),
): Promise<Mail> => {
  const entry: Mail = { id: randomUUID(), sentAt: now.toISOString(), ...content }
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${entry.sentAt.replaceAll(':', '-')}-${entry.id}.json`)
  await writeFile(`${file}.draft`, JSON.stringify(entry, null, 2))
  await rename(`${file}.draft`, file)
  return entry
}

/** All emails in the folder, newest first. */
const readMails = async (folder: string): Promise<Mail[]> => {
  await mkdir(folder, { recursive: true })
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  return files
    .sort()
    .reverse()
    .flatMap((file) => readState(join(folder, file), mail) ?? [])
}

/** All emails with their links, newest first. */
const outboxPage = (mails: Mail[]) =>
  page(
    'mail',
    'Outbox',
    html`<p class="quiet">These emails would have been sent. Reload to see new ones.</p>
      ${mails.length === 0 ? html`<p>No emails yet.</p>` : mails.map(mailSheet)}`,
  )

const mailSheet = (mail: Mail) => html`<article class="sheet">
  <h2>${mail.subject}</h2>
  <p class="quiet small">
    To ${mail.to.join(', ')} · from ${mail.from} ·
    <time datetime="${mail.sentAt}">${mail.sentAt.replace('T', ' ').slice(0, 19)} UTC</time>
  </p>
  ${mail.html ? emailFrame(mail.html) : ''}
  ${mail.html && mail.text ? html`<details><summary>As plain text</summary>${plainText(mail.text)}</details>` : ''}
  ${mail.text && !mail.html ? plainText(mail.text) : ''}
</article>`

/** The frame runs no script; its links open in a new tab. */
const emailFrame = (body: string) =>
  html`<iframe
    title="The email as its recipient sees it"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcdoc="${`<base target="_blank">${body}`}"
  ></iframe>`

const plainText = (text: string) =>
  html`<pre>${text.split(/(https?:\/\/[^\s<>"]+)/).map(linkUrls)}</pre>`

const linkUrls = (part: string) =>
  /^https?:\/\//.test(part)
    ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>`
    : part

const content = z.object({ Data: z.string() })
const pairs = z.array(z.object({ Name: z.string(), Value: z.string() })).optional()
/** SES allows only these characters in tag names and values. */
const tagText = z.string().regex(/^[A-Za-z0-9_-]{1,256}$/)
const sendEmailRequest = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()).min(1) }),
  Content: z.object({
    Simple: z.object({
      Subject: content,
      Body: z.object({ Text: content.optional(), Html: content.optional() }),
      Headers: pairs,
    }),
  }),
  ConfigurationSetName: z.string().optional(),
  EmailTags: z.array(z.object({ Name: tagText, Value: tagText })).optional(),
})
type SendEmailRequest = z.infer<typeof sendEmailRequest>

type Mailbox = LocalServer & {
  /** Newest first. */
  messages(): Promise<Mail[]>
  /** Rejects this many messages. The SDK doesn't retry rejections. */
  failNext(count: number): void
  addConfigurationSet(name: string): void
  /** Resolves when all events so far have been handled. */
  whenSettled(): Promise<unknown>
  /** Receives bounce and complaint events, as through EventBridge. One listener at a time. */
  onEvent(listener: EventListener): void
}
type EventListener = (event: object) => Promise<unknown>

type Options = {
  port: number
  dataDir: string
  /** Emails with other configuration sets are rejected. */
  configurationSets?: readonly string[]
  now?: () => Date
  /** Reports an event that its listener failed to handle. */
  report?: (line: string) => void
}

/**
 * SESv2's SendEmail (simple content): each mail becomes a file. `GET /` shows the mails as a page,
 * `GET /messages` as JSON.
 */
export const startMail = async (options: Options): Promise<Mailbox> => {
  const { dataDir, now = () => new Date(), report = console.error } = options
  const configurationSets = new Set(options.configurationSets)
  const pending = new Set<Promise<unknown>>()
  let failures = 0
  let listener: EventListener = async () => {}
  /** Events follow the response, and only `stop` waits for them. */
  const publish = (mail: Mail) => {
    const event = createMailEvent(mail, now())
    if (!event) return
    const handled = listener(event)
      .catch((error) => report(`mail event: ${error}`))
      .finally(() => pending.delete(handled))
    pending.add(handled)
  }
  const app = mailApp({
    folder: dataDir,
    now,
    shouldFail: () => failures-- > 0,
    hasConfigurationSet: (name) => configurationSets.has(name),
    publish,
  })
  const server = await serveApp(app, options.port)
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await Promise.all(pending)
    },
    messages: () => readMails(dataDir),
    whenSettled: () => Promise.all(pending),
    failNext: (count) => {
      failures = count
    },
    addConfigurationSet: (name) => void configurationSets.add(name),
    onEvent: (next) => {
      listener = next
    },
  }
}

type Behavior = {
  folder: string
  now: () => Date
  shouldFail: () => boolean
  hasConfigurationSet: (configurationSet: string) => boolean
  publish: (mail: Mail) => void
}

const mailApp = ({ folder, now, shouldFail, hasConfigurationSet, publish }: Behavior): Hono => {
  const app = new Hono()
  app.get('/', async (c) => c.html(outboxPage(await readMails(folder))))
  app.get('/messages', async (c) => c.json(await readMails(folder)))
  app.post('/v2/email/outbound-emails', async (c) => {
    if (shouldFail()) return c.json(...errorResponse('MessageRejected', 'Rejected on request'))
    const parsed = sendEmailRequest.safeParse(await c.req.json())
    if (!parsed.success)
      return c.json(...errorResponse('BadRequestException', z.prettifyError(parsed.error)))
    const { ConfigurationSetName: set } = parsed.data
    if (set !== undefined && !hasConfigurationSet(set))
      return c.json(
        ...errorResponse('NotFoundException', `Configuration set <${set}> does not exist.`),
      )
    const mail = await writeMail(folder, toMailContent(parsed.data), now())
    publish(mail)
    return c.json({ MessageId: mail.id })
  })
  return app
}

const namedValues = (list: z.infer<typeof pairs>) =>
  list && Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))

const toMailContent = ({
  FromEmailAddress,
  Destination,
  Content,
  ConfigurationSetName,
  EmailTags,
}: SendEmailRequest) => ({
  from: FromEmailAddress,
  to: Destination.ToAddresses,
  subject: Content.Simple.Subject.Data,
  text: Content.Simple.Body.Text?.Data,
  html: Content.Simple.Body.Html?.Data,
  configurationSet: ConfigurationSetName,
  headers: namedValues(Content.Simple.Headers),
  tags: namedValues(EmailTags),
})

/** An error names its type in a header. https://smithy.io/2.0/aws/protocols/aws-restjson1-protocol.html */
const errorResponse = (type: string, message: string) =>
  [{ message }, 400, { 'x-amzn-errortype': type }] as const
