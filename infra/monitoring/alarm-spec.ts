import { Duration } from 'aws-cdk-lib'
import type { IHttpStage } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { FunctionName } from '../../shared/api/route.ts'

/** The parts of the stack whose metrics AWS keeps. */
export type Monitored = {
  functions: Record<FunctionName, IFunction>
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
export type AlarmSpec = {
  id: string
  description: string
  metric: IMetric
  threshold: number
  onMissingData?: true
}

/** Over which an alarm's metric is evaluated. */
export const period = Duration.minutes(5)
