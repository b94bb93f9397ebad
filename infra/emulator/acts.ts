import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import { arnOf } from './identity.ts'
import type { Act } from './permissions.ts'

export type AwsRequest = {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: Buffer
}

const json = <T extends z.ZodType>({ body }: AwsRequest, shape: T): z.infer<T> =>
  shape.parse(JSON.parse(body.toString('utf8')))

/** DynamoDB_20120810.GetItem -> GetItem */
const operationOf = ({ headers }: AwsRequest): string =>
  String(headers['x-amz-target'] ?? '')
    .split('.')
    .at(-1) ?? ''

const tableRequest = z.object({ TableName: z.string(), IndexName: z.string().optional() })

const onTable = (request: AwsRequest): Act => {
  const { TableName, IndexName } = json(request, tableRequest)
  const place = IndexName ? `${TableName}/index/${IndexName}` : TableName
  return {
    action: `dynamodb:${operationOf(request)}`,
    resource: arnOf('dynamodb', `table/${place}`),
  }
}

const OBJECT_ACTIONS: Record<string, string> = {
  GET: 'GetObject',
  HEAD: 'GetObject',
  PUT: 'PutObject',
  POST: 'PutObject',
  DELETE: 'DeleteObject',
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html */
const onBucket = ({ method, url }: AwsRequest): Act => {
  const [, bucket = '', ...key] = decodeURIComponent(url.pathname).split('/')
  const asks = (name: string) => url.searchParams.has(name)
  if (key.join('/') === '' && method !== 'POST') {
    const action = asks('versions') ? 'ListBucketVersions' : 'ListBucket'
    return { action: `s3:${action}`, resource: `arn:aws:s3:::${bucket}` }
  }
  const version = asks('versionId') ? 'Version' : ''
  return {
    action: `s3:${OBJECT_ACTIONS[method] ?? method}${version}`,
    resource: `arn:aws:s3:::${bucket}/${key.join('/')}`,
  }
}

const queueRequest = z.object({ QueueUrl: z.string() })

const onQueue = (request: AwsRequest): Act => ({
  action: `sqs:${operationOf(request)}`,
  resource: arnOf('sqs', json(request, queueRequest).QueueUrl.split('/').at(-1) ?? ''),
})

const mailRequest = z.object({ FromEmailAddress: z.string() })

/** Mail goes out under the identity of its address's domain. */
const onMail = (request: AwsRequest): Act => {
  const { FromEmailAddress } = json(request, mailRequest)
  const address = /<([^>]+)>/.exec(FromEmailAddress)?.[1] ?? FromEmailAddress
  return {
    action: 'ses:SendEmail',
    resource: arnOf('ses', `identity/${address.split('@')[1]}`),
    context: { 'ses:FromAddress': address },
  }
}

const secretRequest = z.object({ SecretId: z.string() })

/** Secrets Manager ends the ARN of a secret in six characters of its own. */
const onSecret = (request: AwsRequest): Act => ({
  action: `secretsmanager:${operationOf(request)}`,
  resource: arnOf('secretsmanager', `secret:${json(request, secretRequest).SecretId}-AbCdEf`),
})

const READERS: Record<string, (request: AwsRequest) => Act> = {
  dynamodb: onTable,
  s3: onBucket,
  sqs: onQueue,
  ses: onMail,
  secretsmanager: onSecret,
}

/** What a request would do, in the words of policies. @throws Error for a service nobody needs here */
export const actOf = (service: string, request: AwsRequest): Act => {
  const read = READERS[service]
  if (!read) throw new Error(`The service ${service} is not known here`)
  return read(request)
}
