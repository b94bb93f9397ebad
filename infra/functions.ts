import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import {
  type BundlingOptions,
  LogLevel,
  NodejsFunction,
  type NodejsFunctionProps,
  OutputFormat,
} from 'aws-cdk-lib/aws-lambda-nodejs'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { EnvironmentName } from '../lambdas/core/platform/env.ts'
import type { FunctionName } from '../shared/api/route.ts'
import { grantAccess, type Resources } from './access.ts'
import { acknowledge } from './config/findings.ts'
import { RESERVED_FOR_PAYMENTS } from './config/resources.ts'
import { SERVICES } from './config/services.ts'
import { nameIn, type Stage } from './config/stage.ts'
import { FETCHED_HAN_FONT, HAN_FONT } from './fonts.ts'
import { metricsNamespace } from './monitoring/store-metrics.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Lets CommonJS packages in an ES module bundle require Node's built-in modules. */
const REQUIRE_BANNER =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/**
 * esbuild options. The AWS SDK is bundled, so that the tested version runs. Fonts become files next
 * to the bundle, except the Han font, which is fetched on demand. In functions that render no
 * documents, the 'empty' loader drops legal texts.
 */
const bundlingOf = (service: FunctionName): BundlingOptions => ({
  format: OutputFormat.ESM,
  target: 'node24',
  mainFields: ['module', 'main'],
  minify: true,
  logLevel: LogLevel.WARNING,
  bundleAwsSDK: true,
  banner: REQUIRE_BANNER,
  loader: { '.md': SERVICES[service].rendersDocuments ? 'text' : 'empty', '.ttf': 'file' },
  esbuildArgs: { '--asset-names': '[name]', [`--alias:${HAN_FONT}`]: FETCHED_HAN_FONT },
})

/** The code of a function and how it is bundled. */
export const codeOf = (service: FunctionName): NodejsFunctionProps => ({
  entry: join(ROOT, 'lambdas', service, 'index.ts'),
  projectRoot: ROOT,
  depsLockFilePath: join(ROOT, 'package-lock.json'),
  bundling: bundlingOf(service),
  runtime: Runtime.NODEJS_24_X,
  architecture: Architecture.ARM_64,
})

/** The value of each variable. SERVICES lists the variables of each function. */
export type Environment = Partial<Record<EnvironmentName, string>>

const environmentOf = (service: FunctionName, values: Environment): Record<string, string> =>
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
const constructId = (service: FunctionName): string =>
  `${service.charAt(0).toUpperCase()}${service.slice(1)}`

/** The functions, each with its own role, log group and permissions. */
export const addFunctions = (
  stack: Stack,
  stage: Stage,
  values: Environment,
  resources: Resources,
): Record<FunctionName, NodejsFunction> => {
  const add = (service: FunctionName): NodejsFunction => {
    const { purpose, memory, timeout } = SERVICES[service]
    const id = constructId(service)
    const functionName = nameIn(stage, service)
    const logGroup = addLogGroup(stack, stage, id, functionName)
    const role = addRole(stack, id, logGroup)
    grantAccess(role, service, resources, stage)
    const isTraced = stage.tracing ?? stage.production
    if (isTraced) acknowledge(role, 'IAM5[Resource::*]', 'X-Ray has no resources to name.')
    return new NodejsFunction(stack, id, {
      functionName,
      description: purpose,
      ...codeOf(service),
      memorySize: memory,
      timeout: Duration.seconds(timeout),
      environment: {
        ...environmentOf(service, values),
        POWERTOOLS_METRICS_NAMESPACE: metricsNamespace(stage),
      },
      tracing: isTraced ? Tracing.ACTIVE : Tracing.DISABLED,
      ...(stage.production &&
        service === 'payments' && { reservedConcurrentExecutions: RESERVED_FOR_PAYMENTS }),
      role,
      logGroup,
    })
  }
  const services = Object.keys(SERVICES) as FunctionName[]
  return Object.fromEntries(services.map((service) => [service, add(service)])) as Record<
    FunctionName,
    NodejsFunction
  >
}
export type Functions = ReturnType<typeof addFunctions>
