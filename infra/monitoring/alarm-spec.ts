import { Duration } from 'aws-cdk-lib'
import type { IHttpStage } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { FunctionName } from '../../shared/api/route.ts'
import type { TableName } from '../config/resources.ts'

/** The resources with AWS metrics. */
export type Monitored = {
  functions: Record<FunctionName, IFunction>
  queues: { generation: IQueue; deadLetters: IQueue; eventDeadLetters: IQueue }
  tables: Record<TableName, Table>
  apiStage: IHttpStage
  throttledRequests: IMetric
  /** Absent without CloudFront. */
  distribution?: Distribution
}

/**
 * An alarm at a threshold or, with `onMissingData`, when the metric has no data. infra/RUNBOOK.md says how to respond.
 */
export type AlarmSpec = {
  id: string
  description: string
  metric: IMetric
  threshold: number
  onMissingData?: true
}

/** The evaluation period. */
export const period = Duration.minutes(5)
