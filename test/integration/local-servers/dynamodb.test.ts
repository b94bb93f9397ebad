import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientOptions } from '../../../infra/local/account.ts'
import { startDynamoDb } from '../../../infra/local/dynamodb.ts'
import type { LocalServer } from '../../../infra/local/serve.ts'
import { createTables } from '../../../infra/local/tables.ts'

const TableName = 'test-completed_documents'
const dataDir = mkdtempSync(join(tmpdir(), 'dynamodb-'))
let server: LocalServer
let db: DynamoDBDocumentClient
beforeAll(async () => {
  server = await startDynamoDb({ port: 0, dataDir })
  await createTables(server.url, 'test-')
  db = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: server.url, ...clientOptions }))
  await db.send(new PutCommand({ TableName, Item: { id: 'o1', title: '' } }))
})
afterAll(async () => {
  db.destroy()
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

const index = (IndexName: string, condition: string, values: object) =>
  new QueryCommand({
    ...{ TableName, IndexName, KeyConditionExpression: condition },
    ExpressionAttributeValues: { ':none': '', ...values },
  })
const UpdateExpression = 'SET session_id = :none'
const ExpressionAttributeValues = { ':none': '' }

it.each([
  ['a lookup', () => db.send(new GetCommand({ TableName, Key: { id: '' } }))],
  ['a query', () => db.send(index('by_session', 'session_id = :none', {}))],
  [
    'a range',
    () =>
      db.send(index('by_awaiting', 'awaiting = :files AND due_at <= :none', { ':files': 'files' })),
  ],
  ['a new row', () => db.send(new PutCommand({ TableName, Item: { id: '' } }))],
  ['an index', () => db.send(new PutCommand({ TableName, Item: { id: 'o2', email: '' } }))],
  [
    'an update',
    () =>
      db.send(
        new UpdateCommand({
          ...{ TableName, Key: { id: 'o1' }, UpdateExpression, ExpressionAttributeValues },
        }),
      ),
  ],
])('an empty key is rejected as on AWS: %s', async (_, send) => {
  await expect(send()).rejects.toMatchObject({
    name: 'ValidationException',
    message: expect.stringContaining('cannot contain an empty string value'),
  })
  const { Item } = await db.send(new GetCommand({ TableName, Key: { id: 'o1' } }))
  expect(Item).toEqual({ id: 'o1', title: '' })
})
