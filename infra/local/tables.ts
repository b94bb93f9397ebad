import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  PutItemCommand,
  paginateListTables,
  paginateScan,
  type TableDescription,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb'
import { TABLES, type TableSpec } from '../config/resources.ts'
import { clientOptions } from './account.ts'

/*
 * The local DynamoDB's tables. Real DynamoDB can add an index to an existing table; dynalite can't,
 * so an older table is rebuilt with its rows.
 */

type Keys = { partitionKey: string; sortKey?: string }

const POLL_SECONDS = { maxWaitTime: 10, minDelay: 0.05 }

/** Creates missing tables of resources.ts, and adds new indexes to older ones. */
export const createTables = async (
  endpoint: string,
  prefix = '',
  tables: Record<string, TableSpec> = TABLES,
): Promise<void> => {
  const client = new DynamoDBClient({ endpoint, ...clientOptions })
  const existing = await listTableNames(client)
  for (const [name, spec] of Object.entries(tables)) {
    await ensureTable(client, prefix + name, spec, existing)
  }
  client.destroy()
}

const listTableNames = async (client: DynamoDBClient): Promise<Set<string>> => {
  const names = new Set<string>()
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) {
    for (const name of TableNames) names.add(name)
  }
  return names
}

/** Holds the rows during the rebuild. */
const rebuiltNameOf = (name: string) => `${name}.rebuilt`

/**
 * A crash loses no rows: the old table exists until all rows are in the rebuilt one, and the next start copies
 * the rebuilt one again.
 */
const ensureTable = async (
  client: DynamoDBClient,
  name: string,
  spec: TableSpec,
  existing: ReadonlySet<string>,
): Promise<void> => {
  const rebuilt = rebuiltNameOf(name)
  const exists = existing.has(name)
  if (exists && (await hasIndexes(client, name, spec))) {
    if (existing.has(rebuilt)) await finishRebuild(client, rebuilt, name)
    return
  }
  if (exists) {
    if (existing.has(rebuilt)) await dropTable(client, rebuilt)
    await createTable(client, rebuilt, spec)
    await copyRows(client, name, rebuilt)
    await dropTable(client, name)
  }
  await createTable(client, name, spec)
  if (exists || existing.has(rebuilt)) await finishRebuild(client, rebuilt, name)
}

const finishRebuild = async (client: DynamoDBClient, rebuilt: string, name: string) => {
  await copyRows(client, rebuilt, name)
  await dropTable(client, rebuilt)
}

const createTable = async (client: DynamoDBClient, name: string, spec: TableSpec) => {
  await client.send(new CreateTableCommand(tableDefinition(name, spec)))
  await waitUntilTableExists({ client, ...POLL_SECONDS }, { TableName: name })
}

const dropTable = async (client: DynamoDBClient, name: string) => {
  await client.send(new DeleteTableCommand({ TableName: name }))
  await waitUntilTableNotExists({ client, ...POLL_SECONDS }, { TableName: name })
}

const copyRows = async (client: DynamoDBClient, from: string, to: string) => {
  for await (const { Items = [] } of paginateScan(
    { client },
    { TableName: from, ConsistentRead: true },
  )) {
    for (const Item of Items) await client.send(new PutItemCommand({ TableName: to, Item }))
  }
}

const tableDefinition = (name: string, spec: TableSpec): CreateTableCommandInput => {
  const indexes = Object.entries(spec.indexes).map(([IndexName, { include, ...keys }]) => ({
    IndexName,
    KeySchema: keySchema(keys),
    Projection: include
      ? { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...include] }
      : { ProjectionType: 'KEYS_ONLY' as const },
  }))
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema(spec),
    AttributeDefinitions: keyNames([spec, ...Object.values(spec.indexes)]).map((AttributeName) => ({
      AttributeName,
      AttributeType: 'S',
    })),
    ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
  }
}

const keySchema = ({ partitionKey, sortKey }: Keys) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  ...(sortKey ? [{ AttributeName: sortKey, KeyType: 'RANGE' as const }] : []),
]

const keyNames = (keys: Keys[]): string[] => [
  ...new Set(keys.flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey ?? partitionKey])),
]

const describeIndexes = ({ GlobalSecondaryIndexes = [] }: TableDescription): string[] =>
  GlobalSecondaryIndexes.map(({ IndexName, KeySchema = [], Projection }) =>
    [
      IndexName,
      ...KeySchema.map(({ AttributeName }) => AttributeName),
      Projection?.ProjectionType === 'ALL' ? 'ALL' : (Projection?.NonKeyAttributes ?? []).join(),
    ].join(' '),
  )

const hasIndexes = async (
  client: DynamoDBClient,
  name: string,
  { indexes }: TableSpec,
): Promise<boolean> => {
  const { Table = {} } = await client.send(new DescribeTableCommand({ TableName: name }))
  const wanted = Object.entries(indexes).map(([index, { partitionKey, sortKey, include = [] }]) =>
    [index, partitionKey, ...(sortKey ? [sortKey] : []), include.join()].join(' '),
  )
  return describeIndexes(Table).sort().join() === wanted.sort().join()
}
