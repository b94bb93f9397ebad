import { fileURLToPath } from 'node:url'
import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { type BundlingOptions, NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { EnvironmentName } from '../lambdas/core/env.ts'
import { grantAccess, type Resources } from './access.ts'
import { acknowledge } from './acknowledge.ts'
import { SERVICES, type Service } from './services.ts'
import { nameIn, type Stage } from './stage.ts'
import { metricsNamespace } from './store-metrics.ts'

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
  /** Packages written as CommonJS call require, which modules do not have. */
  banner:
    "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
})

/** Values for every variable a function may be told; those a service needs are in SERVICES. */
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

/** The four functions, each with its own role, log group and permissions. */
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
