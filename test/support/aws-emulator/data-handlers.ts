import { randomBytes } from 'node:crypto'
import { CreateTableCommand, ResourceInUseException } from '@aws-sdk/client-dynamodb'
import { CreateQueueCommand } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { LOCAL_ACCOUNT, localArn } from '../../../infra/local/account.ts'
import { type ResourceHandler, values } from './resource-context.ts'

const keys = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }))

const table = z.object({
  TableName: z.string(),
  BillingMode: z.literal('PAY_PER_REQUEST'),
  KeySchema: keys,
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  GlobalSecondaryIndexes: z
    .array(
      z.object({
        IndexName: z.string(),
        KeySchema: keys,
        Projection: z.object({
          ProjectionType: z.enum(['KEYS_ONLY', 'INCLUDE']),
          NonKeyAttributes: z.array(z.string()).optional(),
        }),
      }),
    )
    .optional(),
})

/** Reuses an existing table with its items. */
export const createTable: ResourceHandler = async (properties, _, { dynamodb }) => {
  const definition = table.parse(properties)
  try {
    await dynamodb.send(new CreateTableCommand(definition))
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  }
  const { TableName } = definition
  return values(TableName, { Arn: localArn('dynamodb', `table/${TableName}`) })
}

const secret = z.object({
  GenerateSecretString: z.object({
    SecretStringTemplate: z.literal('{}'),
    GenerateStringKey: z.string(),
    PasswordLength: z.number(),
    ExcludePunctuation: z.literal(true),
  }),
})

/** A generated secret of letters and digits. Its name is also its ARN. */
export const createSecret: ResourceHandler = (properties, id, { addSecret }) => {
  const { GenerateStringKey, PasswordLength } = secret.parse(properties).GenerateSecretString
  const name = `${id}-AbCdEf`
  const value = randomBytes(PasswordLength).toString('hex').slice(0, PasswordLength)
  addSecret(name, { [GenerateStringKey]: value })
  return values(localArn('secretsmanager', `secret:${name}`))
}

const bucket = z.object({ BucketName: z.string() })

export const createBucket: ResourceHandler = async (properties, _, { addBucket }) => {
  const { BucketName } = bucket.parse(properties)
  await addBucket(BucketName)
  return values(BucketName, { Arn: `arn:aws:s3:::${BucketName}` })
}

const queue = z.object({
  QueueName: z.string(),
  VisibilityTimeout: z.number().optional(),
  MessageRetentionPeriod: z.number(),
  RedrivePolicy: z
    .object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() })
    .optional(),
})

export const createQueue: ResourceHandler = async (properties, _, { sqs, endpoint }) => {
  const { QueueName, VisibilityTimeout, MessageRetentionPeriod, RedrivePolicy } =
    queue.parse(properties)
  await sqs.send(
    new CreateQueueCommand({
      QueueName,
      Attributes: {
        ...(VisibilityTimeout && { VisibilityTimeout: String(VisibilityTimeout) }),
        MessageRetentionPeriod: String(MessageRetentionPeriod),
        ...(RedrivePolicy && { RedrivePolicy: JSON.stringify(RedrivePolicy) }),
      },
    }),
  )
  return values(`${endpoint}/${LOCAL_ACCOUNT}/${QueueName}`, {
    Arn: localArn('sqs', QueueName),
    QueueName,
  })
}
