import { Metrics } from '@aws-lambda-powertools/metrics'
import {
  METRICS,
  METRICS_SERVICE,
  type MetricName,
  type WebhookRefusal,
} from '../../../shared/metrics.ts'

/** The CloudWatch namespace of the stage, set by the stack. */
const namespace = () => process.env.POWERTOOLS_METRICS_NAMESPACE ?? METRICS_SERVICE

const write = (name: MetricName, value: number, dimensions: Record<string, string>) =>
  new Metrics({ namespace: namespace(), serviceName: METRICS_SERVICE, singleMetric: true })
    .addDimensions(dimensions)
    .addMetric(name, METRICS[name].unit, value)

type MetricsWithDimension = {
  [Name in MetricName]: (typeof METRICS)[Name] extends { by: string } ? Name : never
}
type NameWithDimension = MetricsWithDimension[MetricName]
type PlainName = Exclude<MetricName, NameWithDimension>

/**
 * Records a value as a log line that CloudWatch parses, without an API call. Source: "Embedded
 * metric format specification", Amazon CloudWatch user guide.
 */
export const recordMetric = (name: PlainName, value: number): void => {
  write(name, value, {})
}

/** Adds one to a metric. */
export const count = (name: PlainName): void => recordMetric(name, 1)

export const countRefusedWebhook = (reason: WebhookRefusal): void => {
  write('WebhooksRefused', 1, { reason })
}

/** `route` is its pattern, not the path, which may contain a token. */
export const countFailedRequest = (route: string): void => {
  write('RequestsFailed', 1, { route })
}
