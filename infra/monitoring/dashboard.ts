import type { Stack } from 'aws-cdk-lib'
import { Dashboard, GraphWidget, type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { MAIL_STREAMS } from '../config/mail-streams.ts'
import { nameIn, type Stage } from '../config/stage.ts'
import type { Monitored } from './alarm-spec.ts'
import { failedWebhooks, refusedWebhooks, reputation, storeMetric } from './store-metrics.ts'

const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12 })

const orderGraphs = (stage: Stage) => [
  graph('Orders', [
    storeMetric(stage, 'OrdersOpened'),
    storeMetric(stage, 'OrdersPaid'),
    storeMetric(stage, 'OrdersReady'),
    storeMetric(stage, 'OrdersFailed'),
    storeMetric(stage, 'UnmatchedPayments'),
    storeMetric(stage, 'RefundsFailed'),
  ]),
  graph('Generation time in milliseconds', [
    storeMetric(stage, 'GenerationTime', Stats.p(50)).with({ label: 'median' }),
    storeMetric(stage, 'GenerationTime', Stats.p(95)).with({ label: '95th percentile' }),
    storeMetric(stage, 'GenerationTime', Stats.MAXIMUM).with({ label: 'maximum' }),
  ]),
]

const backlogGraphs = (stage: Stage, { queues }: Monitored) => [
  graph('Waiting and failed orders', [
    storeMetric(stage, 'OldestWaiting', Stats.MAXIMUM).with({ label: 'seconds since payment' }),
    queues.generation.metricApproximateAgeOfOldestMessage(),
    queues.deadLetters.metricApproximateNumberOfMessagesVisible(),
    storeMetric(stage, 'GenerationFailed'),
    storeMetric(stage, 'OrdersGivenUp'),
    storeMetric(stage, 'UnreadableRows'),
  ]),
  graph('Webhooks', [
    refusedWebhooks(stage, 'unsigned').with({ label: 'rejected: no signature' }),
    refusedWebhooks(stage, 'signature').with({ label: 'rejected: invalid signature' }),
    failedWebhooks(stage).with({ label: 'failed' }),
  ]),
]

const emailGraphs = (stage: Stage) => [
  graph(
    'Bounce and complaint rates',
    MAIL_STREAMS.flatMap((stream) => [
      reputation(stage, stream, 'Bounce').with({ label: `${stream}: bounces` }),
      reputation(stage, stream, 'Complaint').with({ label: `${stream}: complaints` }),
    ]),
  ),
  graph('Returned purchase emails', [storeMetric(stage, 'PurchaseMailsReturned')]),
]

const requestGraphs = ({ functions, apiStage }: Monitored) => {
  const all = Object.values(functions)
  return [
    [
      graph('Requests', [
        apiStage.metricCount(),
        apiStage.metricClientError(),
        apiStage.metricServerError(),
      ]),
      graph(
        'Function errors',
        all.map((fn) => fn.metricErrors()),
      ),
    ],
    [
      graph(
        'Duration, 99th percentile',
        all.map((fn) => fn.metricDuration({ statistic: Stats.p(99) })),
      ),
      graph(
        'Concurrent executions',
        all.map((fn) => fn.metric('ConcurrentExecutions', { statistic: Stats.MAXIMUM })),
      ),
    ],
  ]
}

/** The dashboard: orders and files first, then the API and the functions. */
export const addDashboard = (stack: Stack, stage: Stage, monitored: Monitored): Dashboard =>
  new Dashboard(stack, 'Dashboard', {
    dashboardName: nameIn(stage, 'overview'),
    widgets: [
      orderGraphs(stage),
      backlogGraphs(stage, monitored),
      emailGraphs(stage),
      ...requestGraphs(monitored),
    ],
  })
