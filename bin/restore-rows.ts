/*
 * `npm run restore:rows -- <from> <to>`: copies to a live table the rows of a restored one that it lacks. No row of the
 * live table is changed: what was erased, refunded or unsubscribed since stays so. Prints how many were copied.
 */
import {
  ConditionalCheckFailedException,
  DescribeTableCommand,
  DynamoDBClient,
  PutItemCommand,
  paginateScan,
} from '@aws-sdk/client-dynamodb'
import * as z from 'zod'

const USAGE = 'npm run restore:rows -- <restored table> <live table>'
const tables = z.tuple([z.string(USAGE), z.string(USAGE)], USAGE)

const client = new DynamoDBClient()

const partitionKeyOf = async (TableName: string): Promise<string> => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  const key = Table?.KeySchema?.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName
  if (!key) throw new Error(`${TableName} has no key`)
  return key
}

type Item = NonNullable<PutItemCommand['input']['Item']>

/** False when the live table has the row. */
const copy = async (TableName: string, key: string, Item: Item): Promise<boolean> => {
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
const key = await partitionKeyOf(to)
let [copied, present] = [0, 0]
for await (const { Items = [] } of paginateScan({ client }, { TableName: from })) {
  for (const item of Items) {
    if (await copy(to, key, item)) copied += 1
    else present += 1
  }
}
console.info(`${copied} rows copied from ${from}; ${to} had ${present} of them.`)
