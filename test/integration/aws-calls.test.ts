import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sweep } from '../../lambdas/payments/sweep.ts'
import { FILE_FORMATS } from '../../shared/api/downloads.ts'
import { STATUSES_BY_FILTER } from '../../shared/api/recent-purchases.ts'
import { callAs } from '../support/store/admin-api.ts'
import { countAwsCalls } from '../support/store/intercept-calls.ts'
import { setUpNewStore, store } from '../support/store/new-store.ts'
import { poll } from '../support/store/poll.ts'
import { allOrders } from '../support/store/rows.ts'
import { BUYER_EMAIL, payAt, sessionOf } from '../support/store/store.ts'

setUpNewStore()

const orderOf = async (id: string) => (await allOrders(store)).find((order) => order.id === id)

/** The status page polls three times on average; Checkout redirects to it after the webhook's response. */
const STATUS_POLLS = 2

/** All requests of a buyer and of Stripe: order, payment, status, download page, all files. */
const completePurchase = async () => {
  const { body } = await store.checkout()
  await payAt(body.url, 'pay')
  await poll(
    () => orderOf(body.orderId),
    (order) => order?.paid_at !== undefined,
  )
  const pollStatus = async () =>
    (
      await store.get<{ downloadToken?: string }>(
        `/api/purchases/${sessionOf(body.url)}`,
        body.accessToken,
      )
    ).body
  for (let wait = 0; wait < STATUS_POLLS; wait += 1) await pollStatus()
  await poll(
    () => orderOf(body.orderId),
    (order) => order?.mailed_at !== undefined,
  )
  const { downloadToken = '' } = await pollStatus()
  expect((await store.download(downloadToken)).status).toBe(200)
  for (const format of FILE_FORMATS) {
    const { headers } = await store.get(`/api/downloads/${downloadToken}/${format}`)
    expect((await fetch(headers.get('location') ?? '')).status).toBe(200)
  }
}

/** A completed purchase. */
const settledPurchase = async () => {
  const { body } = await store.checkout()
  await payAt(body.url, 'pay')
  const order = await poll(
    () => orderOf(body.orderId),
    (found) => found?.mailed_at !== undefined,
  )
  const { id, download_token: token = '', order_number: number = '' } = order ?? { id: '' }
  return { id, token, number, session: sessionOf(body.url) }
}

const countByService = (calls: readonly string[]) => {
  const countCalls = (...names: string[]) => calls.filter((call) => names.includes(call)).length
  return {
    'DynamoDB writes': countCalls('PutItem', 'UpdateItem', 'DeleteItem'),
    'DynamoDB reads': countCalls('GetItem', 'Query'),
    'S3 PUT': countCalls('PutObject'),
    'S3 GET and HEAD': countCalls('GetObject', 'HeadObject'),
    'SQS sends': countCalls('SendMessage'),
    'SES mails': countCalls('SendEmail'),
    'Secrets Manager reads': countCalls('GetSecretValue'),
  }
}
const sum = (tallied: Record<string, number>) =>
  Object.values(tallied).reduce((total, number) => total + number, 0)

describe('the AWS calls of one purchase', () => {
  it('are within the budget and match the cost table in the runbook', async () => {
    const calls = countAwsCalls()
    await completePurchase()
    // Stripe's keys and CloudFront's secret.
    expect(countByService(calls)['Secrets Manager reads']).toBe(2)
    calls.length = 0
    await completePurchase()
    const counted = countByService(calls)
    console.info('one purchase:', JSON.stringify(counted))
    expect(counted['DynamoDB writes']).toBeLessThanOrEqual(20)
    // Two per index lookup, because indexes contain only keys. This saves more on writes than it costs on reads.
    expect(counted['DynamoDB reads']).toBeLessThanOrEqual(20)
    expect(counted['S3 PUT']).toBeLessThanOrEqual(3)
    expect(sum(counted)).toBe(calls.length)
    const runbook = readFileSync(new URL('../../infra/RUNBOOK.md', import.meta.url), 'utf8')
    for (const [what, times] of Object.entries(counted)) {
      if (times > 0) expect(runbook).toMatch(new RegExp(`^\\| ${what} \\| ${times} \\|`, 'm'))
    }
  })
})

describe('the AWS calls of each operation', () => {
  /** The calls of one operation while nothing else is in progress. */
  const callsOf = async (act: () => Promise<unknown>): Promise<string[]> => {
    const calls = countAwsCalls()
    await act()
    return calls
  }

  /** Indexes of orders contain only keys: each order found is read from the table. */
  const readEach = (orders: readonly unknown[]) => orders.map(() => 'GetItem')

  it('are few and repeated only per listed order', async () => {
    const { id, token, session, number } = await settledPurchase()
    const find = (query: string) => () => callAs(store, 'findPurchases', { query: { query } })
    const list = (state: string) => () => callAs(store, 'listPurchases', { query: { state } })
    const download = () => store.get(`/api/downloads/${token}/pdf`)
    const counted = {
      checkout: await callsOf(() => store.checkout()),
      waiting: await callsOf(() => store.status(`${session}?order=${id}`)),
      page: await callsOf(() => store.download(token)),
      download: await callsOf(download),
      address: await callsOf(find(BUYER_EMAIL)),
      number: await callsOf(find(number)),
      sold: await callsOf(list('sold')),
      all: await callsOf(list('all')),
      sweep: await callsOf(() => sweep()),
    }
    const orders = await allOrders(store)
    const sold = orders.filter(({ status }) => status === 'ready')
    expect(counted).toEqual({
      checkout: ['UpdateItem', 'PutItem', 'PutItem', 'UpdateItem'],
      waiting: ['Query', 'GetItem'],
      page: ['Query', 'GetItem', 'HeadObject', 'HeadObject', 'HeadObject'],
      download: ['Query', 'GetItem', 'HeadObject', 'GetObject'],
      address: ['Query', ...readEach(sold)],
      number: ['Query', 'GetItem'],
      sold: [...STATUSES_BY_FILTER.sold.map(() => 'Query'), ...readEach(sold)],
      all: [...STATUSES_BY_FILTER.all.map(() => 'Query'), ...readEach(orders)],
      sweep: ['Query', 'Query', 'Query'],
    })
  })
})
