import { CreateTableCommand, ResourceInUseException } from '@aws-sdk/client-dynamodb'
import { CreateQueueCommand } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { LOCAL_ACCOUNT } from '../../local/credentials.ts'
import { arnOf } from '../identity.ts'
import { type Maker, made } from '../parts.ts'

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
        Projection: z.object({ ProjectionType: z.literal('ALL') }),
      }),
    )
    .optional(),
})

/** A table that is there already keeps what is in it. */
export const makeTable: Maker = async (properties, _, { database }) => {
  const definition = table.parse(properties)
  try {
    await database.send(new CreateTableCommand(definition))
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  }
  const { TableName } = definition
  return made(TableName, { Arn: arnOf('dynamodb', `table/${TableName}`) })
}

const bucket = z.object({ BucketName: z.string() })

export const makeBucket: Maker = async (properties, _, { addBucket }) => {
  const { BucketName } = bucket.parse(properties)
  await addBucket(BucketName)
  return made(BucketName, { Arn: `arn:aws:s3:::${BucketName}` })
}

const queue = z.object({
  QueueName: z.string(),
  VisibilityTimeout: z.number(),
  MessageRetentionPeriod: z.number(),
  RedrivePolicy: z
    .object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() })
    .optional(),
})

export const makeQueue: Maker = async (properties, _, { queues, endpoint }) => {
  const { QueueName, RedrivePolicy, ...times } = queue.parse(properties)
  await queues.send(
    new CreateQueueCommand({
      QueueName,
      Attributes: {
        VisibilityTimeout: String(times.VisibilityTimeout),
        MessageRetentionPeriod: String(times.MessageRetentionPeriod),
        ...(RedrivePolicy && { RedrivePolicy: JSON.stringify(RedrivePolicy) }),
      },
    }),
  )
  return made(`${endpoint}/${LOCAL_ACCOUNT}/${QueueName}`, {
    Arn: arnOf('sqs', QueueName),
    QueueName,
  })
}
