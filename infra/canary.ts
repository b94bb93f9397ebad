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
 * An alias of each function in production, which a deployment moves to the new version by CodeDeploy. Other stages
 * call the functions themselves: emulators of AWS have no CodeDeploy.
 */
export const addAliases = (
  stack: Stack,
  stage: Stage,
  functions: Functions,
): Aliases | undefined => {
  if (!(stage.canary ?? stage.production)) return undefined
  const alias = (service: FunctionName) =>
    new Alias(stack, `${functions[service].node.id}Live`, {
      aliasName: 'live',
      version: functions[service].currentVersion,
    })
  return {
    shop: alias('shop'),
    payments: alias('payments'),
    generation: alias('generation'),
    admin: alias('admin'),
    erasure: alias('erasure'),
  }
}

/** A tenth of the calls reaches a new version for five minutes; an alarm of its function takes the version back. */
export const addCanaryDeployments = (
  stack: Stack,
  functions: Record<FunctionName, IFunction>,
  aliases: Aliases | undefined,
  alarms: readonly Alarm[],
): void => {
  for (const [service, alias] of Object.entries(aliases ?? {})) {
    const { id } = functions[service as FunctionName].node
    const group = new LambdaDeploymentGroup(stack, `${id}Deployment`, {
      alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: alarms.filter(({ node }) => node.id === `${id}ErrorsAlarm`),
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    })
    acknowledge(
      group.role,
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
      'The policy that CodeDeploy needs to move an alias, chosen by the CDK.',
    )
  }
}
