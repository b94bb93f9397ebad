import { randomUUID } from 'node:crypto'
import {
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import type { SQSRecord } from 'aws-lambda'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { QUEUE } from '../../infra/config/resources.ts'
import { clientOptions } from '../../infra/local/account.ts'
import { orderIdFor } from '../../lambdas/core/orders/order-id.ts'
import { markPaid, openOrder } from '../../lambdas/core/orders/transitions.ts'
import { requestGeneration } from '../../lambdas/core/queue.ts'
import { consume } from '../../lambdas/generation/index.ts'
import { setUpNewStore, store } from '../support/store/new-store.ts'
import { poll } from '../support/store/poll.ts'
import { allOrders, rewriteOrder } from '../support/store/rows.ts'
import { BUYER_EMAIL } from '../support/store/store.ts'

const POISON_INDEX = 4

setUpNewStore()
let sqs: SQSClient
beforeAll(async () => {
  sqs = new SQSClient({ ...clientOptions, endpoint: store.servers.queue.url })
})
afterAll(() => sqs.destroy())

const statusOf = async (id: string) => (await allOrders(store)).find((row) => row.id === id)?.status

/** A paid order without a message in the queue. */
const paidOrder = async (title: string) => {
  const { id } = await openOrder({
    id: orderIdFor(randomUUID()),
    document_id: 'bill-of-sale',
    title,
    amount: 1900,
    currency: 'usd',
  })
  await markPaid(id, { session_id: `cs_${randomUUID()}`, email: BUYER_EMAIL })
  return id
}

/** Identifies the message without the full order id. */
const messageOf = (orderId: string) => `message-${orderId.slice(4, 12)}`

const recordOf = (orderId: string) =>
  ({ messageId: messageOf(orderId), body: JSON.stringify({ orderId }) }) as SQSRecord

const failures = () => store.printed.filter((line) => line.includes('"GenerationFailed":1')).length

const deadLetter = () =>
  poll(
    async () => {
      const { Messages } = await sqs.send(
        new ReceiveMessageCommand({
          QueueUrl: store.servers.queue.deadLetterUrl,
          WaitTimeSeconds: 1,
        }),
      )
      return Messages?.[0]
    },
    (message) => message !== undefined,
  )

/** Moves a dead letter back to the queue, like "Start DLQ redrive" in the console. */
const redrive = async ({ Body, ReceiptHandle }: { Body?: string; ReceiptHandle?: string } = {}) => {
  await sqs.send(
    new SendMessageCommand({ QueueUrl: store.servers.queue.queueUrl, MessageBody: Body }),
  )
  await sqs.send(
    new DeleteMessageCommand({ QueueUrl: store.servers.queue.deadLetterUrl, ReceiptHandle }),
  )
}

it('a failing order does not block its batch, ends in the dead-letter queue and succeeds once repaired', async () => {
  const ids = await Promise.all(
    Array.from({ length: 10 }, (_, index) => paidOrder(`Sale ${index}`)),
  )
  const poison = ids[POISON_INDEX] ?? ''
  const good = ids.filter((id) => id !== poison)
  await rewriteOrder(store, poison, { document_id: 'deed-of-the-moon' })

  const { batchItemFailures } = await consume({ Records: ids.map(recordOf) })
  expect(batchItemFailures).toEqual([{ itemIdentifier: messageOf(poison) }])
  expect(new Set(await Promise.all(good.map(statusOf)))).toEqual(new Set(['ready']))
  expect(await statusOf(poison)).toBe('paid')
  expect(failures()).toBe(1)

  await requestGeneration(poison)
  const dead = await deadLetter()
  expect(JSON.parse(dead?.Body ?? '')).toEqual({ orderId: poison })
  expect(failures()).toBe(1 + QUEUE.maxReceives)

  await rewriteOrder(store, poison, { document_id: 'bill-of-sale' })
  await redrive(dead)
  await poll(
    () => statusOf(poison),
    (status) => status === 'ready',
  )
  expect(failures()).toBe(1 + QUEUE.maxReceives)
})
