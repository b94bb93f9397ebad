import { PutObjectCommand } from '@aws-sdk/client-s3'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type LocalServer, serveApp } from '../../../infra/local/serve.ts'
import { database } from '../../../lambdas/core/platform/database.ts'
import { resetMemoized } from '../../../lambdas/core/platform/memoize.ts'
import { storage } from '../../../lambdas/core/platform/storage.ts'

/** What AWS was sent last. */
let sent = { body: '', headers: {} as Record<string, string> }
let aws: LocalServer
beforeAll(async () => {
  const app = new Hono().all('*', async (c) => {
    sent = { body: await c.req.text(), headers: c.req.header() }
    return c.body('{}')
  })
  aws = await serveApp(app, 0)
  for (const name of ['AWS_ENDPOINT_URL_DYNAMODB', 'AWS_ENDPOINT_URL_S3']) vi.stubEnv(name, aws.url)
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  resetMemoized()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  resetMemoized()
  await aws.stop()
})

it('a question that was left open is left out of the answers, which can be stored', async () => {
  const Item = { id: 'ord_1', document_data: { buyer_name: 'Ann', notes: undefined } }
  await database().send(new PutCommand({ TableName: 'orders', Item }))
  expect(JSON.parse(sent.body)).toMatchObject({
    Item: { id: { S: 'ord_1' }, document_data: { M: { buyer_name: { S: 'Ann' } } } },
  })
  expect(sent.body).not.toContain('notes')
})

it('a file is sent without a checksum that other servers of S3 refuse', async () => {
  await storage().send(new PutObjectCommand({ Bucket: 'documents', Key: 'a.pdf', Body: '%PDF' }))
  expect(sent.body).toBe('%PDF')
  expect(Object.keys(sent.headers).filter((name) => name.includes('checksum'))).toEqual([])
})
