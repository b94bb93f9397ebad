import { Duration } from 'aws-cdk-lib'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { routes } from '../shared/api.ts'
import { METRICS_SERVICE, type MetricName, type WebhookRefusal } from '../shared/metrics.ts'
import { nameIn, type Stage } from './stage.ts'

/** Where CloudWatch keeps what the functions of a stage count. */
export const metricsNamespace = (stage: Stage): string => nameIn(stage, 'store')

const PERIOD = Duration.minutes(5)

const metric = (
  stage: Stage,
  metricName: MetricName,
  statistic: string,
  split: Record<string, string> = {},
): Metric =>
  new Metric({
    namespace: metricsNamespace(stage),
    metricName,
    dimensionsMap: { service: METRICS_SERVICE, ...split },
    statistic,
    period: PERIOD,
  })

type PlainName = Exclude<MetricName, 'WebhooksRefused' | 'RequestsFailed'>

/** A metric of shared/metrics.ts: its sum over five minutes, or another statistic. */
export const storeMetric = (stage: Stage, name: PlainName, statistic: string = Stats.SUM): Metric =>
  metric(stage, name, statistic)

export const refusedWebhooks = (stage: Stage, reason: WebhookRefusal): Metric =>
  metric(stage, 'WebhooksRefused', Stats.SUM, { reason })

/** Webhooks that were answered 500: Stripe sends them again, for three days. */
export const failedWebhooks = (stage: Stage): Metric =>
  metric(stage, 'RequestsFailed', Stats.SUM, { route: routes.stripeWebhook.path })
