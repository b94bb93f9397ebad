import type { Statement } from './iam.ts'
import { noResources, type ResourceContext, type StackResources } from './resource-context.ts'
import { RESOURCE_HANDLERS } from './resource-handlers.ts'
import { type RunningStack, type RunOptions, runStack } from './run-stack.ts'
import { creationOrder, type ResourceValues, resolve, type Template } from './template.ts'

/** A resource event, as CloudFormation reports it. */
export type StackEvent = {
  id: string
  type: string
  physicalId: string
  status: 'CREATE_COMPLETE' | 'CREATE_FAILED'
  reason?: string
  time: Date
}

type CreatedStack = {
  resources: StackResources
  outputs: Record<string, string>
  events: StackEvent[]
  failed: boolean
}

type Progress = {
  context: ResourceContext
  resources: StackResources
  created: Map<string, ResourceValues>
  now: () => Date
}

const createResource = async (
  template: Template,
  id: string,
  { context, resources, created, now }: Progress,
): Promise<StackEvent> => {
  const { Type = '', Properties = {} } = template.Resources[id] ?? {}
  const event = { id, type: Type, time: now() }
  try {
    const create = RESOURCE_HANDLERS[Type]
    if (!create) throw new Error(`The emulator doesn't support resources of type ${Type}`)
    const properties = resolve(Properties, created) as Record<string, unknown>
    const values = await create(properties, id, context, resources)
    created.set(id, values)
    return { ...event, physicalId: values.ref, status: 'CREATE_COMPLETE' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ...event, physicalId: '', status: 'CREATE_FAILED', reason }
  }
}

/** Creates the resources of a template until one fails. Existing tables, buckets and queues are reused. */
const createStack = async (
  template: Template,
  context: ResourceContext,
  now: () => Date,
): Promise<CreatedStack> => {
  const created = new Map<string, ResourceValues>()
  const progress = { context, resources: noResources(), created, now }
  const events: StackEvent[] = []
  for (const id of creationOrder(template)) {
    const event = await createResource(template, id, progress)
    events.push(event)
    if (event.status === 'CREATE_FAILED') {
      return { resources: progress.resources, outputs: {}, events, failed: true }
    }
  }
  const outputs = Object.fromEntries(
    Object.entries(template.Outputs).map(([name, { Value }]) => [
      name,
      String(resolve(Value, created)),
    ]),
  )
  return { resources: progress.resources, outputs, events, failed: false }
}

type Options = { context: ResourceContext; run: RunOptions; now: () => Date }

/** The deployed and running stacks. */
export const openStacks = ({ context, run, now }: Options) => {
  const stacks = new Map<string, RunningStack>()

  const remove = async (name: string): Promise<void> => {
    await stacks.get(name)?.stop()
    stacks.delete(name)
  }
  const replace = async (name: string, template: Template): Promise<CreatedStack> => {
    const stack = await createStack(template, context, now)
    if (stack.failed) return stack
    await remove(name)
    stacks.set(name, await runStack(stack.resources, run))
    return stack
  }
  /** Creates a template's stack and replaces the running one with its name. Never throws. */
  const deploy = async (name: string, template: Template): Promise<CreatedStack> => {
    try {
      return await replace(name, template)
    } catch (error) {
      run.report(`${name}: ${error}`)
      return { resources: noResources(), outputs: {}, events: [], failed: true }
    }
  }
  return {
    deploy,
    remove,
    /** The policy statements of a function's role; undefined if there is no such function. */
    statementsOf: (functionName: string): readonly Statement[] | undefined => {
      for (const { resources } of stacks.values()) {
        const spec = [...resources.functions.values()].find(({ name }) => name === functionName)
        if (spec) return resources.policies.get(spec.role) ?? []
      }
      return undefined
    },
    /** Passes an SES event to every stack. */
    handleMailEvent: async (event: object): Promise<void> => {
      await Promise.all([...stacks.values()].map((stack) => stack.handleMailEvent(event)))
    },
    /** @throws Error if there is no such function, and whatever the function throws */
    invoke: async (functionName: string, event: unknown): Promise<unknown> => {
      for (const stack of stacks.values()) {
        const target = stack.functionNamed(functionName)
        if (target) return target.invoke(event)
      }
      throw new Error(`There is no function ${functionName}`)
    },
    stop: () => Promise.all([...stacks.keys()].map(remove)),
  }
}
