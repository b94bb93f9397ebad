import * as z from 'zod'
import { localArn } from '../../../infra/local/account.ts'
import { eventPattern } from './event-pattern.ts'
import { type ResourceHandler, values } from './resource-context.ts'

export const createRole: ResourceHandler = (_, id) =>
  values(id, { Arn: localArn('iam', `role/${id}`) })

const oneOrMore = z.union([z.string(), z.array(z.string())])

const policy = z.object({
  Roles: z.array(z.string()),
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({
        Effect: z.string(),
        Action: oneOrMore,
        Resource: oneOrMore,
        Condition: z.record(z.string(), z.record(z.string(), z.string())).optional(),
      }),
    ),
  }),
})

export const createPolicy: ResourceHandler = (properties, id, _, { policies }) => {
  const { Roles, PolicyDocument } = policy.parse(properties)
  for (const role of Roles) {
    policies.set(role, [...(policies.get(role) ?? []), ...PolicyDocument.Statement])
  }
  return values(id)
}

const lambda = z.object({
  FunctionName: z.string(),
  Handler: z.string(),
  Timeout: z.number(),
  Role: z.string(),
  Code: z.object({ S3Bucket: z.string(), S3Key: z.string() }),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }),
})

export const createFunction: ResourceHandler = async (properties, _, { unpack }, { functions }) => {
  const { FunctionName, Handler, Timeout, Role, Code, Environment } = lambda.parse(properties)
  const Arn = localArn('lambda', `function:${FunctionName}`)
  functions.set(Arn, {
    name: FunctionName,
    handler: Handler,
    timeout: Timeout,
    environment: Environment.Variables,
    folder: await unpack(Code.S3Bucket, Code.S3Key),
    role: Role.split('/').at(-1) ?? '',
  })
  return values(FunctionName, { Arn })
}

const permission = z.object({
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string(),
})

export const createPermission: ResourceHandler = (properties, id, _, { permissions }) => {
  const { FunctionName, Principal, SourceArn } = permission.parse(properties)
  permissions.push({ function: FunctionName, principal: Principal, source: SourceArn })
  return values(id)
}

const mapping = z.object({ EventSourceArn: z.string(), FunctionName: z.string() })

export const createEventSourceMapping: ResourceHandler = (
  properties,
  id,
  _,
  { eventSourceMappings },
) => {
  const { EventSourceArn, FunctionName } = mapping.parse(properties)
  eventSourceMappings.push({
    queue: EventSourceArn,
    function: localArn('lambda', `function:${FunctionName}`),
  })
  return values(id)
}

const rule = z.union([
  z.object({
    ScheduleExpression: z.string().regex(/^rate\(\d+ minutes?\)$/),
    Targets: z.array(z.object({ Arn: z.string(), Input: z.string() })),
  }),
  z.object({ EventPattern: eventPattern, Targets: z.array(z.object({ Arn: z.string() })) }),
])

export const createRule: ResourceHandler = (properties, id, _, { schedules, eventRules }) => {
  const parsed = rule.parse(properties)
  const Arn = localArn('events', `rule/${id}`)
  if ('EventPattern' in parsed) {
    for (const target of parsed.Targets) {
      eventRules.push({ rule: Arn, pattern: parsed.EventPattern, function: target.Arn })
    }
    return values(id, { Arn })
  }
  const minutes = Number.parseInt(parsed.ScheduleExpression.replace('rate(', ''), 10)
  for (const target of parsed.Targets) {
    schedules.push({ rule: Arn, minutes, function: target.Arn, input: target.Input })
  }
  return values(id, { Arn })
}
