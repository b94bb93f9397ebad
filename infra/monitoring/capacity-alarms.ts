import { Duration } from 'aws-cdk-lib'
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { FunctionName } from '../../shared/api/route.ts'
import type { TableName } from '../config/resources.ts'
import { SERVICES } from '../config/services.ts'
import type { Stage } from '../config/stage.ts'
import { type AlarmSpec, type Monitored, period } from './alarm-spec.ts'

/** The share of a function's timeout that counts as slow. */
const NEAR_TIMEOUT = 0.8
/** Emails a day: 80 % of the first SES quota. */
const DAILY_EMAIL_WARNING = 40_000

/** Failures of the API and of each function. */
export const functionAlarms = ({ functions, apiStage }: Monitored): AlarmSpec[] => [
  {
    id: 'ServerErrors',
    description: 'The API returned 5xx errors.',
    metric: apiStage.metricServerError({ period, statistic: Stats.SUM }),
    threshold: 5,
  },
  {
    id: 'ErasureSilent',
    description: 'The erasure of files and answers has not run for 15 minutes.',
    metric: functions.erasure.metricInvocations({ period, statistic: Stats.SUM }),
    threshold: 1,
    onMissingData: true,
  },
  ...Object.values(functions).map((fn) => ({
    id: `${fn.node.id}Errors`,
    description: `${fn.node.id} fails: check its logs.`,
    metric: fn.metricErrors({ period, statistic: Stats.SUM }),
    threshold: 1,
  })),
]

/**
 * The operations of visitors and Stripe per table. `ThrottledRequests` also counts requests that an
 * index throttles, unlike the throttle events of a table. An alarm can sum at most ten metrics.
 * Source: "CloudWatch throttling metrics", DynamoDB developer guide.
 */
const WATCHED_OPERATIONS = {
  completed_documents: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
  order_answers: ['GetItem', 'PutItem', 'UpdateItem'],
  request_counts: ['UpdateItem'],
  signups: ['UpdateItem'],
  delivered_files: ['GetItem'],
} as const satisfies Partial<Record<TableName, readonly string[]>>

const tableThrottles = (tables: Monitored['tables']): IMetric => {
  const metrics = Object.entries(WATCHED_OPERATIONS).flatMap(([name, operations]) =>
    operations.map((operation) =>
      tables[name as keyof typeof WATCHED_OPERATIONS].metricThrottledRequestsForOperation(
        operation,
        { period, statistic: Stats.SUM },
      ),
    ),
  )
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]))
  return new MathExpression({
    expression: `SUM([${Object.keys(usingMetrics)
      .map((name) => `FILL(${name}, 0)`)
      .join(', ')}])`,
    usingMetrics,
    period,
  })
}

/** Signs that more capacity is needed or that it is being abused. */
export const capacityAlarms = (stage: Stage, monitored: Monitored): AlarmSpec[] => [
  {
    id: 'ThrottledRequests',
    description:
      'The API returns 429: a client sends too many requests, or the throttle is too low.',
    metric: monitored.throttledRequests,
    threshold: 100,
  },
  {
    id: 'TableThrottles',
    description:
      'DynamoDB throttles requests: a flood of requests, or the limit of a table is too low.',
    metric: tableThrottles(monitored.tables),
    threshold: 1,
  },
  ...Object.entries(monitored.functions).flatMap(([service, fn]) => [
    {
      id: `${fn.node.id}Throttles`,
      description: `${fn.node.id} is throttled: it has reached its concurrency limit.`,
      metric: fn.metricThrottles({ period, statistic: Stats.SUM }),
      threshold: 1,
    },
    {
      id: `${fn.node.id}NearTimeout`,
      description: `${fn.node.id} took most of its timeout.`,
      metric: fn.metricDuration({ period, statistic: Stats.MAXIMUM }),
      threshold: Math.round(NEAR_TIMEOUT * SERVICES[service as FunctionName].timeout * 1000),
    },
  ]),
  {
    id: 'EmailQuota',
    description: 'Daily emails are approaching the SES quota. Request a higher one.',
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
          description: 'CloudFront returns 5xx for more than 5 % of requests.',
          metric: monitored.distribution.metric5xxErrorRate({ period, statistic: Stats.AVERAGE }),
          threshold: 5,
        },
      ]
    : []),
]
