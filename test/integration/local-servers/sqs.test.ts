import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSEvent } from 'aws-lambda'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clientOptions } from '../../../infra/local/account.ts'
import { startQueuePoller } from '../../../infra/local/queue-poller.ts'
import { startSqs } from '../../../infra/local/sqs.ts'
import { temporaryFolder } from './folder.ts'

let sqs: Awaited<ReturnType<typeof startSqs>>
let client: SQSClient

let dataDir: string

const start = async (visibilityTimeout = 1) => {
  sqs = await startSqs({ port: 0, dataDir, visibilityTimeout })
  client = new SQSClient({ endpoint: sqs.url, ...clientOptions })
}
const stop = async () => {
  client.destroy()
  await sqs.stop()
}
beforeEach(async () => {
  dataDir = await temporaryFolder()
  await start()
})
afterEach(() => stop())

const send = (body: string) =>
  client.send(new SendMessageCommand({ QueueUrl: sqs.queueUrl, MessageBody: body }))

/** Bodies handled, in order; `fails` decides which deliveries are reported as failed. */
const poll = (fails: (body: string, delivery: number) => boolean) => {
  const handled: string[] = []
  const reported: string[] = []
  const poller = startQueuePoller({
    endpoint: sqs.url,
    queueUrl: sqs.queueUrl,
    report: (line) => reported.push(line),
    handle: async ({ Records }: SQSEvent) => {
      const failed = Records.filter(({ body, attributes }) => {
        handled.push(body)
        return fails(body, Number(attributes.ApproximateReceiveCount))
      })
      return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) }
    },
  })
  onTestFinished(() => poller.stop())
  return { handled, reported, stop: () => poller.stop() }
}

test('a handler that throws counts as a failed delivery and is reported in one line', async () => {
  await send('throws once')
  const { handled, reported } = poll((_, delivery) => {
    if (delivery === 1) throw new Error('database is away')
    return false
  })
  await vi.waitFor(() => expect(handled).toHaveLength(2), { timeout: 60_000 })
  expect(reported).toEqual(['queue: Error: database is away'])
})

test('a message that was not deleted is there again after a restart, and one that was is not', async () => {
  const waitOptions = { timeout: 60_000 }
  const files = () => readdir(dataDir)
  await send('done')
  const first = poll(() => false)
  await vi.waitFor(async () => expect(await files()).toEqual([]), waitOptions)
  expect(first.handled).toEqual(['done'])
  await first.stop()
  await send('received and not deleted')
  await client.send(new ReceiveMessageCommand({ QueueUrl: sqs.queueUrl }))
  await send('never received')
  await stop()
  await writeFile(join(dataDir, 'torn.json'), '{"MessageBo')
  await start()
  const { handled } = poll(() => false)
  await vi.waitFor(async () => {
    expect(handled.toSorted()).toEqual(['never received', 'received and not deleted'])
    expect(await files()).toEqual([expect.stringMatching(/^torn\.json\.unreadable-/)])
  }, waitOptions)
})
