import { fileURLToPath } from 'node:url'
import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { type BundlingOptions, NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { EnvironmentName } from '../lambdas/core/platform/env.ts'
import type { Service } from '../shared/api/route.ts'
import { grantAccess, type Resources } from './access.ts'
import { acknowledge } from './config/findings.ts'
import { SERVICES } from './config/services.ts'
import { nameIn, type Stage } from './config/stage.ts'
import { metricsNamespace } from './monitoring/store-metrics.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * One minified module per function. The AWS SDK is bundled: only the clients in use are loaded, which
 * starts faster than the runtime's copy, and the version that was tested is the one that runs.
 */
const bundling = (service: Service): BundlingOptions => ({
  format: OutputFormat.ESM,
  target: 'node24',
  mainFields: ['module', 'main'],
  minify: true,
  sourceMap: false,
  bundleAwsSDK: true,
  loader: { '.md': SERVICES[service].prints ? 'text' : 'empty', '.ttf': 'file' },
  /** CommonJS packages call require, which ES modules do not have. */
  banner:
    "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
})

/** The value of each variable; SERVICES has the variables of each function. */
export type Environment = Partial<Record<EnvironmentName, string>>

const environmentOf = (service: Service, values: Environment): Record<string, string> =>
  Object.fromEntries(
    SERVICES[service].environment.flatMap((name) => {
      const value = values[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

const addLogGroup = (stack: Stack, stage: Stage, id: string, functionName: string): LogGroup =>
  new LogGroup(stack, `${id}Logs`, {
    logGroupName: `/aws/lambda/${functionName}`,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: stage.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })

const addRole = (stack: Stack, id: string, logGroup: LogGroup): Role => {
  const role = new Role(stack, `${id}Role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
  })
  logGroup.grantWrite(role)
  return role
}

/** shop -> Shop */
const idOf = (service: Service): string => `${service.charAt(0).toUpperCase()}${service.slice(1)}`

/** The functions, each with its own role, log group and permissions. */
export const addFunctions = (
  stack: Stack,
  stage: Stage,
  values: Environment,
  resources: Resources,
): Record<Service, NodejsFunction> => {
  const add = (service: Service): NodejsFunction => {
    const { purpose, memory, timeout } = SERVICES[service]
    const id = idOf(service)
    const functionName = nameIn(stage, service)
    const logGroup = addLogGroup(stack, stage, id, functionName)
    const role = addRole(stack, id, logGroup)
    grantAccess(role, service, resources, stage)
    if (stage.tracing) acknowledge(role, 'IAM5[Resource::*]', 'X-Ray has no resources to name.')
    return new NodejsFunction(stack, id, {
      functionName,
      description: purpose,
      entry: `${ROOT}lambdas/${service}/index.ts`,
      projectRoot: ROOT,
      depsLockFilePath: `${ROOT}package-lock.json`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memory,
      timeout: Duration.seconds(timeout),
      environment: {
        ...environmentOf(service, values),
        POWERTOOLS_METRICS_NAMESPACE: metricsNamespace(stage),
      },
      tracing: stage.tracing ? Tracing.ACTIVE : Tracing.DISABLED,
      role,
      logGroup,
      bundling: bundling(service),
    })
  }
  return {
    shop: add('shop'),
    payments: add('payments'),
    generation: add('generation'),
    admin: add('admin'),
  }
}
export type Functions = ReturnType<typeof addFunctions>
