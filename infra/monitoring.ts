import type { Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { addAlarms, type Watched } from './alarms.ts'
import { addDashboard } from './dashboard.ts'
import { nameIn, type Stage } from './stage.ts'

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

/** Alarms, told by e-mail where the stage has an address; a dashboard; a budget where one is set. */
export const addMonitoring = (stack: Stack, stage: Stage, watched: Watched): void => {
  const { alarmEmail, monthlyBudget } = stage
  const alarms = addAlarms(stack, stage, watched)
  if (alarmEmail) {
    const bell = addBell(stack, stage, alarmEmail)
    for (const alarm of alarms) alarm.addAlarmAction(bell)
    if (monthlyBudget) addBudget(stack, stage, monthlyBudget, alarmEmail)
  }
  addDashboard(stack, stage, watched)
}
