import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { database } from '../platform/database.ts'
import { environment, readEnvironment } from '../platform/env.ts'
import { memoize } from '../platform/memoize.ts'
import { readRow, readRows } from '../platform/rows.ts'
import { receiptKeyOf, TOKEN_START } from './link.ts'
import { type Order, type Purchase, purchase, type RevokedOrder } from './order.ts'

/*
 * How orders are found; writes.ts writes them. Every row is parsed when it is read. One that does not
 * parse rings an alarm and is left as it is: a lookup of one row throws `UnreadableRow`, because somebody
 * who has paid may be waiting for it and "not found" would be a lie; a list leaves it out, so that it holds
 * up no other order.
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

/** The rows of these entries of an index, as they are now; an index holds only keys. */
export const getItems = async (entries: readonly Values[] = []): Promise<Values[]> => {
  const items = await Promise.all(entries.map(({ id }) => getItem(String(id))))
  return items.filter((item) => item !== undefined)
}

/**
 * The row as it is now, read consistently.
 * @throws UnreadableRow
 */
export const findPurchase = async (id: string): Promise<Purchase | undefined> => {
  const item = await getItem(id)
  return item && readRow(purchase, item)
}

const orderIn = (row: Purchase | undefined): Order | undefined =>
  row?.status === 'unmatched' ? undefined : row

/**
 * The order as it is now, read consistently.
 * @throws UnreadableRow
 */
export const findOrder = async (id: string): Promise<Order | undefined> =>
  orderIn(await findPurchase(id))

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
  /** Oldest first unless it says otherwise. */
  newestFirst?: boolean
}

const send = async (
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

/** The rows that an index finds. It may be a moment behind its table, so that their attribute is compared again. */
const itemsOf = async ({ key, equals }: Query, entries: Values[] | undefined) =>
  (await getItems(entries)).filter((item) => item[key] === equals)

const queryOne = async (query: Query): Promise<Purchase | undefined> => {
  const { Items } = await send({ ...query, limit: 1 })
  const [item] = await itemsOf(query, Items)
  return item && readRow(purchase, item)
}

/** Reads on past rows that do not parse: they stay at the head of an index for as long as they are there. */
const queryList = async (query: Query): Promise<Purchase[]> => {
  const limit = query.limit ?? 50
  const found: Purchase[] = []
  let after: Values | undefined
  do {
    const { Items, LastEvaluatedKey } = await send({ ...query, limit }, after)
    found.push(...readRows(purchase, await itemsOf(query, Items)))
    after = found.length < limit ? LastEvaluatedKey : undefined
  } while (after)
  return found.slice(0, limit)
}

/**
 * The order whose link has this token now.
 * @throws UnreadableRow
 */
export const findByToken = async (token: string): Promise<Order | undefined> =>
  orderIn(await queryOne({ index: 'by_token', key: 'download_token', equals: token }))

/**
 * The order that was erased by the bearer of this token.
 * @throws UnreadableRow
 */
export const findErased = async (token: string): Promise<RevokedOrder | undefined> => {
  const equals = receiptKeyOf(token)
  const row = await queryOne({ index: 'by_receipt', key: 'receipt_key', equals })
  return row?.status === 'revoked' ? row : undefined
}

/**
 * A payment that was assigned to an order shares its session with it: the order comes first.
 * @throws UnreadableRow
 */
export const findBySession = async (sessionId: string): Promise<Purchase | undefined> => {
  const query = { index: 'by_session', key: 'session_id', equals: sessionId, limit: 2 } as const
  const items = await itemsOf(query, (await send(query)).Items)
  const rows = items.map((item) => readRow(purchase, item))
  return rows.find(({ status }) => status !== 'unmatched') ?? rows[0]
}

/** Orders whose token begins so; `start` has `TOKEN_START` characters or more. */
export const findByTokenStart = async (start: string): Promise<Purchase[]> => {
  const equals = start.slice(0, TOKEN_START)
  const found = await queryList({ index: 'by_token_start', key: 'token_start', equals })
  return found.filter((row) => 'download_token' in row && row.download_token?.startsWith(start))
}

/** The orders of a number such as "CW-0123ABCD", in any case; two in four billion share one. */
export const findByNumber = (number: string): Promise<Purchase[]> =>
  queryList({ index: 'by_number', key: 'order_number', equals: number.toUpperCase() })

/** What an address has bought, newest first: the last 200, which no buyer of single documents reaches. */
export const findByEmail = (email: string): Promise<Purchase[]> =>
  queryList({
    ...{ index: 'by_email', key: 'email', equals: email.toLowerCase() },
    ...{ limit: 200, newestFirst: true },
  })

/** Rows that await something, due by `until` (ISO), oldest first. */
export const findAwaiting = (
  awaiting: 'payment' | 'files' | 'review' | 'refund',
  until: string,
  limit = 25,
): Promise<Purchase[]> =>
  queryList({ index: 'by_awaiting', key: 'awaiting', equals: awaiting, until, limit })

/** Rows that have files or answers to erase, the longest marked first. */
export const findErasing = (limit = 100): Promise<Purchase[]> =>
  queryList({ index: 'by_erasing', key: 'erasing', equals: 'due', limit })
