import * as z from 'zod'
import { localArn } from '../../../infra/local/account.ts'
import { startQueuePoller } from '../../../infra/local/queue-poller.ts'
import { startSchedule } from '../../../infra/local/schedule.ts'
import { matchesPattern } from './event-pattern.ts'
import { type FunctionProcess, openFunction } from './function-process.ts'
import { type ApiRoute, type HttpApis, httpApi } from './http-api.ts'
import { isAllowed, matches } from './iam.ts'
import type { StackResources } from './resource-context.ts'

export type RunOptions = {
  /** The emulator's endpoint for all services. */
  endpoint: string
  /** The URL of SQS itself: pollers bypass the role check. */
  queueEndpoint: string
  apis: Pick<HttpApis, 'deploy' | 'remove'>
  report: (line: string) => void
}

const POLLER_ACTIONS = ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes']

/** @throws Error, like Lambda, if a function's role may not poll its queue */
const assertMayPoll = ({ eventSourceMappings, functions, policies }: StackResources) => {
  for (const { queue, function: arn } of eventSourceMappings) {
    const statements = policies.get(functions.get(arn)?.role ?? '') ?? []
    for (const action of POLLER_ACTIONS) {
      if (isAllowed(statements, { action: `sqs:${action}`, resource: queue })) continue
      throw new Error(`The role of ${arn} does not have permission to call ${action} on ${queue}`)
    }
  }
}

/** Invokes functions for an AWS service, which needs a permission per function and source. */
const invokerFor = (
  { permissions }: StackResources,
  running: ReadonlyMap<string, FunctionProcess>,
  principal: string,
) => {
  return (arn: string, source: string) => {
    const target = running.get(arn)
    if (!target) throw new Error(`There is no function ${arn}`)
    const permitted = permissions.some(
      (one) => one.function === arn && one.principal === principal && matches(one.source, source),
    )
    return async (event: unknown) => {
      if (!permitted) throw new Error(`${principal} has no permission to call ${arn} for ${source}`)
      return target.invoke(event)
    }
  }
}

const routesOf = (
  resources: StackResources,
  running: ReadonlyMap<string, FunctionProcess>,
): ApiRoute[] => {
  const invokerOf = invokerFor(resources, running, 'apigateway.amazonaws.com')
  const api = resources.apis[0]?.id ?? ''
  return resources.routes.map(({ key, integration, authorized }) => {
    const [method, path = ''] = key.split(' ')
    const route = `${api}/$default/${method}${path}`
    const target = resources.integrations.get(integration) ?? integration
    return { key, authorized, invoke: invokerOf(target, localArn('execute-api', route)) }
  })
}

const startPollers = (
  { eventSourceMappings }: StackResources,
  running: ReadonlyMap<string, FunctionProcess>,
  { queueEndpoint, report }: RunOptions,
) =>
  eventSourceMappings.map(({ queue, function: arn }) =>
    startQueuePoller({
      endpoint: queueEndpoint,
      queueUrl: `${queueEndpoint}/${queue.split(':').slice(-2).join('/')}`,
      // Event and response follow Lambda's event source mapping for SQS.
      handle: async (event) => {
        const answer = await running.get(arn)?.invoke(event)
        return answer as { batchItemFailures: { itemIdentifier: string }[] }
      },
      report,
    }),
  )

const startSchedules = (
  resources: StackResources,
  running: ReadonlyMap<string, FunctionProcess>,
  { report }: RunOptions,
) => {
  const invokerOf = invokerFor(resources, running, 'events.amazonaws.com')
  return resources.schedules.map(({ rule, minutes, function: arn, input }) => {
    const invoke = invokerOf(arn, rule)
    return startSchedule({
      name: rule,
      milliseconds: minutes * 60_000,
      run: () => invoke(JSON.parse(input)),
      report,
    })
  })
}

const sesEvent = z.object({
  detail: z.object({
    mail: z.object({ tags: z.object({ 'ses:configuration-set': z.tuple([z.string()]) }) }),
  }),
})

/** Passes an SES event to the functions of matching rules, if its configuration set publishes events. */
const mailEventsOf = (resources: StackResources, running: ReadonlyMap<string, FunctionProcess>) => {
  const invokerOf = invokerFor(resources, running, 'events.amazonaws.com')
  return async (event: object): Promise<void> => {
    const [set] = sesEvent.parse(event).detail.mail.tags['ses:configuration-set']
    if (!resources.published.has(set)) return
    const matching = resources.eventRules.filter(({ pattern }) => matchesPattern(event, pattern))
    await Promise.all(matching.map(({ rule, function: arn }) => invokerOf(arn, rule)(event)))
  }
}

/** Starts a created stack: its API responds, its queues are polled, its schedules run. */
export const runStack = async (resources: StackResources, options: RunOptions) => {
  assertMayPoll(resources)
  const running = new Map(
    [...resources.functions].map(([arn, spec]) => [arn, openFunction(spec, options.endpoint)]),
  )
  for (const { name } of resources.apis) {
    options.apis.deploy(name, httpApi(routesOf(resources, running), options.report))
  }
  const workers = [
    ...startPollers(resources, running, options),
    ...startSchedules(resources, running, options),
  ]
  return {
    resources,
    handleMailEvent: mailEventsOf(resources, running),
    functionNamed: (name: string) => running.get(localArn('lambda', `function:${name}`)),
    stop: async () => {
      for (const { name } of resources.apis) options.apis.remove(name)
      await Promise.all(workers.map((worker) => worker.stop()))
      for (const one of running.values()) one.stop()
    },
  }
}
export type RunningStack = Awaited<ReturnType<typeof runStack>>
