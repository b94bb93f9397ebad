import { expect, it } from 'vitest'
import { type AwsRequest, actOf } from '../../../infra/emulator/acts.ts'

const request = (method: string, path: string, body: object = {}, target = ''): AwsRequest => ({
  method,
  url: new URL(path, 'http://127.0.0.1:4566'),
  headers: target ? { 'x-amz-target': target } : {},
  body: Buffer.from(JSON.stringify(body)),
})
const account = 'us-east-1:000000000000'

const ACTS: [service: string, request: AwsRequest, action: string, resource: string][] = [
  [
    'dynamodb',
    request('POST', '/', { TableName: 'orders' }, 'DynamoDB_20120810.GetItem'),
    'dynamodb:GetItem',
    `arn:aws:dynamodb:${account}:table/orders`,
  ],
  [
    'dynamodb',
    request('POST', '/', { TableName: 'orders', IndexName: 'by_token' }, 'DynamoDB_20120810.Query'),
    'dynamodb:Query',
    `arn:aws:dynamodb:${account}:table/orders/index/by_token`,
  ],
  ['s3', request('HEAD', '/files/a/b.pdf'), 's3:GetObject', 'arn:aws:s3:::files/a/b.pdf'],
  ['s3', request('PUT', '/files/a%20b.pdf'), 's3:PutObject', 'arn:aws:s3:::files/a b.pdf'],
  ['s3', request('GET', '/files?versions='), 's3:ListBucketVersions', 'arn:aws:s3:::files'],
  [
    's3',
    request('DELETE', '/files/a?versionId=1'),
    's3:DeleteObjectVersion',
    'arn:aws:s3:::files/a',
  ],
  [
    'sqs',
    request('POST', '/', { QueueUrl: 'http://127.0.0.1/0/generation' }, 'AmazonSQS.SendMessage'),
    'sqs:SendMessage',
    `arn:aws:sqs:${account}:generation`,
  ],
  [
    'ses',
    request('POST', '/v2/email/outbound-emails', { FromEmailAddress: 'Shop <a@example.com>' }),
    'ses:SendEmail',
    `arn:aws:ses:${account}:identity/example.com`,
  ],
  [
    'secretsmanager',
    request('POST', '/', { SecretId: 'x/stripe' }, 'secretsmanager.GetSecretValue'),
    'secretsmanager:GetSecretValue',
    `arn:aws:secretsmanager:${account}:secret:x/stripe-AbCdEf`,
  ],
]

it.each(ACTS)('a request to %s is what policies call it', (service, sent, action, resource) => {
  expect(actOf(service, sent)).toMatchObject({ action, resource })
})

it('a service that nobody needs is not guessed at', () => {
  expect(() => actOf('ec2', request('POST', '/'))).toThrow('ec2 is not known')
})
