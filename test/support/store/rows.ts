import { DynamoDBClient, PutItemCommand, paginateScan } from '@aws-sdk/client-dynamodb'
import { DeleteObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { BUCKETS } from '../../../infra/config/resources.ts'
import { clientOptions } from '../../../infra/local/account.ts'
import type { Purchase } from '../../../lambdas/core/orders/order.ts'

/** The location of a running store's tables and files. */
type Store = { servers: Record<'database' | 'storage', { url: string }> }

type KeyOf<Row> = Row extends Row ? keyof Row : never
type ValueOf<Row, Key> = Row extends Row ? (Key extends keyof Row ? Row[Key] : never) : never

/** A stored row of the orders table. A test may read any attribute in any state. */
type StoredOrder = Pick<Purchase, 'id' | 'status'> & {
  [Key in KeyOf<Purchase>]?: ValueOf<Purchase, Key>
}

const allRows = async (store: Store, table: string): Promise<Record<string, unknown>[]> => {
  const client = new DynamoDBClient({ ...clientOptions, endpoint: store.servers.database.url })
  const rows: Record<string, unknown>[] = []
  for await (const { Items = [] } of paginateScan(
    { client },
    { TableName: table, ConsistentRead: true },
  )) {
    rows.push(...Items.map((item) => unmarshall(item)))
  }
  client.destroy()
  return rows
}

/** Every row of the orders table, as stored. */
export const allOrders = async (store: Store): Promise<StoredOrder[]> =>
  (await allRows(store, 'completed_documents')) as StoredOrder[]

/** Every version of every order's answers, as stored. */
export const allAnswers = async (store: Store) =>
  (await allRows(store, 'order_answers')) as {
    order_id: string
    version: string
    answers: Record<string, unknown>
    purge_at: number
  }[]

/** The answers that an order uses. */
export const answersOf = async (store: Store, id: string) => {
  const order = (await allOrders(store)).find((row) => row.id === id)
  return (await allAnswers(store)).find(
    ({ order_id, version }) => order_id === id && version === order?.answers_version,
  )?.answers
}

/** Every record of a person's erasure, as stored. */
export const allErasures = (store: Store) => allRows(store, 'erasures')

/** Every row of the sign-ups table, as stored. */
export const allSignups = (store: Store) => allRows(store, 'signups')

/** Every request counter of a network, as stored. */
export const allCounts = (store: Store) => allRows(store, 'request_counts')

const filesOf = async (store: Store, bucket: string): Promise<string[]> => {
  const client = new S3Client({ ...clientOptions, endpoint: store.servers.storage.url })
  const keys: string[] = []
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
    keys.push(...Contents.flatMap(({ Key }) => (Key ? [Key] : [])))
  }
  client.destroy()
  return keys.sort()
}

/** The keys of every file of a purchase. */
export const allFiles = (store: Store): Promise<string[]> => filesOf(store, BUCKETS.documents)

/** The keys of all templates and quarantined uploads. */
export const templateFiles = (store: Store): Promise<string[]> =>
  filesOf(store, BUCKETS.coreTemplates)

const putRow = async (store: Store, TableName: string, row: object): Promise<void> => {
  const client = new DynamoDBClient({ ...clientOptions, endpoint: store.servers.database.url })
  const Item = marshall(row, { removeUndefinedValues: true })
  await client.send(new PutItemCommand({ TableName, Item }))
  client.destroy()
}

/** Stores a row of `document_templates` without changes. */
export const putTemplateRow = (store: Store, row: object): Promise<void> =>
  putRow(store, 'document_templates', row)

/** Changes attributes of a stored row directly, for example to make it older. */
export const rewriteOrder = async (
  store: Store,
  id: string,
  attributes: Partial<StoredOrder>,
): Promise<void> => {
  const order = (await allOrders(store)).find((row) => row.id === id)
  await putRow(store, 'completed_documents', { ...order, ...attributes })
}

/** Deletes a stored file directly, to simulate data loss. */
export const removeFile = async (store: Store, key: string): Promise<void> => {
  const client = new S3Client({ ...clientOptions, endpoint: store.servers.storage.url })
  await client.send(new DeleteObjectCommand({ Bucket: BUCKETS.documents, Key: key }))
  client.destroy()
}
