import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { CreateQueueCommand, DeleteQueueCommand, SQSClient } from '@aws-sdk/client-sqs'
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll } from 'vitest'
import { BUCKETS, QUEUE, TABLES } from '../../../infra/config/resources.ts'
import { AWS_ENVIRONMENT, LOCAL_ACCOUNT, LOCAL_REGION } from '../../../infra/local/account.ts'
import { startDynamoDb } from '../../../infra/local/dynamodb.ts'
import { startS3 } from '../../../infra/local/s3/start-s3.ts'
import { startSqs } from '../../../infra/local/sqs.ts'
import { createTables } from '../../../infra/local/tables.ts'
import { resetMemoized } from '../../../lambdas/core/platform/memoize.ts'

const SERVICES = ['DYNAMODB', 'S3', 'SQS'] as const

const endpointFromEnvironment = (service: (typeof SERVICES)[number]) =>
  process.env[`AWS_ENDPOINT_URL_${service}`] ?? process.env.AWS_ENDPOINT_URL

/** Starts our local servers and points the SDK to them; does nothing if AWS_ENDPOINT_URL is set. */
const startLocalServers = async (): Promise<() => Promise<void>> => {
  if (SERVICES.every(endpointFromEnvironment)) return async () => {}
  const dataDir = mkdtempSync(join(tmpdir(), 'aws-'))
  const parts = {
    DYNAMODB: await startDynamoDb({ port: 0, dataDir: join(dataDir, 'database') }),
    S3: await startS3({ port: 0, dataDir: join(dataDir, 's3'), origin: 'http://site.test' }),
    SQS: await startSqs({ port: 0 }),
  }
  for (const service of SERVICES) process.env[`AWS_ENDPOINT_URL_${service}`] = parts[service].url
  return async () => {
    await Promise.all(Object.values(parts).map((part) => part.stop()))
    rmSync(dataDir, { recursive: true, force: true })
    for (const service of SERVICES) delete process.env[`AWS_ENDPOINT_URL_${service}`]
  }
}

/** Creates a versioned bucket like the stack's, unless the local server already has it. */
const createBucket = async (s3: S3Client, Bucket: string, server: string) => {
  try {
    await s3.send(new CreateBucketCommand({ Bucket }))
    const VersioningConfiguration = { Status: 'Enabled' } as const
    await s3.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }))
    return Bucket
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'NotImplemented') return server
    throw error
  }
}

/** Every version and delete marker of keys with this prefix. */
const listVersions = async (s3: S3Client, Bucket: string, Prefix = '') => {
  const page = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix }))
  return [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])]
}

/** Deletes a bucket and its remaining content. */
const deleteBucket = async (s3: S3Client, Bucket: string) => {
  for (const { Key, VersionId } of await listVersions(s3, Bucket)) {
    await s3.send(new DeleteObjectCommand({ Bucket, Key, VersionId }))
  }
  await s3.send(new DeleteBucketCommand({ Bucket }))
}

const createQueues = async (sqs: SQSClient, prefix: string) => {
  const create = async (name: string, Attributes: Record<string, string> = {}) => {
    const { QueueUrl } = await sqs.send(
      new CreateQueueCommand({ QueueName: `${prefix}-${name}`, Attributes }),
    )
    if (!QueueUrl) throw new Error(`Queue ${name} was not created`)
    return QueueUrl
  }
  const deadLetterUrl = await create(QUEUE.deadLetterName)
  const deadLetterTargetArn = `arn:aws:sqs:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${prefix}-${QUEUE.deadLetterName}`
  const queueUrl = await create(QUEUE.name, {
    VisibilityTimeout: '1',
    RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount: `${QUEUE.maxReceives}` }),
  })
  return { deadLetterUrl, queueUrl }
}

/**
 * Creates tables, buckets and queues with a unique prefix in the AWS that AWS_ENDPOINT_URL names or, without it, on our
 * local servers, and points the functions' environment to them. `remove` deletes them.
 */
const startAws = async () => {
  const stopLocalServers = await startLocalServers()
  for (const [name, value] of Object.entries(AWS_ENVIRONMENT)) process.env[name] ??= value
  const prefix = `test-${randomUUID().slice(0, 8)}`
  const [dynamodb, s3, sqs] = [new DynamoDBClient(), new S3Client(), new SQSClient()]
  await createTables(endpointFromEnvironment('DYNAMODB') ?? '', `${prefix}-`, {
    completed_documents: TABLES.completed_documents,
    order_answers: TABLES.order_answers,
    offer_sales: TABLES.offer_sales,
    template_versions: TABLES.template_versions,
    document_templates: TABLES.document_templates,
    delivered_files: TABLES.delivered_files,
  })
  const tables = {
    ORDERS_TABLE: `${prefix}-completed_documents`,
    ORDER_ANSWERS_TABLE: `${prefix}-order_answers`,
    OFFER_SALES_TABLE: `${prefix}-offer_sales`,
    TEMPLATE_VERSIONS_TABLE: `${prefix}-template_versions`,
    DOCUMENT_TEMPLATES_TABLE: `${prefix}-document_templates`,
    DELIVERED_FILES_TABLE: `${prefix}-delivered_files`,
  }
  const documents = await createBucket(s3, `${prefix}-documents`, BUCKETS.documents)
  const templates = await createBucket(s3, `${prefix}-templates`, BUCKETS.coreTemplates)
  const queues = await createQueues(sqs, prefix)
  Object.assign(process.env, {
    ...tables,
    DOCUMENTS_BUCKET: documents,
    CORE_TEMPLATES_BUCKET: templates,
    GENERATION_QUEUE_URL: queues.queueUrl,
  })
  resetMemoized()
  const database = DynamoDBDocumentClient.from(dynamodb)
  /** Stores a row without changes, in the orders table by default. */
  const putRow = (Item: object, TableName = tables.ORDERS_TABLE) =>
    database.send(new PutCommand({ TableName, Item }))
  /** The stored row of an order. */
  const readOrder = async (id: string) =>
    (await database.send(new GetCommand({ TableName: tables.ORDERS_TABLE, Key: { id } }))).Item
  const remove = async () => {
    for (const TableName of Object.values(tables)) {
      await dynamodb.send(new DeleteTableCommand({ TableName }))
    }
    for (const Bucket of [documents, templates]) {
      if (Bucket.startsWith(prefix)) await deleteBucket(s3, Bucket)
    }
    for (const QueueUrl of Object.values(queues)) {
      await sqs.send(new DeleteQueueCommand({ QueueUrl }))
    }
    dynamodb.destroy()
    await stopLocalServers()
  }
  /** Every version and delete marker of the bought files with this key prefix. */
  const storedVersions = (prefix: string) => listVersions(s3, documents, prefix)
  return {
    tables,
    putRow,
    readOrder,
    storedVersions,
    s3,
    sqs,
    documents,
    templates,
    ...queues,
    remove,
  }
}
export type Aws = Awaited<ReturnType<typeof startAws>>

/** The AWS resources of the running test file. */
export let aws: Aws
export const setUpAws = (): void => {
  beforeAll(async () => {
    aws = await startAws()
  })
  afterAll(() => aws.remove())
}
