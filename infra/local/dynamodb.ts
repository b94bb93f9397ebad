import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import type { Server, ServerResponse } from 'node:http'
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  type TableDescription,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'
import db from 'dynalite/db/index.js'
import deleteItem from 'dynalite/validations/deleteItem.js'
import putItem from 'dynalite/validations/putItem.js'
import updateItem from 'dynalite/validations/updateItem.js'
import { TABLES, type TableSpec } from '../config/resources.ts'
import { clientOptions } from './account.ts'
import { close, listen, type StandIn } from './serve.ts'

const RETURN_ITEM = 'ReturnValuesOnConditionCheckFailure'

/**
 * Adds to dynalite 4 the option ReturnValuesOnConditionCheckFailure: with ALL_OLD the error of a failed
 * condition carries the existing item. A second call changes nothing.
 */
const returnItemOnConditionFailure = (): void => {
  if (RETURN_ITEM in putItem.types) return
  for (const { types } of [putItem, updateItem, deleteItem])
    types[RETURN_ITEM] = { type: 'String', enum: ['ALL_OLD', 'NONE'] }
  const check = db.checkConditional
  db.checkConditional = (request, existing) => {
    const failure = check(request, existing)
    if (failure && existing && request[RETURN_ITEM] === 'ALL_OLD') failure.body.Item = existing
    return failure
  }
}

type Keys = { partitionKey: string; sortKey?: string }

/** DynamoDB's HTTP API on a LevelDB folder, without TTL deletion and without transactions. */
export const startDynamoDb = async (options: {
  port: number
  dataDir: string
}): Promise<StandIn> => {
  returnItemOnConditionFailure()
  await mkdir(options.dataDir, { recursive: true })
  const server = dynalite({ path: options.dataDir, createTableMs: 0 })
  const whenIdle = watchRequests(server)
  const url = await listen(server, options.port)
  return {
    url,
    stop: async () => {
      await whenIdle()
      await close(server)
    },
  }
}

/** Resolves when no request is under way: dynalite throws when it is closed during one. */
const watchRequests = (server: Server): (() => Promise<void>) => {
  const underWay = new Set<ServerResponse>()
  server.prependListener('request', (_, response) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return async () => {
    while (underWay.size > 0) {
      await Promise.all([...underWay].map((response) => once(response, 'close')))
    }
  }
}

/**
 * Creates the tables of resources.ts that do not exist yet.
 * @throws Error when a table on disk has other indexes than resources.ts gives it.
 */
export const createTables = async (
  endpoint: string,
  prefix = '',
  tables: Record<string, TableSpec> = TABLES,
): Promise<void> => {
  const client = new DynamoDBClient({ endpoint, ...clientOptions })
  for (const [name, spec] of Object.entries(tables)) await ensureTable(client, prefix + name, spec)
  client.destroy()
}

const ensureTable = async (client: DynamoDBClient, name: string, spec: TableSpec) => {
  try {
    await client.send(new CreateTableCommand(definition(name, spec)))
    await waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 0.05 }, { TableName: name })
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
    assertSameIndexes(name, spec, Table)
  }
}

const definition = (name: string, spec: TableSpec): CreateTableCommandInput => {
  const indexes = Object.entries(spec.indexes).map(([IndexName, keys]) => ({
    IndexName,
    KeySchema: keySchema(keys),
    Projection: { ProjectionType: 'ALL' as const },
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

const assertSameIndexes = (name: string, spec: TableSpec, table: TableDescription | undefined) => {
  const found = (table?.GlobalSecondaryIndexes ?? []).map(({ IndexName, KeySchema }) =>
    [IndexName, ...(KeySchema ?? []).map((key) => key.AttributeName)].join(' '),
  )
  const wanted = Object.entries(spec.indexes).map(([index, { partitionKey, sortKey }]) =>
    [index, partitionKey, ...(sortKey ? [sortKey] : [])].join(' '),
  )
  if (found.sort().join() === wanted.sort().join()) return
  throw new Error(
    `Table ${name} on disk has the indexes [${found}], resources.ts wants [${wanted}]. ` +
      'Delete the local data folder and start again.',
  )
}
