import type { Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { MAIL_STREAMS } from '../config/mail-streams.ts'
import { nameIn, type Stage } from '../config/stage.ts'
import { type AlarmSpec, type Monitored, period } from './alarm-spec.ts'
import { capacityAlarms, functionAlarms } from './capacity-alarms.ts'
import { failedWebhooks, refusedWebhooks, reputation, storeMetric } from './store-metrics.ts'

/** What needs an operator as soon as it is counted once, by the name of its metric. */
const COUNTED = {
  UnmatchedPayments: 'A payment matches no order. See unmatched payments in the admin area.',
  RefundsFailed: 'A refund failed, so the buyer has not been refunded. See the admin area.',
  OrdersGivenUp:
    'Eight attempts to generate the files of a paid order have failed. An admin must act.',
  UnreadableRows: 'A row does not match its schema. It is skipped until it is fixed.',
  PurchaseMailsReturned:
    'A purchase email bounced or was reported as spam. The buyer may have no link.',
} as const

const orderAlarms = (stage: Stage): AlarmSpec[] => [
  ...(Object.keys(COUNTED) as (keyof typeof COUNTED)[]).map((id) => ({
    id,
    description: COUNTED[id],
    metric: storeMetric(stage, id),
    threshold: 1,
  })),
  {
    id: 'OldestWaiting',
    description: 'A buyer paid ten minutes ago and has no files yet.',
    metric: storeMetric(stage, 'OldestWaiting', Stats.MAXIMUM),
    threshold: 600,
  },
  {
    id: 'GenerationFailures',
    description: 'The files of several orders could not be generated. They are retried.',
    metric: storeMetric(stage, 'GenerationFailed'),
    threshold: 3,
  },
  {
    id: 'SweepSilent',
    description: 'The sweep has not reported for 15 minutes.',
    metric: storeMetric(stage, 'OldestWaiting', Stats.SAMPLE_COUNT),
    threshold: 1,
    onMissingData: true,
  },
]

const webhookAlarms = (stage: Stage): AlarmSpec[] => [
  {
    id: 'WebhookFailures',
    description: 'Stripe webhooks fail with 500. Stripe retries them.',
    metric: failedWebhooks(stage),
    threshold: 1,
  },
  {
    id: 'SignatureFailures',
    description:
      'Webhook signatures are invalid: the stored secret is wrong, or someone is forging events.',
    metric: refusedWebhooks(stage, 'signature'),
    threshold: 1,
  },
]

/**
 * SES reviews an account at 5% bounces or 0.1% complaints, and pauses it at twice and five times
 * that. https://docs.aws.amazon.com/ses/latest/dg/reputationdashboardmessages.html
 */
const REPUTATIONS = [
  { measure: 'Bounce', threshold: 0.05, reason: 'bounce' },
  { measure: 'Complaint', threshold: 0.001, reason: 'are reported as spam' },
] as const

const mailAlarms = (stage: Stage): AlarmSpec[] => [
  ...MAIL_STREAMS.flatMap((stream) =>
    REPUTATIONS.map(({ measure, threshold, reason }) => ({
      id: `${stream.charAt(0).toUpperCase()}${stream.slice(1)}${measure}Rate`,
      description: `Too many emails (${stream}) ${reason}: SES may pause sending.`,
      metric: reputation(stage, stream, measure),
      threshold,
    })),
  ),
]

const longest = { period, statistic: Stats.MAXIMUM }

const queueAlarms = ({ queues }: Monitored): AlarmSpec[] => [
  {
    id: 'DeadLetters',
    description: 'Generation failed three times. Fix the cause, then redrive the queue.',
    metric: queues.deadLetters.metricApproximateNumberOfMessagesVisible(longest),
    threshold: 1,
  },
  {
    id: 'EventDeadLetters',
    description: 'An event was not delivered to its function: email feedback or a scheduled call.',
    metric: queues.eventDeadLetters.metricApproximateNumberOfMessagesVisible(longest),
    threshold: 1,
  },
  {
    id: 'OldestMessage',
    description: 'A message has been waiting in the queue for more than five minutes.',
    metric: queues.generation.metricApproximateAgeOfOldestMessage(longest),
    threshold: 300,
  },
]

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

/** The alarms of a stage. Each requires an operator to act. */
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
