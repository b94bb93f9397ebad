import * as z from 'zod'
import { arnOf } from '../identity.ts'
import { type Maker, made } from '../parts.ts'

export const makeRole: Maker = (_, id) => made(id, { Arn: arnOf('iam', `role/${id}`) })

const texts = z.union([z.string(), z.array(z.string())])

const policy = z.object({
  Roles: z.array(z.string()),
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({
        Effect: z.string(),
        Action: texts,
        Resource: texts,
        Condition: z.record(z.string(), z.record(z.string(), z.string())).optional(),
      }),
    ),
  }),
})

export const makePolicy: Maker = (properties, id, _, { policies }) => {
  const { Roles, PolicyDocument } = policy.parse(properties)
  for (const role of Roles) {
    policies.set(role, [...(policies.get(role) ?? []), ...PolicyDocument.Statement])
  }
  return made(id)
}

const lambda = z.object({
  FunctionName: z.string(),
  Handler: z.string(),
  Timeout: z.number(),
  Role: z.string(),
  Code: z.object({ S3Bucket: z.string(), S3Key: z.string() }),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }),
})

export const makeFunction: Maker = async (properties, _, { unpack }, { functions }) => {
  const { FunctionName, Handler, Timeout, Role, Code, Environment } = lambda.parse(properties)
  const Arn = arnOf('lambda', `function:${FunctionName}`)
  functions.set(Arn, {
    name: FunctionName,
    handler: Handler,
    timeout: Timeout,
    environment: Environment.Variables,
    folder: await unpack(Code.S3Bucket, Code.S3Key),
    role: Role.split('/').at(-1) ?? '',
  })
  return made(FunctionName, { Arn })
}

const permission = z.object({
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string(),
})

export const makePermission: Maker = (properties, id, _, { permissions }) => {
  const { FunctionName, Principal, SourceArn } = permission.parse(properties)
  permissions.push({ function: FunctionName, principal: Principal, source: SourceArn })
  return made(id)
}

const mapping = z.object({ EventSourceArn: z.string(), FunctionName: z.string() })

export const makeEventSourceMapping: Maker = (properties, id, _, { consumers }) => {
  const { EventSourceArn, FunctionName } = mapping.parse(properties)
  consumers.push({ queue: EventSourceArn, function: arnOf('lambda', `function:${FunctionName}`) })
  return made(id)
}

const rule = z.object({
  ScheduleExpression: z.string().regex(/^rate\(\d+ minutes?\)$/),
  Targets: z.array(z.object({ Arn: z.string(), Input: z.string() })),
})

export const makeRule: Maker = (properties, id, _, { schedules }) => {
  const { ScheduleExpression, Targets } = rule.parse(properties)
  const minutes = Number.parseInt(ScheduleExpression.replace('rate(', ''), 10)
  const Arn = arnOf('events', `rule/${id}`)
  for (const target of Targets) {
    schedules.push({ rule: Arn, minutes, function: target.Arn, input: target.Input })
  }
  return made(id, { Arn })
}
