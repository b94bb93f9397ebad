import type { Stack } from 'aws-cdk-lib'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { Alias, type IFunction } from 'aws-cdk-lib/aws-lambda'
import type { FunctionName } from '../shared/api/route.ts'
import { acknowledge } from './config/findings.ts'
import type { Stage } from './config/stage.ts'
import type { Functions } from './functions.ts'

type Aliases = Record<FunctionName, Alias>

/**
 * Alarms that roll a deployment back. The functions catch most errors, so Lambda's own error metric
 * misses failed responses, webhooks and messages.
 */
const ROLLBACK_ALARMS: Record<FunctionName, readonly string[]> = {
  shop: ['ShopErrors', 'ServerErrors'],
  payments: ['PaymentsErrors', 'ServerErrors', 'WebhookFailures'],
  generation: ['GenerationErrors', 'ServerErrors', 'GenerationFailures'],
  admin: ['AdminErrors', 'ServerErrors'],
  erasure: ['ErasureErrors'],
}

/**
 * An alias of each function in production, which CodeDeploy shifts to new versions. Other stages
 * call the functions directly, because AWS emulators have no CodeDeploy.
 */
export const addAliases = (
  stack: Stack,
  stage: Stage,
  functions: Functions,
): Aliases | undefined => {
  if (!(stage.canary ?? stage.production)) return undefined
  const aliases = Object.entries(functions).map(([service, fn]) => {
    const version = fn.currentVersion
    return [service, new Alias(stack, `${fn.node.id}Live`, { aliasName: 'live', version })] as const
  })
  return Object.fromEntries(aliases) as Aliases
}

const findAlarm = (alarms: readonly Alarm[], name: string): Alarm => {
  const alarm = alarms.find(({ node }) => node.id === `${name}Alarm`)
  if (!alarm) throw new Error(`There is no alarm ${name}`)
  return alarm
}

/** Shifts 10 percent of calls to a new version for five minutes, and rolls back on an alarm of its function. */
export const addCanaryDeployments = (
  stack: Stack,
  functions: Record<FunctionName, IFunction>,
  aliases: Aliases | undefined,
  alarms: readonly Alarm[],
): void => {
  for (const [service, alias] of Object.entries(aliases ?? {}) as [FunctionName, Alias][]) {
    const { id } = functions[service].node
    const group = new LambdaDeploymentGroup(stack, `${id}Deployment`, {
      alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: ROLLBACK_ALARMS[service].map((name) => findAlarm(alarms, name)),
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    })
    acknowledge(
      group.role,
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
      'The CDK chooses this policy, which CodeDeploy needs to update an alias.',
    )
  }
}
