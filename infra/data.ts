import { Aws, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import {
  type Attribute,
  AttributeType,
  BillingMode,
  ProjectionType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type LifecycleRule,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import { BACKUP_DAYS } from '../shared/retention.ts'
import { acknowledge } from './config/findings.ts'
import {
  BUCKETS,
  LIFECYCLES,
  type Lifecycle,
  type LifecycleName,
  MAX_TABLE_UNITS,
  TABLES,
  type TableName,
  type TableSpec,
} from './config/resources.ts'
import { nameIn, type Stage } from './config/stage.ts'

const stringAttribute = (name: string): Attribute => ({ name, type: AttributeType.STRING })

const keysOf = ({ partitionKey, sortKey }: { partitionKey: string; sortKey?: string }) => ({
  partitionKey: stringAttribute(partitionKey),
  ...(sortKey && { sortKey: stringAttribute(sortKey) }),
})

const addTable = (stack: Stack, stage: Stage, name: TableName): Table => {
  const spec: TableSpec = TABLES[name]
  const table = new Table(stack, name, {
    tableName: nameIn(stage, name),
    ...keysOf(spec),
    timeToLiveAttribute: spec.ttlAttribute,
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: TableEncryption.AWS_MANAGED,
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: BACKUP_DAYS,
    },
    maxReadRequestUnits: MAX_TABLE_UNITS.read,
    maxWriteRequestUnits: MAX_TABLE_UNITS.write,
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
  for (const [indexName, index] of Object.entries(spec.indexes)) {
    table.addGlobalSecondaryIndex({
      indexName,
      ...keysOf(index),
      maxReadRequestUnits: MAX_TABLE_UNITS.read,
      maxWriteRequestUnits: MAX_TABLE_UNITS.write,
      projectionType: index.include ? ProjectionType.INCLUDE : ProjectionType.KEYS_ONLY,
      nonKeyAttributes: index.include && [...index.include],
    })
  }
  return table
}

/** A bucket's name, made globally unique by the account id. */
export const bucketNameIn = (stage: Stage, name: string): string =>
  `${nameIn(stage, name)}-${stage.account ?? Aws.ACCOUNT_ID}`

const lifecycleRule = ({ expiresAfter, noncurrentAfter, ...rule }: Lifecycle): LifecycleRule => ({
  ...rule,
  expiration: expiresAfter === undefined ? undefined : Duration.days(expiresAfter),
  noncurrentVersionExpiration: Duration.days(noncurrentAfter),
  abortIncompleteMultipartUploadAfter: Duration.days(1),
})

/** The properties of every bucket: private, encrypted, versioned, retained when the stack is deleted. */
const bucketProps = (stage: Stage, name: LifecycleName): BucketProps => ({
  bucketName: bucketNameIn(stage, name),
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  versioned: true,
  removalPolicy: RemovalPolicy.RETAIN,
  lifecycleRules: LIFECYCLES[name].map(lifecycleRule),
})

const addLogs = (stack: Stack, stage: Stage): Bucket => {
  const logs = new Bucket(stack, 'Logs', bucketProps(stage, 'logs'))
  acknowledge(logs, 'S1', 'It stores the access logs; logging its own access would never end.')
  return logs
}

const addDocuments = (stack: Stack, stage: Stage): Bucket => {
  const documents = new Bucket(stack, 'Documents', bucketProps(stage, BUCKETS.documents))
  acknowledge(documents, 'S1', 'Access logs would contain object keys, which identify purchases.')
  return documents
}

/** The tables and buckets, which outlive the stack. */
export const addData = (stack: Stack, stage: Stage) => {
  const logs = addLogs(stack, stage)
  const addLoggedBucket = (id: string, name: LifecycleName) =>
    new Bucket(stack, id, {
      ...bucketProps(stage, name),
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: `${name}/`,
    })
  const names = Object.keys(TABLES) as TableName[]
  return {
    logs,
    documents: addDocuments(stack, stage),
    coreTemplates: addLoggedBucket('CoreTemplates', BUCKETS.coreTemplates),
    tables: Object.fromEntries(names.map((name) => [name, addTable(stack, stage, name)])) as Record<
      TableName,
      Table
    >,
    addLoggedBucket,
  }
}
export type Data = ReturnType<typeof addData>
