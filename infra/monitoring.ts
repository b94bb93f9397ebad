import { Duration, type Stack } from 'aws-cdk-lib'
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Functions } from './functions.ts'
import type { Queues } from './generation.ts'
import { nameIn, type Stage } from './stage.ts'

type Watched = { functions: Functions; queues: Queues; apiStage: HttpStage }

const period = Duration.minutes(5)

type Concern = { id: string; tells: string; metric: IMetric; from: number; periods?: number }

/** Log events that say money came in which fits no order. */
const unmatchedPayments = (stack: Stack, stage: Stage, { payments, shop }: Functions): Metric => {
  const metricNamespace = nameIn(stage, 'payments')
  const metricName = 'unmatched'
  for (const { node, logGroup } of [payments, shop]) {
    new MetricFilter(stack, `${node.id}Unmatched`, {
      logGroup,
      metricNamespace,
      metricName,
      filterPattern: FilterPattern.stringValue('$.event', '=', 'payment.unmatched'),
    })
  }
  return new Metric({ namespace: metricNamespace, metricName, statistic: Stats.SUM, period })
}

const concerns = (stack: Stack, stage: Stage, watched: Watched): Concern[] => [
  {
    id: 'DeadLetters',
    tells: 'A paid order could not be generated: fix the cause, then redrive the queue.',
    metric: watched.queues.deadLetters.metricApproximateNumberOfMessagesVisible({
      period,
      statistic: Stats.MAXIMUM,
    }),
    from: 1,
  },
  {
    id: 'OldestMessage',
    tells: 'A buyer has been waiting for files for more than five minutes.',
    metric: watched.queues.generation.metricApproximateAgeOfOldestMessage({
      period,
      statistic: Stats.MAXIMUM,
    }),
    from: 300,
  },
  {
    id: 'ServerErrors',
    tells: 'The API answered 5xx.',
    metric: watched.apiStage.metricServerError({ period, statistic: Stats.SUM }),
    from: 5,
  },
  {
    id: 'UnmatchedPayments',
    tells: 'A payment fits no order: find it in the admin area.',
    metric: unmatchedPayments(stack, stage, watched.functions),
    from: 1,
  },
  ...Object.values(watched.functions).map((fn) => ({
    id: `${fn.node.id}Errors`,
    tells: `${fn.node.id} fails: look in its logs.`,
    metric: fn.metricErrors({ period, statistic: Stats.SUM }),
    from: 1,
  })),
]

const addAlarm = (stack: Stack, stage: Stage, { id, tells, metric, from }: Concern): Alarm =>
  new Alarm(stack, `${id}Alarm`, {
    alarmName: nameIn(stage, id),
    alarmDescription: tells,
    metric,
    threshold: from,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  })

const addBell = (stack: Stack, stage: Stage, email: string): SnsAction => {
  const topic = new Topic(stack, 'Bell', { topicName: nameIn(stage, 'alarms'), enforceSSL: true })
  topic.addSubscription(new EmailSubscription(email))
  return new SnsAction(topic)
}

const addBudget = (stack: Stack, stage: Stage, amount: number, email: string) => {
  const tell = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN' },
    subscribers: [{ subscriptionType: 'EMAIL', address: email }],
  })
  new CfnBudget(stack, 'Budget', {
    budget: {
      budgetName: nameIn(stage, 'monthly'),
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount, unit: 'USD' },
    },
    notificationsWithSubscribers: [tell('ACTUAL', 80), tell('FORECASTED', 100)],
  })
}

const addDashboard = (stack: Stack, stage: Stage, { functions, queues, apiStage }: Watched) => {
  const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12 })
  const all = Object.values(functions)
  new Dashboard(stack, 'Dashboard', {
    dashboardName: nameIn(stage, 'overview'),
    widgets: [
      [
        graph('Requests', [
          apiStage.metricCount(),
          apiStage.metricClientError(),
          apiStage.metricServerError(),
        ]),
        graph('Generation', [
          queues.generation.metricApproximateAgeOfOldestMessage(),
          queues.deadLetters.metricApproximateNumberOfMessagesVisible(),
        ]),
      ],
      [
        graph(
          'Errors',
          all.map((fn) => fn.metricErrors()),
        ),
        graph(
          'Duration, 99th percentile',
          all.map((fn) => fn.metricDuration({ statistic: 'p99' })),
        ),
      ],
    ],
  })
}

/** Alarms, told by e-mail where the stage has an address; a dashboard; a budget where one is set. */
export const addMonitoring = (stack: Stack, stage: Stage, watched: Watched): void => {
  const { alarmEmail, monthlyBudget } = stage
  const alarms = concerns(stack, stage, watched).map((concern) => addAlarm(stack, stage, concern))
  if (alarmEmail) {
    const bell = addBell(stack, stage, alarmEmail)
    for (const alarm of alarms) alarm.addAlarmAction(bell)
    if (monthlyBudget) addBudget(stack, stage, monthlyBudget, alarmEmail)
  }
  addDashboard(stack, stage, watched)
}
