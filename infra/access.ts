import { Stack } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { FunctionName } from '../shared/api/route.ts'
import { QUARANTINE } from '../shared/template-files.ts'
import { acknowledge, objectsFinding } from './config/findings.ts'
import { configurationSetOf, identityOf, type MailStream, senderOf } from './config/mail-streams.ts'
import type { TABLES, TableName } from './config/resources.ts'
import type { Stage } from './config/stage.ts'

type TableAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query'

/** The permissions of a function. Each one is needed by one of its routes. */
type Access = {
  tables: Partial<Record<TableName, readonly TableAction[]>>
  /** Indexes that it queries. */
  indexes: { [Name in TableName]?: readonly (keyof (typeof TABLES)[Name]['indexes'])[] }
  documents?: readonly ('GetObject' | 'PutObject' | 'DeleteObjectVersion')[]
  coreTemplates?: readonly ('GetObject' | 'PutObject')[]
  /** Reads the font that is too large for its bundle. */
  hanFont?: true
  /** Permanently deletes inspected uploads. */
  discardsUploads?: true
  /** Lists all versions of a file to erase them. */
  listsVersions?: true
  stripe?: true
  /** Reads the secret that CloudFront sends with requests. */
  edge?: true
  sendsToQueue?: true
  sendsMail?: readonly MailStream[]
}

export const ACCESS: Record<FunctionName, Access> = {
  shop: {
    tables: {
      completed_documents: ['GetItem', 'PutItem', 'UpdateItem'],
      order_answers: ['GetItem', 'PutItem', 'UpdateItem'],
      offer_sales: ['GetItem', 'UpdateItem'],
      signups: ['UpdateItem'],
      delivered_files: ['GetItem'],
      request_counts: ['UpdateItem'],
    },
    indexes: {
      completed_documents: ['by_token', 'by_receipt', 'by_session'],
      signups: ['by_unsubscribe'],
    },
    documents: ['GetObject'],
    stripe: true,
    edge: true,
    sendsToQueue: true,
    sendsMail: ['purchases', 'guide'],
  },
  payments: {
    tables: {
      completed_documents: ['GetItem', 'PutItem', 'UpdateItem'],
      order_answers: ['UpdateItem'],
      offer_sales: ['UpdateItem'],
    },
    indexes: { completed_documents: ['by_awaiting'] },
    stripe: true,
    sendsToQueue: true,
  },
  generation: {
    tables: {
      completed_documents: ['GetItem', 'UpdateItem'],
      order_answers: ['GetItem', 'UpdateItem'],
      delivered_files: ['PutItem', 'UpdateItem'],
      template_versions: ['PutItem', 'Query'],
      document_templates: ['UpdateItem'],
    },
    indexes: { completed_documents: ['by_token', 'by_receipt', 'by_email'] },
    documents: ['PutObject'],
    coreTemplates: ['GetObject', 'PutObject'],
    hanFont: true,
    sendsMail: ['purchases'],
  },
  admin: {
    tables: {
      completed_documents: ['GetItem', 'UpdateItem'],
      order_answers: ['UpdateItem'],
      offer_sales: ['UpdateItem'],
      signups: ['GetItem', 'UpdateItem', 'DeleteItem'],
      erasures: ['PutItem'],
      template_versions: ['GetItem', 'PutItem', 'Query'],
      document_templates: ['GetItem', 'UpdateItem'],
    },
    indexes: {
      completed_documents: [
        'by_token_start',
        'by_number',
        'by_session',
        'by_status',
        'by_email',
        'by_awaiting',
      ],
    },
    coreTemplates: ['GetObject', 'PutObject'],
    discardsUploads: true,
    stripe: true,
    sendsToQueue: true,
    sendsMail: ['purchases'],
  },
  // The only function that deletes answers and versions of bought files, and no request reaches it.
  erasure: {
    tables: {
      completed_documents: ['GetItem', 'UpdateItem'],
      order_answers: ['Query', 'DeleteItem'],
    },
    indexes: { completed_documents: ['by_erasing'] },
    documents: ['DeleteObjectVersion'],
    listsVersions: true,
  },
}

export type Resources = {
  tables: Record<TableName, Table>
  documents: Bucket
  coreTemplates: Bucket
  hanFont: Asset
  queue: Queue
  stripe: ISecret
  edge: ISecret
}

const allow = (
  role: Role,
  service: string,
  actions: readonly string[],
  resources: string[],
): void => {
  if (actions.length === 0 || resources.length === 0) return
  const names = actions.map((action) => `${service}:${action}`)
  role.addToPolicy(new PolicyStatement({ actions: names, resources }))
}

const allowTables = (role: Role, { tables, indexes }: Access, all: Resources['tables']) => {
  for (const [name, table] of Object.entries(all) as [TableName, Table][]) {
    allow(role, 'dynamodb', tables[name] ?? [], [table.tableArn])
    const indexArns = (indexes[name] ?? []).map((index) => `${table.tableArn}/index/${index}`)
    allow(role, 'dynamodb', ['Query'], indexArns)
  }
}

const allowDocuments = (role: Role, { documents = [], listsVersions }: Access, bucket: Bucket) => {
  if (listsVersions) allow(role, 's3', ['ListBucketVersions'], [bucket.bucketArn])
  if (documents.length === 0) return
  allow(role, 's3', documents, [bucket.arnForObjects('*')])
  acknowledge(
    role,
    objectsFinding(bucket),
    'The function serves any order, and the bucket contains only files of orders.',
  )
}

const allowTemplates = (
  role: Role,
  { coreTemplates = [], discardsUploads }: Access,
  bucket: Bucket,
) => {
  if (coreTemplates.length > 0) {
    allow(role, 's3', coreTemplates, [bucket.arnForObjects('*')])
    acknowledge(
      role,
      objectsFinding(bucket),
      'The function reads and writes any template, under keys that contain a timestamp.',
    )
  }
  if (!discardsUploads) return
  allow(role, 's3', ['DeleteObjectVersion'], [bucket.arnForObjects(`${QUARANTINE}*`)])
  acknowledge(
    role,
    objectsFinding(bucket, QUARANTINE),
    'Uploads have random names, and this prefix contains only uploads.',
  )
}

/** Allows sending a stream's mail with its identity, configuration set and address only. SES checks both resources. */
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

/** Grants the role of a service's function the permissions in `ACCESS`. */
export const grantAccess = (
  role: Role,
  service: FunctionName,
  { tables, documents, coreTemplates, hanFont, queue, stripe, edge }: Resources,
  stage: Stage,
): void => {
  const access = ACCESS[service]
  allowTables(role, access, tables)
  allowDocuments(role, access, documents)
  allowTemplates(role, access, coreTemplates)
  // One object of the CDK bootstrap bucket.
  if (access.hanFont)
    allow(role, 's3', ['GetObject'], [hanFont.bucket.arnForObjects(hanFont.s3ObjectKey)])
  // Secrets Manager appends a hyphen and six random characters to the ARN of a secret.
  const secrets = [
    ...(access.stripe ? [`${stripe.secretArn}-??????`] : []),
    ...(access.edge ? [edge.secretArn] : []),
  ]
  allow(role, 'secretsmanager', ['GetSecretValue'], secrets)
  if (access.sendsToQueue) allow(role, 'sqs', ['SendMessage'], [queue.queueArn])
  for (const stream of access.sendsMail ?? []) allowMail(role, stage, stream)
}
