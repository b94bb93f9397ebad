import { Duration, type Stack } from 'aws-cdk-lib'
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Functions } from './functions.ts'
import type { Queues } from './generation.ts'
import { nameIn, type Stage } from './stage.ts'
import { failedWebhooks, refusedWebhooks, storeMetric } from './store-metrics.ts'

export type Watched = { functions: Functions; queues: Queues; apiStage: HttpStage }

/** `from` is the value that rings, `silence` that no value at all does. infra/RUNBOOK.md says what to do. */
type Concern = { id: string; tells: string; metric: IMetric; from: number; silence?: true }

const period = Duration.minutes(5)

const aboutOrders = (stage: Stage): Concern[] => [
  {
    id: 'UnmatchedPayments',
    tells: 'A payment fits no order: find it in the admin area.',
    metric: storeMetric(stage, 'UnmatchedPayments'),
    from: 1,
  },
  {
    id: 'OldestWaiting',
    tells: 'A buyer has paid and has been waiting for files for ten minutes.',
    metric: storeMetric(stage, 'OldestWaiting', Stats.MAXIMUM),
    from: 600,
  },
  {
    id: 'OrdersGivenUp',
    tells: 'Files of a paid order did not come after eight looks: a person has to.',
    metric: storeMetric(stage, 'OrdersGivenUp'),
    from: 1,
  },
  {
    id: 'SweepSilent',
    tells: 'The sweep has not reported for a quarter of an hour.',
    metric: storeMetric(stage, 'OldestWaiting', Stats.SAMPLE_COUNT),
    from: 1,
    silence: true,
  },
]

const aboutWebhooks = (stage: Stage): Concern[] => [
  {
    id: 'WebhookFailures',
    tells: "Stripe's events are answered 500; it sends them again.",
    metric: failedWebhooks(stage),
    from: 1,
  },
  {
    id: 'SignatureFailures',
    tells: "Events are signed with another secret: the stage's is wrong, or somebody forges.",
    metric: refusedWebhooks(stage, 'signature'),
    from: 1,
  },
]

const aboutQueue = ({ queues }: Watched): Concern[] => [
  {
    id: 'DeadLetters',
    tells: 'A paid order could not be generated: fix the cause, then redrive the queue.',
    metric: queues.deadLetters.metricApproximateNumberOfMessagesVisible({
      period,
      statistic: Stats.MAXIMUM,
    }),
    from: 1,
  },
  {
    id: 'OldestMessage',
    tells: 'A message has been waiting in the queue for more than five minutes.',
    metric: queues.generation.metricApproximateAgeOfOldestMessage({
      period,
      statistic: Stats.MAXIMUM,
    }),
    from: 300,
  },
]

const aboutFunctions = ({ functions, apiStage }: Watched): Concern[] => [
  {
    id: 'ServerErrors',
    tells: 'The API answered 5xx.',
    metric: apiStage.metricServerError({ period, statistic: Stats.SUM }),
    from: 5,
  },
  ...Object.values(functions).map((fn) => ({
    id: `${fn.node.id}Errors`,
    tells: `${fn.node.id} fails: look in its logs.`,
    metric: fn.metricErrors({ period, statistic: Stats.SUM }),
    from: 1,
  })),
]

const whenOf = ({ silence }: Concern) =>
  silence
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

/** One alarm for each thing that a person has to know of. */
export const addAlarms = (stack: Stack, stage: Stage, watched: Watched): Alarm[] =>
  [
    ...aboutOrders(stage),
    ...aboutWebhooks(stage),
    ...aboutQueue(watched),
    ...aboutFunctions(watched),
  ].map(
    (concern) =>
      new Alarm(stack, `${concern.id}Alarm`, {
        alarmName: nameIn(stage, concern.id),
        alarmDescription: concern.tells,
        metric: concern.metric,
        threshold: concern.from,
        ...whenOf(concern),
      }),
  )
