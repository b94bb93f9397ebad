/*
 * `npm run restore:rows -- <from> <to>`: copies rows that a live table lacks from a restored one. Existing rows
 * never change, so later refunds, unsubscriptions and erasures stay. Sign-ups and answers that were erased
 * since are not copied. Prints the number of copied rows.
 */
import {
  ConditionalCheckFailedException,
  DescribeTableCommand,
  DynamoDBClient,
  PutItemCommand,
  paginateScan,
} from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { erasedSignupKey } from '../lambdas/core/signup-rows.ts'

const USAGE = 'npm run restore:rows -- <restored table> <live table>'
const tables = z.tuple([z.string(USAGE), z.string(USAGE)], USAGE)

const client = new DynamoDBClient()
const documents = DynamoDBDocumentClient.from(client)

const findPartitionKey = async (TableName: string): Promise<string> => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  const key = Table?.KeySchema?.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName
  if (!key) throw new Error(`${TableName} has no key`)
  return key
}

type Item = NonNullable<PutItemCommand['input']['Item']>

const findRow = async (TableName: string, id: string) =>
  (await documents.send(new GetCommand({ TableName, Key: { id }, ConsistentRead: true }))).Item

/** Checks whether a missing row was erased from the live table. Table names end the same way in every stage. */
const createErasureCheck = (live: string): ((item: Item) => Promise<boolean>) => {
  if (live.endsWith('signups')) {
    const erasures = live.replace(/signups$/, 'erasures')
    return async ({ email }) =>
      (await findRow(erasures, erasedSignupKey(email?.S ?? ''))) !== undefined
  }
  if (live.endsWith('order_answers')) {
    const orders = live.replace(/order_answers$/, 'completed_documents')
    return async ({ order_id, version }) =>
      (await findRow(orders, order_id?.S ?? ''))?.answers_version !== version?.S
  }
  return async () => false
}

/** False when the live table has the row. */
const copyRow = async (TableName: string, key: string, Item: Item): Promise<boolean> => {
  try {
    await client.send(
      new PutItemCommand({
        TableName,
        Item,
        ConditionExpression: 'attribute_not_exists(#key)',
        ExpressionAttributeNames: { '#key': key },
      }),
    )
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

const parsed = tables.safeParse(process.argv.slice(2))
if (!parsed.success) {
  console.error(USAGE)
  process.exit(1)
}
const [from, to] = parsed.data
const key = await findPartitionKey(to)
const isErased = createErasureCheck(to)
let [copied, existing, erased] = [0, 0, 0]
for await (const { Items = [] } of paginateScan({ client }, { TableName: from })) {
  for (const item of Items) {
    if (await isErased(item)) erased += 1
    else if (await copyRow(to, key, item)) copied += 1
    else existing += 1
  }
}
console.info(
  `${copied} rows copied from ${from}; ${to} had ${existing} of them, and ${erased} were erased or replaced since.`,
)
