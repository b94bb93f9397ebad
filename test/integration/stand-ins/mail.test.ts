import {
  BadRequestException,
  MessageRejected,
  NotFoundException,
  SESv2Client,
  SendEmailCommand,
} from '@aws-sdk/client-sesv2'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientOptions } from '../../../infra/local/account.ts'
import { startMail } from '../../../infra/local/mail.ts'
import { temporaryFolder } from './folder.ts'

let dataDir: string
let clock: number
let mail: Awaited<ReturnType<typeof startMail>>
let ses: SESv2Client

const start = async () => {
  mail = await startMail({ port: 0, dataDir, now: () => new Date(clock++) })
  ses = new SESv2Client({ endpoint: mail.url, ...clientOptions })
}
const stop = async () => {
  ses.destroy()
  await mail.stop()
}

beforeEach(async () => {
  clock = Date.parse('2026-03-01T10:00:00Z')
  dataDir = await temporaryFolder()
  await start()
})
afterEach(() => stop())

const send = (subject: string, body = {}, to = ['ann@example.com']) =>
  ses.send(
    new SendEmailCommand({
      FromEmailAddress: 'shop@example.com',
      Destination: { ToAddresses: to },
      Content: { Simple: { Subject: { Data: subject }, Body: body } },
    }),
  )

const subjects = async () => (await mail.messages()).map(({ subject }) => subject)

test('mails are kept newest first and survive a restart', async () => {
  const { MessageId } = await send('First', { Text: { Data: 'Hello, Łukasz' } })
  await send('Second')
  await stop()
  await start()
  expect(await subjects()).toEqual(['Second', 'First'])
  const listed: unknown = await (await fetch(`${mail.url}/messages`)).json()
  expect(listed).toMatchObject([
    { subject: 'Second' },
    { id: MessageId, to: ['ann@example.com'], from: 'shop@example.com', text: 'Hello, Łukasz' },
  ])
})

test('the page links addresses in a text mail and keeps markup from running', async () => {
  await send('<script>alert(1)</script>', {
    Text: { Data: 'See https://site.test/d/abc?x=1&y=2 now' },
  })
  await send('HTML', { Html: { Data: '<a href="https://site.test/d">Download</a>' } })
  const text = await (await fetch(mail.url)).text()
  expect(text).toContain('<a href="https://site.test/d/abc?x=1&amp;y=2"')
  expect(text).toContain('srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;a href=')
  expect(text).not.toContain('<script>')
})

test('a message without a recipient is refused and not kept', async () => {
  await expect(send('Nobody', {}, [])).rejects.toBeInstanceOf(BadRequestException)
  expect(await subjects()).toEqual([])
})

const sendTagged = (to: string, set?: string, order = 'ord_1') =>
  ses.send(
    new SendEmailCommand({
      FromEmailAddress: 'shop@example.com',
      Destination: { ToAddresses: [to] },
      ConfigurationSetName: set,
      EmailTags: [{ Name: 'order', Value: order }],
      Content: { Simple: { Subject: { Data: 'Tagged' }, Body: { Text: { Data: 'Hello' } } } },
    }),
  )

test('a configuration set that was never made, and a tag that SES would not take, are refused', async () => {
  await expect(sendTagged('ann@example.com', 'purchases')).rejects.toBeInstanceOf(NotFoundException)
  mail.addConfigurationSet('purchases')
  const wrong = sendTagged('ann@example.com', 'purchases', 'ann@example.com')
  await expect(wrong).rejects.toBeInstanceOf(BadRequestException)
  expect(await subjects()).toEqual([])
  await sendTagged('ann@example.com', 'purchases')
  expect(await mail.messages()).toMatchObject([
    { configurationSet: 'purchases', tags: { order: 'ord_1' } },
  ])
})

test('mails to the mailbox simulator come back as events, with their tags', async () => {
  const heard: object[] = []
  mail.addConfigurationSet('purchases')
  mail.onEvent(async (event) => heard.push(event))
  const names = ['success', 'bounce', 'complaint+label', 'ooto', 'suppressionlist', 'constructor']
  for (const name of names) await sendTagged(`${name}@simulator.amazonses.com`, 'purchases')
  await sendTagged('bounce@simulator.amazonses.com')
  await sendTagged('bounce@example.com', 'purchases')
  await mail.settled()
  const tags = { 'ses:configuration-set': ['purchases'], order: ['ord_1'] }
  const detail = (more: object) =>
    expect.objectContaining({
      source: 'aws.ses',
      detail: expect.objectContaining({ ...more, mail: expect.objectContaining({ tags }) }),
    })
  const bounce = (bounceType: string, bounceSubType: string) =>
    detail({ bounce: { bounceType, bounceSubType, timestamp: expect.any(String) } })
  expect(heard).toEqual([
    bounce('Permanent', 'General'),
    detail({ complaint: { timestamp: expect.any(String) } }),
    bounce('Transient', 'General'),
    bounce('Permanent', 'Suppressed'),
  ])
})

test('a listener that fails is reported, and nothing else is lost', async () => {
  const reports: string[] = []
  await stop()
  mail = await startMail({ port: 0, dataDir, report: (line) => reports.push(line) })
  ses = new SESv2Client({ endpoint: mail.url, ...clientOptions })
  mail.addConfigurationSet('purchases')
  mail.onEvent(async () => {
    throw new Error('deaf')
  })
  await sendTagged('bounce@simulator.amazonses.com', 'purchases')
  await mail.settled()
  expect(reports).toEqual(['mail event: Error: deaf'])
  expect(await subjects()).toEqual(['Tagged'])
})

test('exactly the next so many sends fail', async () => {
  mail.failNext(2)
  await expect(send('one')).rejects.toBeInstanceOf(MessageRejected)
  await expect(send('two')).rejects.toBeInstanceOf(MessageRejected)
  await send('three')
  expect(await subjects()).toEqual(['three'])
})
