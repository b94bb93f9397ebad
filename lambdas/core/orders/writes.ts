import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { isConditionMet } from '../platform/conditions.ts'
import { database } from '../platform/database.ts'
import { type HistoryEntry, MAX_HISTORY_ENTRIES } from './history.ts'
import type { OpenOrder, Purchase, UnmatchedPayment } from './order.ts'
import { ordersTable } from './table.ts'

/* All writes of orders. Each is one conditional update of one row. */

type Values = Record<string, unknown>
type Status = Purchase['status']
type RowIn<S extends Status> = Extract<Purchase, { status: S }>

type RequiredKey<Row> = {
  [Key in keyof Row]-?: undefined extends Row[Key] ? never : Key
}[keyof Row]

/** Attributes that status `To` requires and status `From` may lack. */
type AddedKeys<From extends Status, To extends Status> = Pick<
  RowIn<To>,
  Exclude<RequiredKey<RowIn<To>>, RequiredKey<RowIn<From>> | 'status'>
>

/** A transition between two statuses, or within one. */
type Transition<From extends Status, To extends Status> = {
  from: From
  to?: To
  /** Attributes that must have exactly these values; undefined means absent. */
  when?: Partial<RowIn<From>>
  set: Partial<RowIn<To>> & AddedKeys<From, To>
  remove?: readonly Exclude<keyof RowIn<From>, RequiredKey<RowIn<To>>>[]
  /** Appended to the history in the same update. */
  entries?: readonly HistoryEntry[]
}

const omitUndefined = (source: Values): Values =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined))

const readStoredRow = async (id: string): Promise<Values> => {
  const { Item = {} } = await database().send(
    new GetCommand({ TableName: ordersTable(), Key: { id }, ConsistentRead: true }),
  )
  return Item
}

const matches = (row: Values, values: Values): boolean =>
  Object.entries(values).every(([key, value]) => isDeepStrictEqual(row[key], value))

/** Inserts a row; false if the id exists. */
export const insert = (row: OpenOrder | UnmatchedPayment): Promise<boolean> =>
  isConditionMet(
    database().send(
      new PutCommand({
        TableName: ordersTable(),
        Item: row,
        ConditionExpression: 'attribute_not_exists(id)',
      }),
    ),
    async () => matches(await readStoredRow(row.id), omitUndefined(row)),
  )

const expressionNames = (keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [`#${key}`, key]))

const expressionValues = (prefix: string, source: Values) =>
  Object.fromEntries(Object.entries(source).map(([key, value]) => [`:${prefix}_${key}`, value]))

const APPEND = '#history = list_append(if_not_exists(#history, :no_entries), :entries)'

/**
 * True until this update is applied. A transition within a status may leave its own conditions
 * true.
 */
const UNLESS_WRITTEN = '(attribute_not_exists(#last_write) OR #last_write <> :set_last_write)'

/**
 * Drops the oldest entries of a long history. After a crash, the next update does it. Indexes are
 * removed from the highest down, so that removals don't shift each other.
 */
const trimHistory = async (id: string, length: number): Promise<void> => {
  if (length <= MAX_HISTORY_ENTRIES) return
  const oldest = Array.from(
    { length: length - MAX_HISTORY_ENTRIES },
    (_, index) => `#history[${index}]`,
  )
  await isConditionMet(
    database().send(
      new UpdateCommand({
        TableName: ordersTable(),
        Key: { id },
        UpdateExpression: `REMOVE ${oldest.toReversed().join(', ')}`,
        ConditionExpression: 'size(#history) = :length',
        ExpressionAttributeNames: { '#history': 'history' },
        ExpressionAttributeValues: { ':length': length },
      }),
    ),
  )
}

const update = async (id: string, command: UpdateCommand): Promise<void> => {
  const { Attributes } = await database().send(command)
  const { history } = Attributes ?? {}
  if (Array.isArray(history)) await trimHistory(id, history.length)
}

type Written = { changed: Values; remove: readonly string[]; entries: readonly Values[] }

/**
 * Whether the row is the result of this update. Its token, times and entries distinguish it from an
 * equal one.
 */
const isWritten = async (id: string, { changed, remove, entries }: Written): Promise<boolean> => {
  const row = await readStoredRow(id)
  const { history } = row
  const last = Array.isArray(history) ? history.slice(history.length - entries.length) : []
  return (
    matches(row, changed) &&
    remove.every((key) => row[key] === undefined) &&
    isDeepStrictEqual(last, entries)
  )
}

/**
 * One conditional update of one row; false if its status isn't `from` or `when` doesn't match. An
 * update that adds history stores its `write` id in the row, so that an SDK retry after a lost
 * response adds nothing.
 */
export const transition = <From extends Status, To extends Status = From>(
  id: string,
  { from, to, when, set, remove = [], entries = [] }: Transition<From, To>,
  write: string = randomUUID(),
): Promise<boolean> => {
  const expected: Values = { status: from, ...when }
  const added = entries.map(omitUndefined)
  const addsHistory = added.length > 0
  const changed = omitUndefined({
    ...set,
    ...(to && { status: to }),
    ...(addsHistory && { last_write: write }),
  })
  const assignments = [
    ...Object.keys(changed).map((key) => `#${key} = :set_${key}`),
    ...(addsHistory ? [APPEND] : []),
  ]
  const removals = remove.map((key) => `#${String(key)}`)
  const conditions = Object.entries(expected).map(([key, value]) =>
    value === undefined ? `attribute_not_exists(#${key})` : `#${key} = :when_${key}`,
  )
  const command = new UpdateCommand({
    TableName: ordersTable(),
    Key: { id },
    UpdateExpression: [
      ...(assignments.length > 0 ? [`SET ${assignments.join(', ')}`] : []),
      ...(removals.length > 0 ? [`REMOVE ${removals.join(', ')}`] : []),
    ].join(' '),
    ConditionExpression: [
      'attribute_exists(id)',
      ...conditions,
      ...(addsHistory ? [UNLESS_WRITTEN] : []),
    ].join(' AND '),
    ExpressionAttributeNames: expressionNames([
      ...Object.keys({ ...changed, ...expected }),
      ...remove.map(String),
      ...(addsHistory ? ['history'] : []),
    ]),
    ExpressionAttributeValues: {
      ...expressionValues('set', changed),
      ...expressionValues('when', omitUndefined(expected)),
      ...(addsHistory && { ':no_entries': [], ':entries': added }),
    },
    ReturnValues: addsHistory ? 'UPDATED_NEW' : 'NONE',
  })
  return isConditionMet(update(id, command), () =>
    isWritten(id, { changed, remove: remove.map(String), entries: added }),
  )
}
