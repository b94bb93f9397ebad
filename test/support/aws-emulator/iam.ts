import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import { localArn } from '../../../infra/local/account.ts'

/** A policy statement with resolved references. */
export type Statement = {
  Effect: string
  Action: string | string[]
  Resource: string | string[]
  Condition?: Record<string, Record<string, string>>
}

/** An action on a resource, as policies name them; `context` has the condition keys. */
export type IamAction = { action: string; resource: string; context?: Record<string, string> }

const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])

const escapeRegExp = (text: string) => text.replace(/[.+^${}()|[\]\\]/g, '\\$&')

/** In a pattern, `*` matches any characters and `?` matches one. */
export const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${escapeRegExp(pattern).replaceAll('*', '.*').replaceAll('?', '.')}$`).test(text)

/** @throws Error for unsupported condition operators */
const conditionHolds = ({ Condition = {} }: Statement, { context = {} }: IamAction): boolean =>
  Object.entries(Condition).every(([operator, wanted]) => {
    if (operator !== 'StringEquals')
      throw new Error(`The emulator doesn't support the condition ${operator}`)
    return Object.entries(wanted).every(([key, value]) => context[key] === value)
  })

const covers = (statement: Statement, requested: IamAction): boolean =>
  listOf(statement.Action).some((pattern) => matches(pattern, requested.action)) &&
  listOf(statement.Resource).some((pattern) => matches(pattern, requested.resource)) &&
  conditionHolds(statement, requested)

/**
 * Whether a role with these statements may perform the action: at least one statement allows it and none denies it.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export const isAllowed = (statements: readonly Statement[], requested: IamAction): boolean => {
  const effects = statements.filter((one) => covers(one, requested)).map(({ Effect }) => Effect)
  return effects.includes('Allow') && !effects.includes('Deny')
}

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

const tableAction = (request: AwsRequest): IamAction => {
  const { TableName, IndexName } = json(request, tableRequest)
  const table = IndexName ? `${TableName}/index/${IndexName}` : TableName
  return {
    action: `dynamodb:${operationOf(request)}`,
    resource: localArn('dynamodb', `table/${table}`),
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
const bucketAction = ({ method, url }: AwsRequest): IamAction => {
  const [, bucket = '', ...key] = decodeURIComponent(url.pathname).split('/')
  const has = (name: string) => url.searchParams.has(name)
  if (key.join('/') === '' && method !== 'POST') {
    const action = has('versions') ? 'ListBucketVersions' : 'ListBucket'
    return { action: `s3:${action}`, resource: `arn:aws:s3:::${bucket}` }
  }
  const version = has('versionId') ? 'Version' : ''
  return {
    action: `s3:${OBJECT_ACTIONS[method] ?? method}${version}`,
    resource: `arn:aws:s3:::${bucket}/${key.join('/')}`,
  }
}

const queueRequest = z.object({ QueueUrl: z.string() })

const queueAction = (request: AwsRequest): IamAction => ({
  action: `sqs:${operationOf(request)}`,
  resource: localArn('sqs', json(request, queueRequest).QueueUrl.split('/').at(-1) ?? ''),
})

const mailRequest = z.object({
  FromEmailAddress: z.string(),
  ConfigurationSetName: z.string().optional(),
})

/** SES checks the identity of the sender's domain and the configuration set. */
const mailActions = (request: AwsRequest): IamAction[] => {
  const { FromEmailAddress, ConfigurationSetName: set } = json(request, mailRequest)
  const address = /<([^>]+)>/.exec(FromEmailAddress)?.[1] ?? FromEmailAddress
  const resources = [
    `identity/${address.split('@')[1]}`,
    ...(set ? [`configuration-set/${set}`] : []),
  ]
  return resources.map((resource) => ({
    action: 'ses:SendEmail',
    resource: localArn('ses', resource),
    context: { 'ses:FromAddress': address },
  }))
}

const secretRequest = z.object({ SecretId: z.string() })

/** Secrets Manager appends six random characters to the ARN of a secret. */
const secretAction = (request: AwsRequest): IamAction => {
  const { SecretId } = json(request, secretRequest)
  const arn = localArn('secretsmanager', `secret:${SecretId}-AbCdEf`)
  return {
    action: `secretsmanager:${operationOf(request)}`,
    resource: SecretId.startsWith('arn:') ? SecretId : arn,
  }
}

const ACTIONS: Record<string, (request: AwsRequest) => IamAction | IamAction[]> = {
  dynamodb: tableAction,
  s3: bucketAction,
  sqs: queueAction,
  ses: mailActions,
  secretsmanager: secretAction,
}

/**
 * The IAM actions that a request to a service requires. @throws Error for a service that the emulator doesn't support
 */
export const iamActionsOf = (service: string, request: AwsRequest): IamAction[] => {
  const actionsOf = ACTIONS[service]
  if (!actionsOf) throw new Error(`The emulator doesn't support the service ${service}`)
  return [actionsOf(request)].flat()
}
