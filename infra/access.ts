import { Stack } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Service } from '../shared/api/route.ts'
import { QUARANTINE } from '../shared/template-files.ts'
import { acknowledge, objectsFinding } from './config/findings.ts'
import { configurationSetOf, identityOf, type MailStream, senderOf } from './config/mail-streams.ts'
import type { TABLES } from './config/resources.ts'
import type { Stage } from './config/stage.ts'

type OrdersIndex = keyof (typeof TABLES)['completed_documents']['indexes']
type SignupsIndex = keyof (typeof TABLES)['signups']['indexes']

/** The permissions of a function. Each one is used by a route of the function; there are no others. */
type Access = {
  orders: readonly ('GetItem' | 'PutItem' | 'UpdateItem')[]
  indexes: readonly OrdersIndex[]
  orderAnswers?: readonly ('GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query')[]
  offerSales?: readonly ('GetItem' | 'UpdateItem')[]
  documents?: readonly ('GetObject' | 'PutObject' | 'DeleteObjectVersion')[]
  signups?: readonly 'UpdateItem'[]
  /** Finds the sign-up of an unsubscription. */
  signupsIndexes?: readonly SignupsIndex[]
  deliveredFiles?: readonly ('GetItem' | 'PutItem' | 'UpdateItem')[]
  requestCounts?: readonly 'UpdateItem'[]
  templateVersions?: readonly ('GetItem' | 'PutItem' | 'Query')[]
  documentTemplates?: readonly ('GetItem' | 'UpdateItem')[]
  coreTemplates?: readonly ('GetObject' | 'PutObject')[]
  /** Reads the font that its bundle leaves out. */
  hanFont?: readonly 'GetObject'[]
  /** Deletes inspected uploads for good. */
  discardsUploads?: true
  /** Lists all versions of a file, in order to erase them. */
  listsVersions?: true
  stripe?: true
  /** Reads the secret that CloudFront sends with requests. */
  edge?: true
  sendsToQueue?: true
  sendsMail?: readonly MailStream[]
}

export const ACCESS: Record<Service, Access> = {
  shop: {
    orders: ['GetItem', 'PutItem', 'UpdateItem'],
    indexes: ['by_token', 'by_receipt', 'by_session'],
    documents: ['GetObject', 'DeleteObjectVersion'],
    listsVersions: true,
    orderAnswers: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    offerSales: ['GetItem', 'UpdateItem'],
    signups: ['UpdateItem'],
    signupsIndexes: ['by_unsubscribe'],
    deliveredFiles: ['GetItem'],
    requestCounts: ['UpdateItem'],
    stripe: true,
    edge: true,
    sendsToQueue: true,
    sendsMail: ['purchases', 'guide'],
  },
  payments: {
    orders: ['GetItem', 'PutItem', 'UpdateItem'],
    indexes: ['by_awaiting'],
    orderAnswers: ['UpdateItem'],
    offerSales: ['UpdateItem'],
    stripe: true,
    sendsToQueue: true,
  },
  generation: {
    orders: ['GetItem', 'UpdateItem'],
    indexes: ['by_token', 'by_receipt', 'by_email'],
    orderAnswers: ['GetItem', 'UpdateItem', 'DeleteItem', 'Query'],
    deliveredFiles: ['PutItem', 'UpdateItem'],
    documents: ['PutObject', 'DeleteObjectVersion'],
    listsVersions: true,
    templateVersions: ['PutItem', 'Query'],
    documentTemplates: ['UpdateItem'],
    coreTemplates: ['GetObject', 'PutObject'],
    hanFont: ['GetObject'],
    sendsMail: ['purchases'],
  },
  admin: {
    orders: ['GetItem', 'UpdateItem'],
    indexes: ['by_token_start', 'by_number', 'by_session', 'by_status', 'by_email', 'by_awaiting'],
    orderAnswers: ['GetItem', 'UpdateItem'],
    offerSales: ['UpdateItem'],
    templateVersions: ['GetItem', 'PutItem', 'Query'],
    documentTemplates: ['GetItem', 'UpdateItem'],
    coreTemplates: ['GetObject', 'PutObject'],
    discardsUploads: true,
    stripe: true,
    sendsToQueue: true,
    sendsMail: ['purchases'],
  },
}

export type Resources = {
  orders: Table
  orderAnswers: Table
  offerSales: Table
  signups: Table
  deliveredFiles: Table
  requestCounts: Table
  templateVersions: Table
  documentTemplates: Table
  documents: Bucket
  coreTemplates: Bucket
  hanFont: Asset
  queue: Queue
  stripe: ISecret
  edge: ISecret
}

const allow = (role: Role, actions: string[], resources: string[]) =>
  role.addToPolicy(new PolicyStatement({ actions, resources }))

const allowIndexes = (role: Role, indexes: readonly string[] = [], table: Table) => {
  if (indexes.length === 0) return
  const indexArns = indexes.map((index) => `${table.tableArn}/index/${index}`)
  allow(role, ['dynamodb:Query'], indexArns)
}

const allowTable = (role: Role, actions: readonly string[] = [], table: Table) => {
  if (actions.length === 0) return
  allow(
    role,
    actions.map((action) => `dynamodb:${action}`),
    [table.tableArn],
  )
}

const allowDocuments = (role: Role, { documents = [], listsVersions }: Access, bucket: Bucket) => {
  if (listsVersions) allow(role, ['s3:ListBucketVersions'], [bucket.bucketArn])
  if (documents.length === 0) return
  const actions = documents.map((action) => `s3:${action}`)
  allow(role, actions, [bucket.arnForObjects('*')])
  acknowledge(
    role,
    objectsFinding(bucket),
    'Any order may be the one to serve: its id is the key, and the bucket holds nothing else.',
  )
}

const allowTemplates = (
  role: Role,
  { coreTemplates = [], discardsUploads }: Access,
  bucket: Bucket,
) => {
  if (coreTemplates.length > 0) {
    const actions = coreTemplates.map((action) => `s3:${action}`)
    allow(role, actions, [bucket.arnForObjects('*')])
    acknowledge(
      role,
      objectsFinding(bucket),
      'Any document may be uploaded or served, under a key that holds its time.',
    )
  }
  if (!discardsUploads) return
  allow(role, ['s3:DeleteObjectVersion'], [bucket.arnForObjects(`${QUARANTINE}*`)])
  acknowledge(
    role,
    objectsFinding(bucket, QUARANTINE),
    'Every upload has a random name; nothing but uploads is kept under this prefix.',
  )
}

/** One object of the bucket that `cdk bootstrap` makes, and nothing else in it. */
const allowFont = (role: Role, { hanFont = [] }: Access, font: Asset) => {
  if (hanFont.length === 0) return
  const actions = hanFont.map((action) => `s3:${action}`)
  allow(role, actions, [font.bucket.arnForObjects(font.s3ObjectKey)])
}

/** Allows a stream's mail under its identity and its configuration set, from its address only. SES asks for both resources. */
const allowMail = (role: Role, stage: Stage, stream: MailStream) => {
  const arn = (resource: string, resourceName: string) =>
    Stack.of(role).formatArn({ service: 'ses', resource, resourceName })
  role.addToPolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [
        arn('identity', identityOf(stage, stream)),
        arn('configuration-set', configurationSetOf(stage, stream)),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': senderOf(stage, stream) } },
    }),
  )
}

const allowSecret = (role: Role, secret: ISecret) => {
  /** Secrets Manager appends a hyphen and six random characters to the ARN of a secret. */
  allow(role, ['secretsmanager:GetSecretValue'], [`${secret.secretArn}-??????`])
}

/** Grants the role of a service's function the permissions in `ACCESS`. */
export const grantAccess = (
  role: Role,
  service: Service,
  { orders, documents, coreTemplates, hanFont, queue, stripe, edge, ...tables }: Resources,
  stage: Stage,
): void => {
  const access = ACCESS[service]
  allowTable(role, access.orders, orders)
  allowIndexes(role, access.indexes, orders)
  allowTable(role, access.orderAnswers, tables.orderAnswers)
  allowTable(role, access.offerSales, tables.offerSales)
  allowTable(role, access.signups, tables.signups)
  allowIndexes(role, access.signupsIndexes, tables.signups)
  allowTable(role, access.deliveredFiles, tables.deliveredFiles)
  allowTable(role, access.requestCounts, tables.requestCounts)
  allowTable(role, access.templateVersions, tables.templateVersions)
  allowTable(role, access.documentTemplates, tables.documentTemplates)
  allowDocuments(role, access, documents)
  allowTemplates(role, access, coreTemplates)
  allowFont(role, access, hanFont)
  if (access.stripe) allowSecret(role, stripe)
  if (access.edge) allow(role, ['secretsmanager:GetSecretValue'], [edge.secretArn])
  if (access.sendsToQueue) allow(role, ['sqs:SendMessage'], [queue.queueArn])
  for (const stream of access.sendsMail ?? []) allowMail(role, stage, stream)
}
