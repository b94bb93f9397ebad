import { Duration, type Stack } from 'aws-cdk-lib'
import type { IHttpStage } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Service } from '../../shared/api/route.ts'
import { MAIL_STREAMS } from '../config/mail-streams.ts'
import { SERVICES } from '../config/services.ts'
import { nameIn, type Stage } from '../config/stage.ts'
import { failedWebhooks, refusedWebhooks, reputation, storeMetric } from './store-metrics.ts'

/** The parts of the stack whose metrics AWS keeps. */
export type Monitored = {
  functions: Record<Service, IFunction>
  queues: { generation: IQueue; deadLetters: IQueue; eventDeadLetters: IQueue }
  /** Those that visitors cause writes to; an alarm adds up ten metrics at most. */
  tables: readonly Table[]
  apiStage: IHttpStage
  throttledRequests: IMetric
  /** Absent in a stage without CloudFront. */
  distribution?: Distribution
}

/**
 * An alarm from a threshold on or, with `onMissingData`, when the metric has no values.
 * infra/RUNBOOK.md says what to do about each.
 */
type AlarmSpec = {
  id: string
  description: string
  metric: IMetric
  threshold: number
  onMissingData?: true
}

const period = Duration.minutes(5)

const orderAlarms = (stage: Stage): AlarmSpec[] => [
  {
    id: 'UnmatchedPayments',
    description: 'A payment fits no order: find it in the admin area.',
    metric: storeMetric(stage, 'UnmatchedPayments'),
    threshold: 1,
  },
  {
    id: 'RefundsFailed',
    description: 'A refund failed, so the buyer has not got the money: find it in the admin area.',
    metric: storeMetric(stage, 'RefundsFailed'),
    threshold: 1,
  },
  {
    id: 'OldestWaiting',
    description: 'A buyer has paid and has been waiting for files for ten minutes.',
    metric: storeMetric(stage, 'OldestWaiting', Stats.MAXIMUM),
    threshold: 600,
  },
  {
    id: 'OrdersGivenUp',
    description: 'Files of a paid order did not come after eight attempts: a person has to act.',
    metric: storeMetric(stage, 'OrdersGivenUp'),
    threshold: 1,
  },
  {
    id: 'UnreadableRows',
    description:
      'A row has another shape than it was written with: it is left alone until it is mended.',
    metric: storeMetric(stage, 'UnreadableRows'),
    threshold: 1,
  },
  {
    id: 'SweepSilent',
    description: 'The sweep has not reported for a quarter of an hour.',
    metric: storeMetric(stage, 'OldestWaiting', Stats.SAMPLE_COUNT),
    threshold: 1,
    onMissingData: true,
  },
]

const webhookAlarms = (stage: Stage): AlarmSpec[] => [
  {
    id: 'WebhookFailures',
    description: "Stripe's events are answered 500; it sends them again.",
    metric: failedWebhooks(stage),
    threshold: 1,
  },
  {
    id: 'SignatureFailures',
    description: "Events are signed with another secret: the stage's is wrong, or somebody forges.",
    metric: refusedWebhooks(stage, 'signature'),
    threshold: 1,
  },
]

/**
 * SES reviews an account from 5 % of mails to addresses that do not exist, and from 0.1 % complaints; it stops it at twice
 * and five times as much. https://docs.aws.amazon.com/ses/latest/dg/reputationdashboardmessages.html
 */
const REPUTATIONS = [
  { measure: 'Bounce', threshold: 0.05, what: 'come back' },
  { measure: 'Complaint', threshold: 0.001, what: 'are reported as unwanted' },
] as const

const mailAlarms = (stage: Stage): AlarmSpec[] => [
  {
    id: 'PurchaseMailsReturned',
    description: 'A mail about a purchase came back: its buyer may have no link.',
    metric: storeMetric(stage, 'PurchaseMailsReturned'),
    threshold: 1,
  },
  ...MAIL_STREAMS.flatMap((stream) =>
    REPUTATIONS.map(({ measure, threshold, what }) => ({
      id: `${stream.charAt(0).toUpperCase()}${stream.slice(1)}${measure}Rate`,
      description: `Too many mails (${stream}) ${what}: SES may stop sending them.`,
      metric: reputation(stage, stream, measure),
      threshold,
    })),
  ),
]

const queueAlarms = ({ queues }: Monitored): AlarmSpec[] => [
  {
    id: 'DeadLetters',
    description: 'A paid order could not be generated: fix the cause, then redrive the queue.',
    metric: queues.deadLetters.metricApproximateNumberOfMessagesVisible({
      period,
      statistic: Stats.MAXIMUM,
    }),
    threshold: 1,
  },
  {
    id: 'EventDeadLetters',
    description: 'An event did not reach its function: email feedback or a call of the schedule.',
    metric: queues.eventDeadLetters.metricApproximateNumberOfMessagesVisible({
      period,
      statistic: Stats.MAXIMUM,
    }),
    threshold: 1,
  },
  {
    id: 'OldestMessage',
    description: 'A message has been waiting in the queue for more than five minutes.',
    metric: queues.generation.metricApproximateAgeOfOldestMessage({
      period,
      statistic: Stats.MAXIMUM,
    }),
    threshold: 300,
  },
]

const functionAlarms = ({ functions, apiStage }: Monitored): AlarmSpec[] => [
  {
    id: 'ServerErrors',
    description: 'The API answered 5xx.',
    metric: apiStage.metricServerError({ period, statistic: Stats.SUM }),
    threshold: 5,
  },
  ...Object.values(functions).map((fn) => ({
    id: `${fn.node.id}Errors`,
    description: `${fn.node.id} fails: look in its logs.`,
    metric: fn.metricErrors({ period, statistic: Stats.SUM }),
    threshold: 1,
  })),
]

/** A table counts throttled reads and writes apart, and each index for itself. */
const tableThrottles = (tables: Monitored['tables']): IMetric => {
  const metrics = tables.flatMap((table) => [
    table.metric('ReadThrottleEvents', { period, statistic: Stats.SUM }),
    table.metric('WriteThrottleEvents', { period, statistic: Stats.SUM }),
  ])
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]))
  return new MathExpression({
    expression: `SUM([${Object.keys(usingMetrics)
      .map((name) => `FILL(${name}, 0)`)
      .join(', ')}])`,
    usingMetrics,
    period,
  })
}

/** What calls for more capacity, or shows that somebody uses it up. */
const capacityAlarms = (stage: Stage, monitored: Monitored): AlarmSpec[] => [
  {
    id: 'ThrottledRequests',
    description: 'The API answers 429: a client sends too much, or the throttle is too low.',
    metric: monitored.throttledRequests,
    threshold: 100,
  },
  {
    id: 'TableThrottles',
    description: 'DynamoDB refuses reads or writes: a flood, or the limit of a table is too low.',
    metric: tableThrottles(monitored.tables),
    threshold: 1,
  },
  ...Object.entries(monitored.functions).flatMap(([service, fn]) => [
    {
      id: `${fn.node.id}Throttles`,
      description: `${fn.node.id} is throttled: too few concurrent calls are left for it.`,
      metric: fn.metricThrottles({ period, statistic: Stats.SUM }),
      threshold: 1,
    },
    {
      id: `${fn.node.id}NearTimeout`,
      description: `A call of ${fn.node.id} has taken most of the time that it may take.`,
      metric: fn.metricDuration({ period, statistic: Stats.MAXIMUM }),
      threshold: NEAR_TIMEOUT * SERVICES[service as Service].timeout * 1000,
    },
  ]),
  {
    id: 'EmailQuota',
    description: 'Emails of a day come near the SES quota: ask for a higher one.',
    metric: new Metric({
      namespace: 'AWS/SES',
      metricName: 'Send',
      statistic: Stats.SUM,
      period: Duration.days(1),
    }),
    threshold: stage.dailyEmailWarning ?? DAILY_EMAIL_WARNING,
  },
  ...(monitored.distribution
    ? [
        {
          id: 'SiteErrors',
          description: 'CloudFront answers more than 5 % of the requests with 5xx.',
          metric: monitored.distribution.metric5xxErrorRate({ period, statistic: Stats.AVERAGE }),
          threshold: 5,
        },
      ]
    : []),
]

/** The share of a function's timeout from which a call is too slow. */
const NEAR_TIMEOUT = 0.8
/** Emails a day: 80 % of the quota that SES gives first. */
const DAILY_EMAIL_WARNING = 40_000

const evaluationOf = ({ onMissingData }: AlarmSpec) =>
  onMissingData
    ? {
        evaluationPeriods: 3,
        comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
        treatMissingData: TreatMissingData.BREACHING,
      }
    : {
        evaluationPeriods: 1,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      }

/** The alarms of a stage: each names something that an operator has to act on. */
export const addAlarms = (stack: Stack, stage: Stage, monitored: Monitored): Alarm[] =>
  [
    ...orderAlarms(stage),
    ...webhookAlarms(stage),
    ...mailAlarms(stage),
    ...queueAlarms(monitored),
    ...functionAlarms(monitored),
    ...capacityAlarms(stage, monitored),
  ].map(
    (spec) =>
      new Alarm(stack, `${spec.id}Alarm`, {
        alarmName: nameIn(stage, spec.id),
        alarmDescription: spec.description,
        metric: spec.metric,
        threshold: spec.threshold,
        ...evaluationOf(spec),
      }),
  )
