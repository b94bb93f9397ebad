import { describe, expect, it } from 'vitest'
import {
  configurationSetOf,
  identityOf,
  MAIL_STREAMS,
  senderOf,
} from '../../infra/config/mail-streams.ts'
import { OWNER_VALUES, STAGES, stageOf } from './stages.ts'
import { resourcesOf, templateOf } from './synthesize.ts'

describe.each(STAGES)('email in stage %s', (name) => {
  const template = templateOf(name)
  const names = MAIL_STREAMS.map((stream) => configurationSetOf(stageOf(name), stream))

  it('has a configuration set per stream with suppression, metrics and events', () => {
    const sets = Object.values(resourcesOf(template, 'AWS::SES::ConfigurationSet'))
    expect(sets.map(({ Properties }) => Properties)).toEqual(
      names.map((Name) => ({
        Name,
        ReputationOptions: { ReputationMetricsEnabled: true },
        SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
      })),
    )
    const destinations = Object.values(
      resourcesOf(template, 'AWS::SES::ConfigurationSetEventDestination'),
    )
    expect(destinations.map(({ Properties }) => Properties.EventDestination)).toEqual(
      names.map(() => ({
        Enabled: true,
        MatchingEventTypes: ['bounce', 'complaint'],
        EventBridgeDestination: { EventBusArn: expect.anything() },
      })),
    )
    expect(JSON.stringify(destinations)).toContain(':event-bus/default')
  })

  it('sends events of these configuration sets only to the shop function', () => {
    const [shop] =
      Object.entries(resourcesOf(template, 'AWS::Lambda::Function')).find(([id]) =>
        id.startsWith('Shop'),
      ) ?? []
    template.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.ses'],
        'detail-type': ['Email Bounced', 'Email Complaint Received'],
        detail: { mail: { tags: { 'ses:configuration-set': names } } },
      },
      Targets: [{ Arn: { 'Fn::GetAtt': [shop, 'Arn'] } }],
    })
  })
})

it('feedback that the shop cannot receive or handle becomes a dead letter in every stage', () => {
  for (const name of STAGES) {
    const template = templateOf(name)
    const [queue] =
      Object.keys(resourcesOf(template, 'AWS::SQS::Queue')).filter((id) =>
        id.startsWith('EventDeadLetters'),
      ) ?? []
    const Arn = { 'Fn::GetAtt': [queue, 'Arn'] }
    const rules = Object.values(resourcesOf(template, 'AWS::Events::Rule'))
    expect(rules).toHaveLength(3)
    for (const { Properties } of rules) {
      expect(Properties.Targets).toMatchObject([{ DeadLetterConfig: { Arn } }])
    }
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      DestinationConfig: { OnFailure: { Destination: Arn } },
    })
  }
})

describe('email senders of a stage', () => {
  it('are two, of which the owner must configure one', () => {
    const stage = stageOf('production')
    expect(MAIL_STREAMS.map((stream) => senderOf(stage, stream))).toEqual([
      'orders@example.com',
      'guide@example.com',
    ])
    expect(MAIL_STREAMS.map((stream) => identityOf(stage, stream))).toEqual([
      'example.com',
      'example.com',
    ])
  })

  it('may use two domains or individually verified addresses', () => {
    const stage = stageOf('production', {
      ...OWNER_VALUES,
      mailIdentity: 'orders@example.com',
      guideFrom: 'guide@news.example.com',
    })
    expect(MAIL_STREAMS.map((stream) => identityOf(stage, stream))).toEqual([
      'orders@example.com',
      'news.example.com',
    ])
    expect(senderOf(stage, 'guide')).toBe('guide@news.example.com')
  })
})
