import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { SQSClient } from '@aws-sdk/client-sqs'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { memoize } from './memoize.ts'

export const database = memoize(() =>
  DynamoDBDocumentClient.from(new DynamoDBClient(), {
    marshallOptions: { removeUndefinedValues: true },
  }),
)

/**
 * Checksums are sent only where S3 demands them: presigned uploads and other S3 servers refuse the
 * rest.
 */
export const storage = memoize(() => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }))

export const queue = memoize(() => new SQSClient())
export const mailer = memoize(() => new SESv2Client())
export const secrets = memoize(() => new SecretsManagerClient())
