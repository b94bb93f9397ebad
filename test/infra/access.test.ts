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

/** What each function may do to what. New permissions are added here, where a reviewer sees them. */
const PERMITTED: Record<FunctionName, readonly string[]> = {
  shop: [
    'logs:CreateLogStream on ShopLogs',
    'logs:PutLogEvents on ShopLogs',
    'dynamodb:GetItem on completeddocuments',
    'dynamodb:PutItem on completeddocuments',
    'dynamodb:UpdateItem on completeddocuments',
    'dynamodb:Query on completeddocuments/index/by_token',
    'dynamodb:Query on completeddocuments/index/by_receipt',
    'dynamodb:Query on completeddocuments/index/by_session',
    'dynamodb:GetItem on orderanswers',
    'dynamodb:PutItem on orderanswers',
    'dynamodb:UpdateItem on orderanswers',
    'dynamodb:GetItem on offersales',
    'dynamodb:UpdateItem on offersales',
    'dynamodb:UpdateItem on signups',
    'dynamodb:Query on signups/index/by_unsubscribe',
    'dynamodb:UpdateItem on requestcounts',
    'dynamodb:GetItem on deliveredfiles',
    's3:GetObject on Documents/*',
    'secretsmanager:GetSecretValue on secret',
    'secretsmanager:GetSecretValue on EdgeSecret',
    'sqs:SendMessage on GenerationQueue',
    'ses:SendEmail on identity',
    'ses:SendEmail on configuration-set',
    // Lambda sends feedback on which the function failed to the dead letters, with the function's role.
    'sqs:GetQueueAttributes on EventDeadLetters',
    'sqs:GetQueueUrl on EventDeadLetters',
    'sqs:SendMessage on EventDeadLetters',
  ],
  payments: [
    'logs:CreateLogStream on PaymentsLogs',
    'logs:PutLogEvents on PaymentsLogs',
    'dynamodb:GetItem on completeddocuments',
    'dynamodb:PutItem on completeddocuments',
    'dynamodb:UpdateItem on completeddocuments',
    'dynamodb:Query on completeddocuments/index/by_awaiting',
    'dynamodb:UpdateItem on orderanswers',
    'dynamodb:UpdateItem on offersales',
    'secretsmanager:GetSecretValue on secret',
    'sqs:SendMessage on GenerationQueue',
  ],
  generation: [
    'logs:CreateLogStream on GenerationLogs',
    'logs:PutLogEvents on GenerationLogs',
    'dynamodb:GetItem on completeddocuments',
    'dynamodb:UpdateItem on completeddocuments',
    'dynamodb:Query on completeddocuments/index/by_token',
    'dynamodb:Query on completeddocuments/index/by_receipt',
    'dynamodb:Query on completeddocuments/index/by_email',
    'dynamodb:GetItem on orderanswers',
    'dynamodb:UpdateItem on orderanswers',
    'dynamodb:PutItem on deliveredfiles',
    'dynamodb:UpdateItem on deliveredfiles',
    'dynamodb:PutItem on templateversions',
    'dynamodb:Query on templateversions',
    'dynamodb:UpdateItem on documenttemplates',
    's3:PutObject on Documents/*',
    's3:GetObject on CoreTemplates/*',
    's3:PutObject on CoreTemplates/*',
    's3:GetObject on HanFont',
    'ses:SendEmail on identity',
    'ses:SendEmail on configuration-set',
    // Lambda takes messages from the queue with the function's role.
    'sqs:ChangeMessageVisibility on GenerationQueue',
    'sqs:DeleteMessage on GenerationQueue',
    'sqs:GetQueueAttributes on GenerationQueue',
    'sqs:GetQueueUrl on GenerationQueue',
    'sqs:ReceiveMessage on GenerationQueue',
  ],
  admin: [
    'logs:CreateLogStream on AdminLogs',
    'logs:PutLogEvents on AdminLogs',
    'dynamodb:GetItem on completeddocuments',
    'dynamodb:UpdateItem on completeddocuments',
    'dynamodb:Query on completeddocuments/index/by_token_start',
    'dynamodb:Query on completeddocuments/index/by_number',
    'dynamodb:Query on completeddocuments/index/by_session',
    'dynamodb:Query on completeddocuments/index/by_status',
    'dynamodb:Query on completeddocuments/index/by_email',
    'dynamodb:Query on completeddocuments/index/by_awaiting',
    'dynamodb:UpdateItem on orderanswers',
    'dynamodb:UpdateItem on offersales',
    'dynamodb:GetItem on signups',
    'dynamodb:UpdateItem on signups',
    'dynamodb:DeleteItem on signups',
    'dynamodb:PutItem on erasures',
    'dynamodb:GetItem on templateversions',
    'dynamodb:PutItem on templateversions',
    'dynamodb:Query on templateversions',
    'dynamodb:GetItem on documenttemplates',
    'dynamodb:UpdateItem on documenttemplates',
    's3:GetObject on CoreTemplates/*',
    's3:PutObject on CoreTemplates/*',
    's3:DeleteObjectVersion on CoreTemplates/quarantine/*',
    'secretsmanager:GetSecretValue on secret',
    'sqs:SendMessage on GenerationQueue',
    'ses:SendEmail on identity',
    'ses:SendEmail on configuration-set',
  ],
  erasure: [
    'logs:CreateLogStream on ErasureLogs',
    'logs:PutLogEvents on ErasureLogs',
    'dynamodb:GetItem on completeddocuments',
    'dynamodb:UpdateItem on completeddocuments',
    'dynamodb:Query on completeddocuments/index/by_erasing',
    'dynamodb:DeleteItem on orderanswers',
    'dynamodb:Query on orderanswers',
    's3:DeleteObjectVersion on Documents/*',
    's3:ListBucketVersions on Documents',
  ],
}

/** The logical id in an ARN, without the hash that the CDK appends. */
const placeOf = (resource: unknown): string => {
  const text = JSON.stringify(resource)
  const named = /"Fn::GetAtt":\["(\w+?)[0-9A-F]{8}","Arn"\](?:\},"([^"]*)")?/.exec(text)
  if (named) return `${named[1]}${named[2] ?? ''}`
  // One file of the bucket that a deployment uploads to, by the hash of its content.
  if (/cdk-hnb659fds-assets-.*\/[0-9a-f]{64}\.ttf"/.test(text)) return 'HanFont'
  const made = /^\{"Ref":"(\w+?)[0-9A-F]{8}"\}$/.exec(text)
  return made?.[1] ?? /:(secret|identity|configuration-set)[:/]/.exec(text)?.[1] ?? text
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

describe.each(STAGES)('what may be done in stage %s', (name) => {
  let template: Template
  let policies: [string, Resource][] = []
  beforeAll(() => {
    template = Template.fromStack(stackOf(stageOf(name), { webDist }))
    policies = Object.entries(resourcesOf(template, 'AWS::IAM::Policy')).filter(isOurs)
  })

  it('is never everything, and never on everything', () => {
    expect(policies).toHaveLength(Object.keys(SERVICES).length)
    for (const statement of policies.flatMap(([, policy]) => statementsOf(policy))) {
      expect(statement.Effect).toBe('Allow')
      for (const action of listOf(statement.Action)) expect(action).toMatch(/^[a-z0-9]+:[A-Za-z]+$/)
      for (const resource of listOf(statement.Resource)) expect(resource).not.toBe('*')
    }
  })

  it('covers all objects of one bucket and nothing wider', () => {
    const wide = policies
      .flatMap(([, policy]) => statementsOf(policy))
      .filter(({ Resource: where }) => /\*"/.test(JSON.stringify(where)))
    for (const { Action, Resource: where } of wide) {
      expect(listOf(Action).every((action) => action.startsWith('s3:'))).toBe(true)
      expect(JSON.stringify(where)).toMatch(
        /\["(Documents|CoreTemplates)\w+","Arn"\]\},"\/(quarantine\/)?\*"/,
      )
    }
    expect(wide.length).toBeGreaterThan(0)
  })

  it('comes from our policies alone: no managed policy is attached to a function', () => {
    const roles = Object.entries(resourcesOf(template, 'AWS::IAM::Role')).filter(isOurs)
    expect(roles).toHaveLength(Object.keys(SERVICES).length)
    for (const [, role] of roles) expect(role.Properties.ManagedPolicyArns).toBeUndefined()
  })

  it.each(Object.keys(SERVICES) as FunctionName[])(
    'is, for %s, what was reviewed, and nothing more',
    (service) => {
      const [, policy] = policies.find(([id]) => id.toLowerCase().startsWith(service)) ?? []
      if (!policy) throw new Error(`no policy for ${service}`)
      const granted = new Set(statementsOf(policy).flatMap(permissions))
      expect([...granted].sort()).toEqual([...PERMITTED[service]].sort())
    },
  )

  it('is, for mail, only what a stream is sent as: by its address, identity and configuration set', () => {
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

  it('lets no function that a request reaches delete a version of a bought file', () => {
    const reached = policies.filter(([id]) => !id.startsWith('Erasure'))
    const granted = reached.flatMap(([, policy]) => statementsOf(policy)).flatMap(permissions)
    expect(granted.filter((permission) => /^s3:Delete.* on Documents/.test(permission))).toEqual([])
    const called = JSON.stringify(resourcesOf(template, 'AWS::ApiGatewayV2::Integration'))
    expect(called).not.toContain('Erasure')
  })

  it('is never granted to the public', () => {
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
