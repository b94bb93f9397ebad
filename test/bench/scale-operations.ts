/* What buyers, Stripe, the schedule and the owner do, through the functions as they answer at AWS. */
import { randomUUID } from 'node:crypto'
import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { loadServices } from '../../bin/local/product-app.ts'
import { clientOptions } from '../../infra/local/account.ts'
import { orderNumberOf } from '../../lambdas/core/orders/order.ts'
import { MAX_EXTRA_QUERIES } from '../../lambdas/core/orders/recent.ts'
import { completeOrder } from '../../lambdas/generation/complete-order.ts'
import { sweep } from '../../lambdas/payments/sweep.ts'
import { bodyOf, type InputOf, pathAndQuery, type ResponseOf } from '../../shared/api/address.ts'
import { STATUSES_BY_FILTER } from '../../shared/api/recent-purchases.ts'
import { type RouteName, routes } from '../../shared/api/routes.ts'
import { payAt, purchase, sessionOf, signEvent, stripeClient } from '../support/store/store.ts'
import stored from '../support/store/stored-rows.json' with { type: 'json' }
import { REGULAR } from './scale-rows.ts'
import type { FullStore } from './scale-store.ts'

export type Operation = {
  name: string
  /** Makes what is needed; what it returns is measured. */
  prepare: () => Promise<() => Promise<unknown>>
  /** What it may cost in a shop of any size, where a small shop has less to look at. */
  atMost?: { calls: number; units: number }
}

/** A query reads 1 MB at most, which is 128 units; the local server measures its megabyte as if it were packed. */
const UNITS_OF_QUERY = 160

const services = await loadServices()

const contentOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  return text === '' ? response.headers.get('location') : JSON.parse(text)
}

let networks = 0
/** Each call comes from a network of its own, so that none reaches a limit. */
const connection = () => {
  networks += 1
  const sourceIp = `10.${(networks >> 8) & 255}.${networks & 255}.1`
  return { requestContext: { http: { sourceIp } } }
}

/** Calls a route, which has to answer well. */
const call = async <Name extends RouteName>(
  name: Name,
  input: InputOf<(typeof routes)[Name]>,
  headers: Record<string, string> = {},
): Promise<ResponseOf<(typeof routes)[Name]>> => {
  const route: (typeof routes)[Name] = routes[name]
  const body = typeof input === 'string' ? input : JSON.stringify(bodyOf(route, input))
  const response = await services[route.service].request(
    pathAndQuery(route, input),
    {
      method: route.method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: route.hasBody ? body : undefined,
    },
    connection(),
  )
  if (response.status !== route.status) throw new Error(`${name} answered ${response.status}`)
  return route.response.parse(await contentOf(response)) as ResponseOf<(typeof routes)[Name]>
}

const checkOut = () => call('createCheckout', purchase())

const hear = ({ url }: { url: string }, type = 'checkout.session.completed') => {
  const { body, signature } = signEvent(type, { id: sessionOf(url) })
  return call('stripeWebhook', body, { 'Stripe-Signature': signature })
}

const accessOf = ({ accessToken }: { accessToken: string }) => ({
  Authorization: `Bearer ${accessToken}`,
})

const buy = async () => {
  const opened = await checkOut()
  await payAt(opened.url, 'pay')
  await hear(opened)
  await completeOrder(opened.orderId)
  const reference = sessionOf(opened.url)
  const { downloadToken: token = '' } = await call(
    'getPurchase',
    {
      reference,
    },
    accessOf(opened),
  )
  return { token, reference, id: opened.orderId, headers: accessOf(opened) }
}

/** A whole sale: checkout, payment, files, email and the page that waits. */
export const sellOne = buy

/** A whole checkout that nobody pays for: Stripe ends its session and says so. */
export const abandonOne = async ({ parts }: FullStore) => {
  const opened = await checkOut()
  await stripeClient(parts.stripe.url).checkout.sessions.expire(sessionOf(opened.url))
  await hear(opened, 'checkout.session.expired')
}

const DUE = '2020-01-01T00:00:00.000Z'
/** A minute later nothing else is due, however long the bench has been running. */
const SWEPT = new Date('2020-01-01T00:01:00.000Z')

/** Ten orders that the sweep finds due in a minute: five without files, five that nobody has paid for. */
const dueOrders = () =>
  [stored.orders.paid, stored.orders['open with a session']].flatMap((row) =>
    Array.from({ length: 5 }, () => ({ ...row, id: `ord_${randomUUID()}`, due_at: DUE })),
  )

const sweeping = ({ parts }: FullStore): Operation => {
  const client = new DynamoDBClient({ ...clientOptions, endpoint: parts.database.url })
  const TableName = 'completed_documents'
  let former: { id: string }[] = []
  return {
    name: 'sweep of ten due orders',
    prepare: async () => {
      for (const { id } of former) {
        await client.send(new DeleteItemCommand({ TableName, Key: { id: { S: id } } }))
      }
      former = dueOrders()
      for (const row of former) {
        await client.send(new PutItemCommand({ TableName, Item: marshall(row) }))
      }
      return () => sweep(SWEPT)
    },
  }
}

const boundOf = (states: readonly string[], further: number) => ({
  calls: states.length + further,
  units: (states.length + further) * UNITS_OF_QUERY,
})

/** Something for which nothing has to be made before. */
const plain = (name: string, run: () => Promise<unknown>): Operation => ({
  name,
  prepare: async () => run,
})

/** What the owner asks for. */
const deskOf = ({ admin }: FullStore, number: string): Operation[] => {
  const headers = { Authorization: `Bearer ${admin}` }
  const find = (query: string) => call('findPurchases', { query }, headers)
  const list = (query: InputOf<typeof routes.listPurchases>) =>
    call('listPurchases', query, headers)
  return [
    plain('search by address', () => find(REGULAR)),
    plain('search by number', () => find(number)),
    plain('list of what was sold', () => list({})),
    plain('list of all', () => list({ state: 'all' })),
    {
      ...plain('part of an address, in vain', () => list({ text: 'nobody@', state: 'all' })),
      atMost: boundOf(STATUSES_BY_FILTER.all, MAX_EXTRA_QUERIES),
    },
  ]
}

const paying: Operation = {
  name: 'webhook of a payment',
  prepare: async () => {
    const opened = await checkOut()
    await payAt(opened.url, 'pay')
    return () => hear(opened)
  },
}

export const operationsOf = async (store: FullStore): Promise<Operation[]> => {
  const { token, reference, id, headers } = await buy()
  return [
    plain('checkout', checkOut),
    paying,
    plain('page that waits', () => call('getPurchase', { reference }, headers)),
    plain('page of a purchase', () => call('getDownload', { token })),
    plain('download', () => call('downloadFile', { token, format: 'pdf' })),
    sweeping(store),
    ...deskOf(store, orderNumberOf({ id })),
  ]
}
