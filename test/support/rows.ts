import { DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { clientOptions } from '../../infra/local/credentials.ts'
import { BUCKETS } from '../../infra/resources.ts'
import type { Order } from '../../lambdas/core/order.ts'
import type { Store } from './store.ts'

const allRows = async (store: Store, table: string): Promise<Record<string, unknown>[]> => {
  const client = new DynamoDBClient({ ...clientOptions, endpoint: store.parts.database.url })
  const { Items = [] } = await client.send(
    new ScanCommand({ TableName: table, ConsistentRead: true }),
  )
  client.destroy()
  return Items.map((item) => unmarshall(item))
}

/** Every row of the orders table, as stored. */
export const allOrders = async (store: Store): Promise<Order[]> =>
  (await allRows(store, 'completed_documents')) as Order[]

/** Every row of the sign-ups table, as stored. */
export const allSignups = (store: Store) => allRows(store, 'signups')

const filesOf = async (store: Store, bucket: string): Promise<string[]> => {
  const client = new S3Client({ ...clientOptions, endpoint: store.parts.storage.url })
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }))
  client.destroy()
  return Contents.flatMap(({ Key }) => (Key ? [Key] : [])).sort()
}

/** The keys of every file of a purchase. */
export const allFiles = (store: Store): Promise<string[]> => filesOf(store, BUCKETS.documents)

/** The keys of every template, and of uploads that wait. */
export const templateFiles = (store: Store): Promise<string[]> =>
  filesOf(store, BUCKETS.coreTemplates)

/** Changes attributes of a row behind the product's back, to move its clock. */
export const rewriteOrder = async (
  store: Store,
  id: string,
  attributes: Partial<Order>,
): Promise<void> => {
  const order = (await allOrders(store)).find((row) => row.id === id)
  const client = new DynamoDBClient({ ...clientOptions, endpoint: store.parts.database.url })
  await client.send(
    new PutItemCommand({
      TableName: 'completed_documents',
      Item: marshall({ ...order, ...attributes }, { removeUndefinedValues: true }),
    }),
  )
  client.destroy()
}

/** Loses a stored file behind the product's back. */
export const removeFile = async (store: Store, key: string): Promise<void> => {
  const client = new S3Client({ ...clientOptions, endpoint: store.parts.storage.url })
  await client.send(new DeleteObjectCommand({ Bucket: BUCKETS.documents, Key: key }))
  client.destroy()
}
