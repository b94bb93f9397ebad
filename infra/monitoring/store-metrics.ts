import { Duration } from 'aws-cdk-lib'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { stripeWebhook } from '../../shared/api/webhook.ts'
import { METRICS_SERVICE, type MetricName, type WebhookRefusal } from '../../shared/metrics.ts'
import { configurationSetOf, type MailStream } from '../config/mail-streams.ts'
import { nameIn, type Stage } from '../config/stage.ts'

/** The CloudWatch namespace of a stage's metrics. */
export const metricsNamespace = (stage: Stage): string => nameIn(stage, 'store')

const PERIOD = Duration.minutes(5)

const metric = (
  stage: Stage,
  metricName: MetricName,
  statistic: string,
  dimensions: Record<string, string> = {},
): Metric =>
  new Metric({
    namespace: metricsNamespace(stage),
    metricName,
    dimensionsMap: { service: METRICS_SERVICE, ...dimensions },
    statistic,
    period: PERIOD,
  })

type UndimensionedName = Exclude<MetricName, 'WebhooksRefused' | 'RequestsFailed'>

/** A metric of shared/metrics.ts: its sum over five minutes, or another statistic. */
export const storeMetric = (
  stage: Stage,
  name: UndimensionedName,
  statistic: string = Stats.SUM,
): Metric => metric(stage, name, statistic)

export const refusedWebhooks = (stage: Stage, reason: WebhookRefusal): Metric =>
  metric(stage, 'WebhooksRefused', Stats.SUM, { reason })

/** Webhooks that got a 500. Stripe retries them for three days. */
export const failedWebhooks = (stage: Stage): Metric =>
  metric(stage, 'RequestsFailed', Stats.SUM, { route: stripeWebhook.path })

/** A stream's bounce or complaint rate, between 0 and 1, as calculated by SES. */
export const reputation = (
  stage: Stage,
  stream: MailStream,
  measure: 'Bounce' | 'Complaint',
): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${measure}Rate`,
    dimensionsMap: { 'ses:configuration-set': configurationSetOf(stage, stream) },
    statistic: Stats.MAXIMUM,
    period: Duration.hours(1),
  })
