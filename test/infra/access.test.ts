import { readFileSync } from 'node:fs'
import { Template } from 'aws-cdk-lib/assertions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SERVICES } from '../../infra/config/services.ts'
import type { FunctionName } from '../../shared/api/route.ts'
import { STAGES, stageOf } from './stages.ts'
import { folderWith, type Resource, remove, resourcesOf, stackOf } from './synthesize.ts'

type Statement = {
  Effect: string
  Action: string | string[]
  Resource: unknown
  Principal?: unknown
  Condition?: unknown
}

const webDist = folderWith({ 'index.html': '<!doctype html>', 'assets/index-1.js': 'void 0' })
afterAll(() => remove(webDist))

const statementsOf = ({ Properties }: Resource): Statement[] =>
  (Properties.PolicyDocument as { Statement: Statement[] }).Statement

const listOf = <Item>(value: Item | Item[]): Item[] => (Array.isArray(value) ? value : [value])

/** What each function may do to what. New permissions are added there, where a reviewer sees them. */
const PERMITTED = readFileSync(new URL('permitted.txt', import.meta.url), 'utf8').split('\n\n')

const permittedTo = (service: FunctionName): string[] => {
  const [, ...lines] = PERMITTED.find((part) => part.startsWith(`${service}:`))?.split('\n') ?? []
  return lines.map((line) => line.trim()).filter(Boolean)
}

/** The logical id in an ARN, without the hash that the CDK appends. */
const placeOf = (resource: unknown): string => {
  const text = JSON.stringify(resource)
  const getAtt = /"Fn::GetAtt":\["(\w+?)[0-9A-F]{8}","Arn"\](?:\},"([^"]*)")?/.exec(text)
  if (getAtt) return `${getAtt[1]}${getAtt[2] ?? ''}`
  // One object of the deployment bucket, named by its content hash.
  if (/cdk-hnb659fds-assets-.*\/[0-9a-f]{64}\.ttf"/.test(text)) return 'HanFont'
  const ref = /^\{"Ref":"(\w+?)[0-9A-F]{8}"\}$/.exec(text)
  return ref?.[1] ?? /:(secret|identity|configuration-set)[:/]/.exec(text)?.[1] ?? text
}

/** "s3:GetObject on Documents/*" for each action and resource. */
const permissions = ({ Action, Resource: where }: Statement): string[] =>
  listOf(Action).flatMap((action) =>
    listOf(where).map((resource) => `${action} on ${placeOf(resource)}`),
  )

/** Roles whose permissions the CDK chooses, and their purpose. */
const OTHERS = [
  {
    policy: /^CustomCDKBucketDeployment/,
    why: "CDK's uploader runs during deployments only; its permissions come with aws-cdk-lib",
  },
]
const isOurs = ([id]: [string, unknown]) => !OTHERS.some(({ policy }) => policy.test(id))

describe.each(STAGES)('IAM permissions in stage %s', (name) => {
  let template: Template
  let policies: [string, Resource][] = []
  beforeAll(() => {
    template = Template.fromStack(stackOf(stageOf(name), { webDist }))
    policies = Object.entries(resourcesOf(template, 'AWS::IAM::Policy')).filter(isOurs)
  })

  it('contain no wildcard action or resource', () => {
    expect(policies).toHaveLength(Object.keys(SERVICES).length)
    for (const statement of policies.flatMap(([, policy]) => statementsOf(policy))) {
      expect(statement.Effect).toBe('Allow')
      for (const action of listOf(statement.Action)) expect(action).toMatch(/^[a-z0-9]+:[A-Za-z]+$/)
      for (const resource of listOf(statement.Resource)) expect(resource).not.toBe('*')
    }
  })

  it('come from our own policies only, without managed policies', () => {
    const roles = Object.entries(resourcesOf(template, 'AWS::IAM::Role')).filter(isOurs)
    expect(roles).toHaveLength(Object.keys(SERVICES).length)
    for (const [, role] of roles) expect(role.Properties.ManagedPolicyArns).toBeUndefined()
  })

  it.each(Object.keys(SERVICES) as FunctionName[])(
    'are exactly the reviewed ones for %s',
    (service) => {
      const [, policy] = policies.find(([id]) => id.toLowerCase().startsWith(service)) ?? []
      if (!policy) throw new Error(`no policy for ${service}`)
      const granted = new Set(statementsOf(policy).flatMap(permissions))
      expect([...granted].sort()).toEqual(permittedTo(service).sort())
    },
  )

  it('allow sending email only with a stream’s address, identity and configuration set', () => {
    const stage = stageOf(name)
    const domain = stage.mailFrom.split('@')[1]
    const sent = policies.flatMap(([id, policy]) =>
      statementsOf(policy)
        .filter(({ Action }) => listOf(Action).includes('ses:SendEmail'))
        .map(({ Condition, Resource: where }) => ({
          by: id.replace(/Role.*/, ''),
          Condition,
          where: listOf(where)
            .map(
              (arn) =>
                /:ses:.*:((?:identity|configuration-set)\/[^"]+)"/.exec(JSON.stringify(arn))?.[1],
            )
            .sort(),
        })),
    )
    const as = (by: string, stream: string, address: string) => ({
      by,
      Condition: { StringEquals: { 'ses:FromAddress': address } },
      where: [`configuration-set/clausewell-${name}-${stream}`, `identity/${domain}`],
    })
    expect(sent.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual([
      as('Admin', 'purchases', stage.mailFrom),
      as('Generation', 'purchases', stage.mailFrom),
      ...[as('Shop', 'guide', `guide@${domain}`), as('Shop', 'purchases', stage.mailFrom)].sort(
        (a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)),
      ),
    ])
  })

  it('let no function reachable by a request delete a version of a purchased file', () => {
    const reached = policies.filter(([id]) => !id.startsWith('Erasure'))
    const granted = reached.flatMap(([, policy]) => statementsOf(policy)).flatMap(permissions)
    expect(granted.filter((permission) => /^s3:Delete.* on Documents/.test(permission))).toEqual([])
    const called = JSON.stringify(resourcesOf(template, 'AWS::ApiGatewayV2::Integration'))
    expect(called).not.toContain('Erasure')
  })

  it('never grant public access', () => {
    const resources = ['AWS::S3::BucketPolicy', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy']
    const open = resources
      .flatMap((type) => Object.values(resourcesOf(template, type)))
      .flatMap(statementsOf)
      .filter(
        ({ Effect, Principal }) => Effect === 'Allow' && /"\*"/.test(JSON.stringify(Principal)),
      )
    expect(open).toEqual([])
  })
})
