import { readFileSync } from 'node:fs'
import { Template } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { nameIn } from '../../infra/config/stage.ts'
import { METRICS } from '../../shared/metrics.ts'
import { OWNER_VALUES, STAGES, type StageName, stageOf } from './stages.ts'
import { resourcesOf, stackOf, templateOf } from './synthesize.ts'

const alarmsOf = (name: StageName) =>
  Object.values(resourcesOf(templateOf(name), 'AWS::CloudWatch::Alarm'))

type Dimension = { Value: unknown }

type Alarm = Record<
  'MetricName' | 'Namespace' | 'Statistic' | 'ComparisonOperator' | 'TreatMissingData',
  string
> & {
  AlarmName: string
  Threshold: number
  EvaluationPeriods: number
  Period: number
  Metrics?: {
    MetricStat?: { Metric: { MetricName: string; Dimensions?: Dimension[] }; Period: number }
  }[]
  Dimensions?: Dimension[]
}

/** The values of dimensions, without the hashes that the CDK appends. */
const valuesOf = (dimensions: readonly Dimension[] = []): string[] =>
  dimensions.map(({ Value }) =>
    JSON.stringify(Value)
      .replace(/[0-9A-F]{8}"/g, '"')
      .replace(/[^\w-]+|Ref|Fn|GetAtt/g, ''),
  )

const measureOf = ({ Namespace, MetricName, Statistic, Metrics, Dimensions }: Alarm): string => {
  if (!Metrics) {
    return [`${Statistic} of ${Namespace} ${MetricName}`, ...valuesOf(Dimensions)].join(' ')
  }
  const parts = Metrics.flatMap(({ MetricStat }) =>
    MetricStat
      ? [[MetricStat.Metric.MetricName, ...valuesOf(MetricStat.Metric.Dimensions)].join(' ')]
      : [],
  )
  return `sum of ${parts.join(' + ')}`
}

/** "DeadLetters: Maximum of AWS/SQS ApproximateNumberOfMessagesVisible DeadLettersQueueName >= 1" */
const lineOf = (alarm: Alarm): string => {
  const isBelow = alarm.ComparisonOperator === 'LessThanThreshold'
  const period = alarm.Period ?? alarm.Metrics?.find((each) => each.MetricStat)?.MetricStat?.Period
  return [
    `${alarm.AlarmName.split('-').at(-1)}:`,
    measureOf(alarm),
    isBelow ? '<' : '>=',
    `${alarm.Threshold},`,
    `${alarm.EvaluationPeriods} x ${period} s,`,
    `no data: ${alarm.TreatMissingData}`,
  ].join(' ')
}

describe('the alarms', () => {
  it('are exactly the reviewed ones', () => {
    const reviewed = readFileSync(new URL('alarms.txt', import.meta.url), 'utf8')
    const lines = alarmsOf('production').map(({ Properties }) => lineOf(Properties as Alarm))
    expect(lines.toSorted()).toEqual(reviewed.trim().split('\n'))
  })

  it('email the owner if the stage has an address', () => {
    const template = templateOf('production')
    const [topic] = Object.keys(resourcesOf(template, 'AWS::SNS::Topic'))
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'owner@example.com',
      TopicArn: { Ref: topic },
    })
    const policy = JSON.stringify(resourcesOf(template, 'AWS::SNS::TopicPolicy'))
    expect(policy).toMatch(/"Allow","Principal":\{"Service":"cloudwatch\.amazonaws\.com"\}/)
    for (const { Properties } of alarmsOf('production')) {
      expect(Properties.AlarmActions).toEqual([{ Ref: topic }])
    }
    templateOf('staging').resourceCountIs('AWS::SNS::Topic', 0)
    for (const { Properties } of alarmsOf('staging')) {
      expect(Properties.AlarmActions).toBeUndefined()
    }
  })

  it('include spending if the stage has a budget', () => {
    templateOf('production').hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 50, Unit: 'USD' } },
    })
    templateOf('staging').resourceCountIs('AWS::Budgets::Budget', 0)
  })
})

describe.each(STAGES)('dashboard of stage %s', (name) => {
  it('shows every metric the functions emit, in the stage’s own namespace', () => {
    const boards = Object.values(resourcesOf(templateOf(name), 'AWS::CloudWatch::Dashboard'))
    expect(boards).toHaveLength(1)
    const body = JSON.stringify(boards[0]?.Properties.DashboardBody)
    for (const metric of Object.keys(METRICS)) expect(body).toContain(`\\"${metric}\\"`)
    expect(body).toContain(nameIn(stageOf(name), 'store'))
  })
})

describe('tracing', () => {
  const modesOf = (template: Template) =>
    Object.values(resourcesOf(template, 'AWS::Lambda::Function')).map(
      ({ Properties }) => (Properties.TracingConfig as { Mode: string } | undefined)?.Mode,
    )

  it.each(['staging', 'emulator'] as const)('is off in stage %s unless enabled', (name) => {
    expect(new Set(modesOf(templateOf(name)))).toEqual(new Set([undefined]))
    expect(JSON.stringify(templateOf(name).toJSON())).not.toContain('xray:')
  })

  it('is on in production by default, with a canary deployment per function', () => {
    const values = { ...OWNER_VALUES, tracing: '', canary: '' }
    const template = Template.fromStack(stackOf(stageOf('production', values)))
    expect(new Set(modesOf(template))).toEqual(new Set(['Active']))
    template.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 5)
    template.resourceCountIs('AWS::Lambda::Alias', 5)
    const alarms = resourcesOf(template, 'AWS::CloudWatch::Alarm')
    const groups = Object.values(resourcesOf(template, 'AWS::CodeDeploy::DeploymentGroup'))
    const rollbacks: (string | undefined)[][] = []
    for (const { Properties } of groups) {
      expect(Properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM', 'DEPLOYMENT_FAILURE']),
        },
      })
      const { Alarms } = Properties.AlarmConfiguration as { Alarms: { Name: { Ref: string } }[] }
      const names = Alarms.map(({ Name }) => String(alarms[Name.Ref]?.Properties.AlarmName))
      rollbacks.push(names.map((alarm) => alarm.split('-').at(-1)))
    }
    // Failures that the functions catch are no errors to Lambda.
    expect(rollbacks).toEqual([
      ['ShopErrors', 'ServerErrors'],
      ['PaymentsErrors', 'ServerErrors', 'WebhookFailures'],
      ['GenerationErrors', 'ServerErrors', 'GenerationFailures'],
      ['AdminErrors', 'ServerErrors'],
      ['ErasureErrors'],
    ])
    // Requests, messages and schedules invoke the alias, not the latest version.
    const called = ['ApiGatewayV2::Integration', 'Events::Rule', 'Lambda::EventSourceMapping']
      .flatMap((type) => Object.values(resourcesOf(template, `AWS::${type}`)))
      .map(({ Properties }) => JSON.stringify(Properties))
      .filter((text) => /Shop|Payments|Generation|Admin|Erasure/.test(text))
    expect(called.length).toBeGreaterThan(4)
    for (const text of called) expect(text).toMatch(/Live[0-9A-F]{8}/)
  })
})
