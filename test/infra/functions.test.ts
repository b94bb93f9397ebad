import { describe, expect, it } from 'vitest'
import {
  BUCKETS,
  QUEUE,
  RESERVED_FOR_PAYMENTS,
  SWEEP_EVERY_MINUTES,
} from '../../infra/config/resources.ts'
import { SERVICES } from '../../infra/config/services.ts'
import { nameIn } from '../../infra/config/stage.ts'
import type { FunctionName } from '../../shared/api/route.ts'
import { MESSAGE_DAYS } from '../../shared/retention.ts'
import { STAGES, stageOf } from './stages.ts'
import { type Resource, resourcesOf, templateOf } from './synthesize.ts'

const services = Object.keys(SERVICES) as FunctionName[]

/** Names and values that no function's environment may contain. */
const SECRETS = /sk_(live|test)_|rk_(live|test)_|whsec_|AKIA[0-9A-Z]{16}|resolve:secretsmanager/

/** The places whose variables are not called after them. */
const PLACES: Record<string, string> = {
  ORDERS_TABLE: 'completed_documents',
  DOCUMENTS_BUCKET: BUCKETS.documents,
  CORE_TEMPLATES_BUCKET: BUCKETS.coreTemplates,
  GENERATION_QUEUE_URL: QUEUE.name,
}

describe.each(STAGES)('functions of stage %s', (name) => {
  const template = templateOf(name)
  const stage = stageOf(name)
  /** The place that a variable names, as the template writes it: some end in the account. */
  const placeOf = (variable: string) => {
    const place = PLACES[variable] ?? variable.replace('_TABLE', '').toLowerCase()
    return expect.stringMatching(new RegExp(`"${nameIn(stage, place)}["-]`))
  }
  const byName = (service: FunctionName): [string, Resource] => {
    const found = Object.entries(resourcesOf(template, 'AWS::Lambda::Function')).find(
      ([, { Properties }]) => Properties.FunctionName === nameIn(stage, service),
    )
    if (!found) throw new Error(`no function ${service}`)
    return found
  }

  it.each(services)('pass %s the names of its tables, buckets and queue', (service) => {
    const [, { Properties }] = byName(service)
    const { Variables } = Properties.Environment as { Variables: Record<string, unknown> }
    const { Resources } = template.toJSON() as { Resources: Record<string, Resource> }
    for (const [variable, value] of Object.entries(Variables)) {
      const { TableName, BucketName, QueueName } = Resources[Object(value).Ref]?.Properties ?? {}
      const name = TableName ?? BucketName ?? QueueName
      const isNamed = /_(TABLE|BUCKET|QUEUE_URL)$/.test(variable) && variable !== 'FONTS_BUCKET'
      if (!isNamed) expect([variable, name]).toEqual([variable, undefined])
      else expect([variable, JSON.stringify(name)]).toEqual([variable, placeOf(variable)])
    }
  })

  it('accept test links except in production', () => {
    const [, { Properties }] = byName('shop')
    expect(Properties.Environment).toMatchObject({
      Variables: { TEST_TOKENS: name === 'production' ? 'off' : 'on' },
    })
  })

  it('reserve capacity for payments in production only', () => {
    for (const service of services) {
      const reserved =
        stage.production && service === 'payments' ? RESERVED_FOR_PAYMENTS : undefined
      expect(byName(service)[1].Properties.ReservedConcurrentExecutions).toBe(reserved)
    }
  })

  it('expose no secret', () => {
    const text = JSON.stringify(template.toJSON())
    // CloudFront gets the generated secret by a reference that CloudFormation resolves.
    const secretReferences = text.match(/resolve:secretsmanager/g) ?? []
    expect(secretReferences).toHaveLength(stage.cloudFront ? 1 : 0)
    const origin =
      /\{"HeaderName":"X-Origin-Proof","HeaderValue":\{"Fn::Join":\["",\["\{\{resolve:secretsmanager:",\{"Ref":"EdgeSecret\w+"\},":SecretString:proof::\}\}"\]\]\}\}/
    expect(text.replace(origin, '')).not.toMatch(SECRETS)
    const [, shop] = byName('shop')
    expect(shop.Properties.Environment).toMatchObject({
      Variables: { STRIPE_SECRET_ID: stage.stripeSecretName },
    })
  })

  it('consume messages in batches and report partial failures', () => {
    const [generation] = byName('generation')
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: generation },
      BatchSize: QUEUE.batchSize,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
    expect(SERVICES.generation.timeout * 6).toBeLessThanOrEqual(QUEUE.visibilityTimeout)
  })

  it('keep no message longer than the privacy policy says', () => {
    for (const { Properties } of Object.values(resourcesOf(template, 'AWS::SQS::Queue'))) {
      expect(Properties.MessageRetentionPeriod).toBeLessThanOrEqual(MESSAGE_DAYS * 86_400)
    }
  })

  it('move a message to the dead-letter queue after the maximum number of attempts', () => {
    const [id, dead] =
      Object.entries(resourcesOf(template, 'AWS::SQS::Queue')).find(
        ([, { Properties }]) => Properties.QueueName === nameIn(stage, QUEUE.deadLetterName),
      ) ?? []
    expect(dead?.Properties).toMatchObject({ SqsManagedSseEnabled: true })
    template.hasResourceProperties('AWS::SQS::Queue', {
      QueueName: nameIn(stage, QUEUE.name),
      SqsManagedSseEnabled: true,
      VisibilityTimeout: QUEUE.visibilityTimeout,
      MessageRetentionPeriod: QUEUE.retentionDays * 86_400,
      RedrivePolicy: {
        deadLetterTargetArn: { 'Fn::GetAtt': [id, 'Arn'] },
        maxReceiveCount: QUEUE.maxReceives,
      },
    })
  })

  it('sweep on schedule, without retries', () => {
    const [payments] = byName('payments')
    const unit = SWEEP_EVERY_MINUTES === 1 ? 'minute' : 'minutes'
    template.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: `rate(${SWEEP_EVERY_MINUTES} ${unit})`,
      State: 'ENABLED',
      Targets: [
        { Arn: { 'Fn::GetAtt': [payments, 'Arn'] }, Input: JSON.stringify({ task: 'sweep' }) },
      ],
    })
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: payments },
      MaximumRetryAttempts: 0,
    })
  })
})
