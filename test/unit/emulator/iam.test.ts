import { describe, expect, it } from 'vitest'
import {
  type AwsRequest,
  iamActionsOf,
  isAllowed,
  type Statement,
} from '../../support/aws-emulator/iam.ts'

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/orders'
const allow = (Action: Statement['Action'], Resource: Statement['Resource']): Statement => ({
  Effect: 'Allow',
  Action,
  Resource,
})

describe('a role', () => {
  it('may do what one of its statements names, and nothing beside it', () => {
    const statements = [allow(['dynamodb:GetItem', 'dynamodb:PutItem'], table)]
    expect(isAllowed(statements, { action: 'dynamodb:PutItem', resource: table })).toBe(true)
    expect(isAllowed(statements, { action: 'dynamodb:DeleteItem', resource: table })).toBe(false)
    expect(isAllowed(statements, { action: 'dynamodb:PutItem', resource: `${table}2` })).toBe(false)
    const index = `${table}/index/by_token`
    expect(isAllowed(statements, { action: 'dynamodb:GetItem', resource: index })).toBe(false)
  })

  it('reads * as any letters, ? as one, and a dot as a dot', () => {
    const statements = [allow('s3:GetObject', 'arn:aws:s3:::a.b/*'), allow('x:*', 'secret-??')]
    const get = (resource: string) => isAllowed(statements, { action: 's3:GetObject', resource })
    expect(get('arn:aws:s3:::a.b/deep/file.pdf')).toBe(true)
    expect(get('arn:aws:s3:::axb/file.pdf')).toBe(false)
    expect(isAllowed(statements, { action: 'x:Get', resource: 'secret-ab' })).toBe(true)
    expect(isAllowed(statements, { action: 'x:Get', resource: 'secret-abc' })).toBe(false)
  })

  it('is denied what any statement denies', () => {
    const statements = [allow('s3:*', '*'), { ...allow('s3:PutObject', '*'), Effect: 'Deny' }]
    expect(isAllowed(statements, { action: 's3:GetObject', resource: 'a' })).toBe(true)
    expect(isAllowed(statements, { action: 's3:PutObject', resource: 'a' })).toBe(false)
  })

  it('must meet the conditions of a statement, whose kinds are known', () => {
    const from = (kind: string): Statement => ({
      ...allow('ses:SendEmail', '*'),
      Condition: { [kind]: { 'ses:FromAddress': 'shop@example.com' } },
    })
    const send = (kind: string, address: string) =>
      isAllowed([from(kind)], {
        action: 'ses:SendEmail',
        resource: 'identity/example.com',
        context: { 'ses:FromAddress': address },
      })
    expect(send('StringEquals', 'shop@example.com')).toBe(true)
    expect(send('StringEquals', 'other@example.com')).toBe(false)
    expect(() => send('StringLike', 'shop@example.com')).toThrow('StringLike is not known')
  })
})

const request = (method: string, path: string, body: object = {}, target = ''): AwsRequest => ({
  method,
  url: new URL(path, 'http://127.0.0.1:4566'),
  headers: target ? { 'x-amz-target': target } : {},
  body: Buffer.from(JSON.stringify(body)),
})
const account = 'us-east-1:000000000000'

const REQUESTS: [service: string, request: AwsRequest, action: string, resource: string][] = [
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

it.each(REQUESTS)(
  'a request to %s is the action that policies name',
  (service, sent, action, resource) => {
    expect(iamActionsOf(service, sent)).toMatchObject([{ action, resource }])
  },
)

it('a mail with a configuration set needs the set, too', () => {
  const body = { FromEmailAddress: 'a@example.com', ConfigurationSetName: 'guide' }
  const sent = request('POST', '/v2/email/outbound-emails', body)
  const context = { 'ses:FromAddress': 'a@example.com' }
  expect(iamActionsOf('ses', sent)).toEqual(
    ['identity/example.com', 'configuration-set/guide'].map((resource) => ({
      action: 'ses:SendEmail',
      resource: `arn:aws:ses:${account}:${resource}`,
      context,
    })),
  )
})

it('a service that is not known is refused', () => {
  expect(() => iamActionsOf('ec2', request('POST', '/'))).toThrow('ec2 is not known')
})
