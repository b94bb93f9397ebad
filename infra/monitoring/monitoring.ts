import type { Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { nameIn, type Stage } from '../config/stage.ts'
import type { Monitored } from './alarm-spec.ts'
import { addAlarms } from './alarms.ts'
import { addDashboard } from './dashboard.ts'

const addAlarmTopic = (stack: Stack, stage: Stage, email: string): SnsAction => {
  const topic = new Topic(stack, 'AlarmTopic', {
    topicName: nameIn(stage, 'alarms'),
    enforceSSL: true,
  })
  topic.addSubscription(new EmailSubscription(email))
  // A topic policy replaces the default one, without which CloudWatch may not publish. Source: AWS
  // Knowledge Center, "cloudwatch-receive-sns-for-alarm-trigger".
  topic.grantPublish(
    new ServicePrincipal('cloudwatch.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
    }),
  )
  return new SnsAction(topic)
}

const addBudget = (stack: Stack, stage: Stage, amount: number, email: string) => {
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
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
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  })
}

/** Adds alarms (emailed if the stage has an address), a dashboard, and a budget if set. */
export const addMonitoring = (stack: Stack, stage: Stage, monitored: Monitored): Alarm[] => {
  const { alarmEmail, monthlyBudget } = stage
  const alarms = addAlarms(stack, stage, monitored)
  if (alarmEmail) {
    const topic = addAlarmTopic(stack, stage, alarmEmail)
    for (const alarm of alarms) alarm.addAlarmAction(topic)
    if (monthlyBudget) addBudget(stack, stage, monthlyBudget, alarmEmail)
  }
  addDashboard(stack, stage, monitored)
  return alarms
}
