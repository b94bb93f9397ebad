import { startQueuePoller } from '../local/queue-poller.ts'
import { startSchedule } from '../local/schedule.ts'
import type { Apis } from './apis.ts'
import { openFunction, type RunningFunction } from './functions.ts'
import { type ApiRoute, httpApi } from './http-api.ts'
import { arnOf } from './identity.ts'
import type { Parts } from './parts.ts'
import { isAllowed, matches } from './permissions.ts'

export type RunOptions = {
  /** Where the emulator answers for all of AWS. */
  endpoint: string
  /** Where the queues themselves are. */
  queueEndpoint: string
  apis: Pick<Apis, 'serve' | 'close'>
  report: (line: string) => void
}

const RECEIVING = ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes']

/** @throws Error as CloudFormation does when a function's role may not read its queue */
const assertConsumersMayRead = ({ consumers, functions, policies }: Parts) => {
  for (const { queue, function: arn } of consumers) {
    const statements = policies.get(functions.get(arn)?.role ?? '') ?? []
    for (const action of RECEIVING) {
      if (isAllowed(statements, { action: `sqs:${action}`, resource: queue })) continue
      throw new Error(`The role of ${arn} does not have permission to call ${action} on ${queue}`)
    }
  }
}

/** A function as somebody else may call it: AWS's services need a permission for each. */
const callerFor = (
  { permissions }: Parts,
  running: ReadonlyMap<string, RunningFunction>,
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

const routesOf = (parts: Parts, running: ReadonlyMap<string, RunningFunction>): ApiRoute[] => {
  const call = callerFor(parts, running, 'apigateway.amazonaws.com')
  const api = parts.apis[0]?.id ?? ''
  return parts.routes.map(({ key, integration, guarded }) => {
    const [method, path = ''] = key.split(' ')
    const place = `${api}/$default/${method}${path}`
    const target = parts.integrations.get(integration) ?? integration
    return { key, guarded, invoke: call(target, arnOf('execute-api', place)) }
  })
}

const startConsumers = (
  { consumers }: Parts,
  running: ReadonlyMap<string, RunningFunction>,
  { queueEndpoint, report }: RunOptions,
) =>
  consumers.map(({ queue, function: arn }) =>
    startQueuePoller({
      endpoint: queueEndpoint,
      queueUrl: `${queueEndpoint}/${queue.split(':').slice(-2).join('/')}`,
      // What the poller hands over is the event of Lambda, and it reads the answer.
      handle: async (event) => {
        const answer = await running.get(arn)?.invoke(event)
        return answer as { batchItemFailures: { itemIdentifier: string }[] }
      },
      report,
    }),
  )

const startSchedules = (
  parts: Parts,
  running: ReadonlyMap<string, RunningFunction>,
  { report }: RunOptions,
) => {
  const call = callerFor(parts, running, 'events.amazonaws.com')
  return parts.schedules.map(({ rule, minutes, function: arn, input }) => {
    const invoke = call(arn, rule)
    return startSchedule({
      name: rule,
      milliseconds: minutes * 60_000,
      run: () => invoke(JSON.parse(input)),
      report,
    })
  })
}

/** Brings a made stack to life: its API answers, its queues are read, its schedules run. */
export const runStack = async (parts: Parts, options: RunOptions) => {
  assertConsumersMayRead(parts)
  const running = new Map(
    [...parts.functions].map(([arn, spec]) => [arn, openFunction(spec, options.endpoint)]),
  )
  for (const { name } of parts.apis) {
    options.apis.serve(name, httpApi(routesOf(parts, running), options.report))
  }
  const workers = [
    ...startConsumers(parts, running, options),
    ...startSchedules(parts, running, options),
  ]
  return {
    parts,
    functionNamed: (name: string) => running.get(arnOf('lambda', `function:${name}`)),
    stop: async () => {
      for (const { name } of parts.apis) options.apis.close(name)
      await Promise.all(workers.map((worker) => worker.stop()))
      for (const one of running.values()) one.stop()
    },
  }
}
export type RunningStack = Awaited<ReturnType<typeof runStack>>
