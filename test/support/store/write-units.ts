/* Counts what a sale and an unpaid checkout write to DynamoDB, including indexes. */
import { isDeepStrictEqual } from 'node:util'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { TABLES, type TableName, type TableSpec } from '../../../infra/config/resources.ts'
import { database } from '../../../lambdas/core/platform/database.ts'
import { interceptCalls } from './intercept-calls.ts'

type Row = Record<string, unknown>

const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem'])
/** Bytes of an item per write unit. */
const UNIT_BYTES = 1024

const specOf = (name: string): TableSpec => TABLES[name as TableName]

const sizeOf = (item: Row | undefined) => (item ? JSON.stringify(item).length : 0)
const unitsOf = (...items: (Row | undefined)[]) =>
  Math.max(1, Math.ceil(Math.max(...items.map(sizeOf)) / UNIT_BYTES))

/** A row's index entry; undefined if the row lacks one of the index's keys. */
const entryOf = (
  row: Row | undefined,
  table: TableSpec,
  { partitionKey, sortKey, include = [] }: TableSpec['indexes'][string],
): { key: Row; entry: Row } | undefined => {
  const keys = [partitionKey, ...(sortKey ? [sortKey] : [])]
  if (!row || keys.some((name) => row[name] === undefined)) return undefined
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, row[name]]))
  const tableKeys = [table.partitionKey, ...(table.sortKey ? [table.sortKey] : [])]
  return { key: pick(keys), entry: pick([...tableKeys, ...keys, ...include]) }
}

/**
 * Units that a change of a row costs in its indexes: one for an entry that is added, removed or whose projected
 * attributes change, two for one whose key changes.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html
 */
const indexUnits = (name: string, before: Row | undefined, after: Row | undefined): number => {
  const table = specOf(name)
  return Object.values(table.indexes).reduce((sum, index) => {
    const [old, current] = [entryOf(before, table, index), entryOf(after, table, index)]
    if (isDeepStrictEqual(old, current)) return sum
    const moved = old && current && !isDeepStrictEqual(old.key, current.key)
    return sum + (moved ? 2 : 1) * unitsOf(old?.entry, current?.entry)
  }, 0)
}

const keyOf = (name: string, item: Row): Row => {
  const { partitionKey, sortKey } = specOf(name)
  return { [partitionKey]: item[partitionKey], ...(sortKey && { [sortKey]: item[sortKey] }) }
}

const read = async (TableName: string, Key: Row): Promise<Row | undefined> =>
  (await database().send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item

/** The write units of everything that `run` writes. */
export const writeUnitsOf = async (run: () => Promise<unknown>): Promise<number> => {
  let units = 0
  interceptCalls(async ({ name, input }, send) => {
    const { TableName = '', Key, Item }: { TableName?: string; Key?: Row; Item?: Row } = input
    if (!WRITES.has(name)) return send()
    const key = Key ?? keyOf(TableName, Item ?? {})
    const before = await read(TableName, key)
    const answer = await send()
    const after = await read(TableName, key)
    units += unitsOf(before, after) + indexUnits(TableName, before, after)
    return answer
  })
  await run()
  return units
}
