import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientOptions } from '../../../infra/local/account.ts'
import { startDynamoDb } from '../../../infra/local/dynamodb.ts'
import type { LocalServer } from '../../../infra/local/serve.ts'
import { createTables } from '../../../infra/local/tables.ts'
import { temporaryFolder } from './folder.ts'

const TableName = 'test-completed_documents'
let dataDir: string
let server: LocalServer
let db: DynamoDBDocumentClient

const connect = (endpoint: string) =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, ...clientOptions }))

const start = async () => {
  server = await startDynamoDb({ port: 0, dataDir })
  await createTables(server.url, 'test-')
  db = connect(server.url)
}

const stop = async () => {
  db.destroy()
  await server.stop()
}

beforeEach(async () => {
  dataDir = await temporaryFolder()
  await start()
})
afterEach(() => stop())

const putOrder = (item: Record<string, unknown>) =>
  db.send(
    new PutCommand({
      TableName,
      Item: item,
      ConditionExpression: 'attribute_not_exists(id)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    }),
  )

const byIndex = async (IndexName: string, key: string, value: string) => {
  const { Items } = await db.send(
    new QueryCommand({
      TableName,
      IndexName,
      KeyConditionExpression: '#key = :value',
      ExpressionAttributeNames: { '#key': key },
      ExpressionAttributeValues: { ':value': value },
    }),
  )
  return (Items ?? []).map((item) => item.id)
}

describe('a request with an empty key is rejected as on AWS', () => {
  const refused = (request: Promise<unknown>) =>
    expect(request).rejects.toMatchObject({
      name: 'ValidationException',
      message: expect.stringContaining('cannot contain an empty string value'),
    })

  it('for lookups', async () => {
    await putOrder({ id: 'o1', session_id: 'cs_1' })
    await refused(db.send(new GetCommand({ TableName, Key: { id: '' } })))
    await refused(byIndex('by_session', 'session_id', ''))
    await refused(
      db.send(
        new QueryCommand({
          TableName,
          IndexName: 'by_awaiting',
          KeyConditionExpression: 'awaiting = :files AND due_at <= :none',
          ExpressionAttributeValues: { ':files': 'files', ':none': '' },
        }),
      ),
    )
    expect(await byIndex('by_session', 'session_id', 'cs_1')).toEqual(['o1'])
  })

  it('for writes to a table or an index', async () => {
    await refused(putOrder({ id: '' }))
    await refused(putOrder({ id: 'o1', email: '', created_at: '2026-01-01T00:00:00Z' }))
    await putOrder({ id: 'o1', title: '' })
    const SET = 'SET session_id = :none'
    const ExpressionAttributeValues = { ':none': '' }
    const Key = { id: 'o1' }
    const update = { TableName, Key, UpdateExpression: SET, ExpressionAttributeValues }
    await refused(db.send(new UpdateCommand(update)))
    const { Item } = await db.send(new GetCommand({ TableName, Key }))
    expect(Item).toEqual({ id: 'o1', title: '' })
  })
})
