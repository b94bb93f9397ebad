import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { EnvironmentName } from '../lambdas/core/platform/env.ts'
import type { Service } from '../shared/api/route.ts'
import { grantAccess, type Resources } from './access.ts'
import { acknowledge } from './config/findings.ts'
import { SERVICES } from './config/services.ts'
import { nameIn, type Stage } from './config/stage.ts'
import { metricsNamespace } from './monitoring/store-metrics.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const BUNDLER = fileURLToPath(new URL('bundle-functions.ts', import.meta.url))

let bundled: string | undefined

/** The folder of all bundles, made once per process: constructs are made at once, and a bundler takes its time. */
const bundles = (): string => {
  if (bundled !== undefined) return bundled
  const folder = mkdtempSync(join(tmpdir(), 'functions-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { status } = spawnSync(process.execPath, [BUNDLER, folder], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The functions could not be bundled')
  bundled = folder
  return folder
}

/** The bundle of a function; a stack that only its template is wanted of takes the sources. */
const codeOf = (stack: Stack, service: Service): Code =>
  Code.fromAsset(join(stack.bundlingRequired ? bundles() : `${ROOT}lambdas`, service))

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
): Record<Service, LambdaFunction> => {
  const add = (service: Service): LambdaFunction => {
    const { purpose, memory, timeout } = SERVICES[service]
    const id = idOf(service)
    const functionName = nameIn(stage, service)
    const logGroup = addLogGroup(stack, stage, id, functionName)
    const role = addRole(stack, id, logGroup)
    grantAccess(role, service, resources, stage)
    if (stage.tracing) acknowledge(role, 'IAM5[Resource::*]', 'X-Ray has no resources to name.')
    return new LambdaFunction(stack, id, {
      functionName,
      description: purpose,
      code: codeOf(stack, service),
      handler: 'index.handler',
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
