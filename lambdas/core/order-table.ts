import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { database } from './clients.ts'
import { environment, readEnvironment } from './env.ts'
import { once } from './once.ts'
import { onlyIf } from './only-if.ts'
import { type Order, TOKEN_START } from './order.ts'

const table = once(() => readEnvironment(environment.pick({ ORDERS_TABLE: true })).ORDERS_TABLE)

type Values = Record<string, unknown>

/** Puts a new row; false when one with this id exists. */
export const insert = (order: Order): Promise<boolean> =>
  onlyIf(
    database().send(
      new PutCommand({
        TableName: table(),
        Item: order,
        ConditionExpression: 'attribute_not_exists(id)',
      }),
    ),
  )

const defined = (set: Values): Values =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))

const assignments = (set: Values) => Object.keys(set).map((key) => `#${key} = :set_${key}`)

const names = (...sources: Values[]) =>
  Object.fromEntries(sources.flatMap(Object.keys).map((key) => [`#${key}`, key]))

const values = (prefix: string, source: Values) =>
  Object.fromEntries(Object.entries(source).map(([key, value]) => [`:${prefix}_${key}`, value]))

export type Change = {
  /** Attributes that must have exactly these values for the change to happen; undefined is absent. */
  when: Partial<Order>
  set?: Partial<Order>
  remove?: readonly (keyof Order)[]
}

/** One conditional update of one row; false when the row was not as `when` says. */
export const change = (id: string, { when, set = {}, remove = [] }: Change): Promise<boolean> => {
  const given = defined(set)
  const setting = assignments(given)
  const parts = [
    ...(setting.length ? [`SET ${setting.join(', ')}`] : []),
    ...(remove.length ? [`REMOVE ${remove.map((key) => `#${key}`).join(', ')}`] : []),
  ]
  const removed = Object.fromEntries(remove.map((key) => [key, true]))
  const conditions = Object.entries(when).map(([key, value]) =>
    value === undefined ? `attribute_not_exists(#${key})` : `#${key} = :when_${key}`,
  )
  return onlyIf(
    database().send(
      new UpdateCommand({
        TableName: table(),
        Key: { id },
        UpdateExpression: parts.join(' '),
        ConditionExpression: ['attribute_exists(id)', ...conditions].join(' AND '),
        ExpressionAttributeNames: names(given, removed, when),
        ExpressionAttributeValues: { ...values('set', given), ...values('when', defined(when)) },
      }),
    ),
  )
}

/** The row as it is now, read consistently. */
export const findOrder = async (id: string): Promise<Order | undefined> => {
  const found = await database().send(
    new GetCommand({ TableName: table(), Key: { id }, ConsistentRead: true }),
  )
  return found.Item as Order | undefined
}

const query = async (input: {
  index: 'by_token' | 'by_token_start' | 'by_session' | 'by_email' | 'by_awaiting'
  key: string
  equals: string
  until?: string
  limit?: number
}): Promise<Order[]> => {
  const bounded = input.until === undefined ? '' : ' AND due_at <= :until'
  const found = await database().send(
    new QueryCommand({
      TableName: table(),
      IndexName: input.index,
      KeyConditionExpression: `#key = :equals${bounded}`,
      ExpressionAttributeNames: { '#key': input.key },
      ExpressionAttributeValues: {
        ':equals': input.equals,
        ...(input.until !== undefined && { ':until': input.until }),
      },
      Limit: input.limit ?? 50,
    }),
  )
  return (found.Items ?? []) as Order[]
}

export const findByToken = async (token: string): Promise<Order | undefined> =>
  (await query({ index: 'by_token', key: 'download_token', equals: token }))[0]

/** Orders whose token begins so; `start` has `TOKEN_START` characters or more. */
export const findByTokenStart = async (start: string): Promise<Order[]> => {
  const found = await query({
    index: 'by_token_start',
    key: 'token_start',
    equals: start.slice(0, TOKEN_START),
  })
  return found.filter((order) => order.download_token?.startsWith(start))
}

export const findBySession = async (sessionId: string): Promise<Order | undefined> =>
  (await query({ index: 'by_session', key: 'session_id', equals: sessionId }))[0]

export const findByEmail = (email: string): Promise<Order[]> =>
  query({ index: 'by_email', key: 'email', equals: email.toLowerCase() })

/** Rows that await something, due by `until` (ISO), oldest first. */
export const findAwaiting = (
  awaiting: NonNullable<Order['awaiting']>,
  until: string,
  limit = 25,
): Promise<Order[]> =>
  query({ index: 'by_awaiting', key: 'awaiting', equals: awaiting, until, limit })
