import type { Stack } from 'aws-cdk-lib'
import { Dashboard, GraphWidget, type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { MAIL_STREAMS } from '../config/mail-streams.ts'
import { nameIn, type Stage } from '../config/stage.ts'
import type { Monitored } from './alarm-spec.ts'
import { failedWebhooks, refusedWebhooks, reputation, storeMetric } from './store-metrics.ts'

const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12 })

const ordersAndFiles = (stage: Stage) => [
  graph('Orders', [
    storeMetric(stage, 'OrdersOpened'),
    storeMetric(stage, 'OrdersPaid'),
    storeMetric(stage, 'OrdersReady'),
    storeMetric(stage, 'OrdersFailed'),
    storeMetric(stage, 'UnmatchedPayments'),
    storeMetric(stage, 'RefundsFailed'),
  ]),
  graph('Milliseconds to make the files', [
    storeMetric(stage, 'GenerationTime', Stats.p(50)).with({ label: 'half' }),
    storeMetric(stage, 'GenerationTime', Stats.p(95)).with({ label: '95 of 100' }),
    storeMetric(stage, 'GenerationTime', Stats.MAXIMUM).with({ label: 'slowest' }),
  ]),
]

const waitingAndWebhooks = (stage: Stage, { queues }: Monitored) => [
  graph('Waiting and given up', [
    storeMetric(stage, 'OldestWaiting', Stats.MAXIMUM).with({ label: 'seconds since payment' }),
    queues.generation.metricApproximateAgeOfOldestMessage(),
    queues.deadLetters.metricApproximateNumberOfMessagesVisible(),
    storeMetric(stage, 'GenerationFailed'),
    storeMetric(stage, 'OrdersGivenUp'),
    storeMetric(stage, 'UnreadableRows'),
  ]),
  graph('Webhooks', [
    refusedWebhooks(stage, 'unsigned').with({ label: 'refused: not signed' }),
    refusedWebhooks(stage, 'signature').with({ label: 'refused: another signature' }),
    failedWebhooks(stage).with({ label: 'failed' }),
  ]),
]

const mails = (stage: Stage) => [
  graph(
    'Share of mails that came back or were unwanted',
    MAIL_STREAMS.flatMap((stream) => [
      reputation(stage, stream, 'Bounce').with({ label: `${stream}: came back` }),
      reputation(stage, stream, 'Complaint').with({ label: `${stream}: unwanted` }),
    ]),
  ),
  graph('Mails about purchases that came back', [storeMetric(stage, 'PurchaseMailsReturned')]),
]

const requests = ({ functions, apiStage }: Monitored) => {
  const all = Object.values(functions)
  return [
    [
      graph('Requests', [
        apiStage.metricCount(),
        apiStage.metricClientError(),
        apiStage.metricServerError(),
      ]),
      graph(
        'Errors of the functions',
        all.map((fn) => fn.metricErrors()),
      ),
    ],
    [
      graph(
        'Duration, 99th percentile',
        all.map((fn) => fn.metricDuration({ statistic: Stats.p(99) })),
      ),
      graph(
        'At work at once',
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
      ordersAndFiles(stage),
      waitingAndWebhooks(stage, monitored),
      mails(stage),
      ...requests(monitored),
    ],
  })
