import { Duration } from 'aws-cdk-lib'
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { FunctionName } from '../../shared/api/route.ts'
import { SERVICES } from '../config/services.ts'
import type { Stage } from '../config/stage.ts'
import { type AlarmSpec, type Monitored, period } from './alarm-spec.ts'

/** The share of a function's timeout from which a call is too slow. */
const NEAR_TIMEOUT = 0.8
/** Emails a day: 80 % of the quota that SES gives first. */
const DAILY_EMAIL_WARNING = 40_000

/** What fails: the API and each function. */
export const functionAlarms = ({ functions, apiStage }: Monitored): AlarmSpec[] => [
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
export const capacityAlarms = (stage: Stage, monitored: Monitored): AlarmSpec[] => [
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
      threshold: NEAR_TIMEOUT * SERVICES[service as FunctionName].timeout * 1000,
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
