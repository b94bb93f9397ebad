import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { database } from '../platform/database.ts'
import { environment, readEnvironment } from '../platform/env.ts'
import { memoize } from '../platform/memoize.ts'
import { readRow, readRows } from '../platform/rows.ts'
import { receiptKeyOf, TOKEN_START_LENGTH } from './link.ts'
import { type Order, type Purchase, purchase, type RevokedOrder } from './order.ts'

/*
 * Reads orders; writes.ts writes them. Rows are parsed when they are read. An unparsable row raises
 * an alarm and is never written: a lookup throws `UnreadableRow`, because a paying buyer may be
 * waiting and "not found" would be wrong; a list skips it, so that it doesn't block other orders.
 */

export const ordersTable = memoize(
  () => readEnvironment(environment.pick({ ORDERS_TABLE: true })).ORDERS_TABLE,
)

type Values = Record<string, unknown>

const getItem = async (id: string): Promise<Values | undefined> => {
  const { Item } = await database().send(
    new GetCommand({ TableName: ordersTable(), Key: { id }, ConsistentRead: true }),
  )
  return Item
}

/** The current rows of index entries, which have only keys. */
export const getItems = async (entries: readonly Values[] = []): Promise<Values[]> => {
  const items = await Promise.all(entries.map(({ id }) => getItem(String(id))))
  return items.filter((item) => item !== undefined)
}

/** The current row, read consistently. @throws UnreadableRow */
export const findPurchase = async (id: string): Promise<Purchase | undefined> => {
  const item = await getItem(id)
  return item && readRow(purchase, item)
}

const asOrder = (row: Purchase | undefined): Order | undefined =>
  row?.status === 'unmatched' ? undefined : row

/** The current order, read consistently. @throws UnreadableRow */
export const findOrder = async (id: string): Promise<Order | undefined> =>
  asOrder(await findPurchase(id))

type Query = {
  index:
    | 'by_token'
    | 'by_receipt'
    | 'by_token_start'
    | 'by_number'
    | 'by_session'
    | 'by_email'
    | 'by_awaiting'
    | 'by_erasing'
  key: string
  equals: string
  /** Latest `due_at`, ISO. */
  until?: string
  limit?: number
  /** Oldest first by default. */
  newestFirst?: boolean
}

const runQuery = async (
  { index, key, equals, until, limit = 50, newestFirst }: Query,
  after?: Values,
) =>
  database().send(
    new QueryCommand({
      TableName: ordersTable(),
      IndexName: index,
      KeyConditionExpression: `#key = :equals${until === undefined ? '' : ' AND due_at <= :until'}`,
      ExpressionAttributeNames: { '#key': key },
      ExpressionAttributeValues: { ':equals': equals, ':until': until },
      ScanIndexForward: !newestFirst,
      Limit: limit,
      ExclusiveStartKey: after,
    }),
  )

/** The rows of index entries. Indexes are eventually consistent, so the attribute is compared again. */
const fetchItems = async ({ key, equals }: Query, entries: Values[] | undefined) =>
  (await getItems(entries)).filter((item) => item[key] === equals)

const queryOne = async (query: Query): Promise<Purchase | undefined> => {
  const { Items } = await runQuery({ ...query, limit: 1 })
  const [item] = await fetchItems(query, Items)
  return item && readRow(purchase, item)
}

/** Reads past unparsable rows, which would otherwise block the head of an index. */
const queryList = async (query: Query): Promise<Purchase[]> => {
  const limit = query.limit ?? 50
  const found: Purchase[] = []
  let after: Values | undefined
  do {
    const { Items, LastEvaluatedKey } = await runQuery({ ...query, limit }, after)
    found.push(...readRows(purchase, await fetchItems(query, Items)))
    after = found.length < limit ? LastEvaluatedKey : undefined
  } while (after)
  return found.slice(0, limit)
}

/** The order whose current link has this token. @throws UnreadableRow */
export const findByToken = async (token: string): Promise<Order | undefined> =>
  asOrder(await queryOne({ index: 'by_token', key: 'download_token', equals: token }))

/** The erased order whose link had this token. @throws UnreadableRow */
export const findErased = async (token: string): Promise<RevokedOrder | undefined> => {
  const equals = receiptKeyOf(token)
  const row = await queryOne({ index: 'by_receipt', key: 'receipt_key', equals })
  return row?.status === 'revoked' ? row : undefined
}

/**
 * An assigned payment shares its session with its order; the order takes precedence.
 * @throws UnreadableRow
 */
export const findBySession = async (sessionId: string): Promise<Purchase | undefined> => {
  const query = { index: 'by_session', key: 'session_id', equals: sessionId, limit: 2 } as const
  const items = await fetchItems(query, (await runQuery(query)).Items)
  const rows = items.map((item) => readRow(purchase, item))
  return rows.find(({ status }) => status !== 'unmatched') ?? rows[0]
}

/** Orders whose token begins with `start`, which has at least `TOKEN_START_LENGTH` characters. */
export const findByTokenStart = async (start: string): Promise<Purchase[]> => {
  const equals = start.slice(0, TOKEN_START_LENGTH)
  const found = await queryList({ index: 'by_token_start', key: 'token_start', equals })
  return found.filter((row) => 'download_token' in row && row.download_token?.startsWith(start))
}

/**
 * The orders with a number such as "CW-0123ABCD", ignoring case. Collisions are rare but possible.
 */
export const findByNumber = (number: string): Promise<Purchase[]> =>
  queryList({ index: 'by_number', key: 'order_number', equals: number.toUpperCase() })

/** The last 200 purchases of an address, newest first. */
export const findByEmail = (email: string): Promise<Purchase[]> =>
  queryList({
    ...{ index: 'by_email', key: 'email', equals: email.toLowerCase() },
    ...{ limit: 200, newestFirst: true },
  })

/** Rows with this pending work, due by `until` (ISO), oldest first. */
export const findAwaiting = (
  awaiting: 'payment' | 'files' | 'review' | 'refund',
  until: string,
  limit = 25,
): Promise<Purchase[]> =>
  queryList({ index: 'by_awaiting', key: 'awaiting', equals: awaiting, until, limit })

/** Rows that have files or answers to erase, oldest mark first. */
export const findErasing = (limit = 100): Promise<Purchase[]> =>
  queryList({ index: 'by_erasing', key: 'erasing', equals: 'due', limit })
