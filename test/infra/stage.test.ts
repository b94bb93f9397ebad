import { Template } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { readStage } from '../../infra/config/stage.ts'
import { OWNER_VALUES } from './stages.ts'
import { resourcesOf, stackOf } from './synthesize.ts'

const problemOf = (name: string, values: Record<string, string>, environment = {}) => {
  const reading = readStage(name, (key) => values[key], environment)
  return 'problem' in reading ? reading.problem : undefined
}

describe('the stage configuration', () => {
  it('reports all missing production values at once, and where to set them', () => {
    expect(problemOf('production', {})).toBe(
      [
        "Stage production can't be built:",
        '  mailFrom is missing  (-c mailFrom=... or STORE_MAIL_FROM)',
        '  domainName is missing  (-c domainName=... or STORE_DOMAIN_NAME)',
        '  alarmEmail is missing  (-c alarmEmail=... or STORE_ALARM_EMAIL)',
        '  monthlyBudget is missing  (-c monthlyBudget=... or STORE_MONTHLY_BUDGET)',
      ].join('\n'),
    )
  })

  it('states what a wrong value must be', () => {
    const problem = problemOf('production', {
      ...OWNER_VALUES,
      account: '42',
      domainName: 'not a host',
      monthlyBudget: 'much',
      certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/1',
    })
    expect(problem).toContain('account must be the 12 digits of an AWS account')
    expect(problem).toContain('domainName must be a host name')
    expect(problem).toContain('monthlyBudget must be a number of US dollars')
    expect(problem).toContain('certificateArn must be the ARN of a certificate in us-east-1')
  })

  it.each([
    [{ region: 'eu-central-1' }, 'region must be us-east-1'],
    [{ domainName: 'a.example' }, 'hostedZoneId is missing, or give certificateArn'],
    [{ domainName: 'a.example', hostedZoneId: 'Z1' }, 'hostedZoneName is missing'],
    [{ buyButtonLuxury: 'buy_btn_1' }, 'stripePublishableKey is missing: buy buttons need it'],
    [{ buyButtonLuxury: 'plink_1' }, 'buyButtonLuxury must be the id of a buy button, buy_btn_...'],
    [
      { stripePublishableKey: 'sk_live_1' },
      'stripePublishableKey must be a publishable key, pk_...',
    ],
    [{ cryptoLinkStandard: 'http://a.example' }, 'cryptoLinkStandard must be the https address'],
    [{ mailFrom: 'a@b.example', guideFrom: 'a@b.example' }, 'guideFrom must differ from mailFrom'],
    [{ mailIdentity: 'a@b.example' }, 'guideFrom is missing: mailIdentity is a single address'],
    [{ guideFrom: 'not-an-address' }, 'guideFrom must be an email address'],
    [{ monthlyBudget: '10' }, 'alarmEmail is missing: budget alerts need a recipient'],
  ])('rejects %o', (values, complaint) => {
    expect(problemOf('staging', values)).toContain(complaint)
  })

  it('reads values from the environment, overridden by the command line', () => {
    const environment = { STORE_MAIL_FROM: 'env@example.com', STORE_ALARM_EMAIL: 'ops@example.com' }
    const reading = readStage(
      'staging',
      (key) => (key === 'mailFrom' ? 'cli@example.com' : undefined),
      environment,
    )
    expect(reading).toMatchObject({
      stage: { mailFrom: 'cli@example.com', alarmEmail: 'ops@example.com' },
    })
  })

  it('accepts known stage names only', () => {
    expect(problemOf('prod', {})).toBe(
      'There is no stage prod; choose staging, production, emulator.',
    )
    expect(problemOf('constructor', {})).toContain('There is no stage constructor')
  })

  it('cannot turn another stage into production, or production into another', () => {
    const values = { production: 'true', cloudFront: 'false', name: 'x' }
    expect(readStage('staging', (key) => Reflect.get(values, key))).toMatchObject({
      stage: { name: 'staging', production: false, cloudFront: true },
    })
  })

  it('adds a suffix to every name that outlives the stack, so that the stage can be deployed again', () => {
    const reading = readStage('staging', (key) => ({ nameSuffix: 'b2' })[key])
    if ('problem' in reading) throw new Error(reading.problem)
    const template = Template.fromStack(stackOf(reading.stage))
    const names = [
      ['DynamoDB::Table', 'TableName'],
      ['S3::Bucket', 'BucketName'],
      ['Cognito::UserPool', 'UserPoolName'],
      ['Cognito::UserPoolDomain', 'Domain'],
      ['Logs::LogGroup', 'LogGroupName'],
      ['SQS::Queue', 'QueueName'],
    ].flatMap(([type, property = '']) =>
      Object.values(resourcesOf(template, `AWS::${type}`)).map(({ Properties }) =>
        JSON.stringify(Properties[property]),
      ),
    )
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) expect(name).toContain('clausewell-staging-b2-')
  })
})
