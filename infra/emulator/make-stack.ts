import { MAKERS } from './makers/index.ts'
import { noParts, type Parts, type Workshop } from './parts.ts'
import { inOrder, type Made, resolve, type Template } from './template.ts'

/** Something that happened to a resource, as CloudFormation tells it. */
export type StackEvent = {
  id: string
  type: string
  physicalId: string
  status: 'CREATE_COMPLETE' | 'CREATE_FAILED'
  reason?: string
  time: Date
}

export type StackMade = {
  parts: Parts
  outputs: Record<string, string>
  events: StackEvent[]
  failed: boolean
}

type Progress = { workshop: Workshop; parts: Parts; made: Map<string, Made>; now: () => Date }

const makeOne = async (
  template: Template,
  id: string,
  { workshop, parts, made, now }: Progress,
): Promise<StackEvent> => {
  const { Type = '', Properties = {} } = template.Resources[id] ?? {}
  const event = { id, type: Type, time: now() }
  try {
    const make = MAKERS[Type]
    if (!make) throw new Error(`Resources of type ${Type} are not known here`)
    const properties = resolve(Properties, made) as Record<string, unknown>
    const one = await make(properties, id, workshop, parts)
    made.set(id, one)
    return { ...event, physicalId: one.ref, status: 'CREATE_COMPLETE' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ...event, physicalId: '', status: 'CREATE_FAILED', reason }
  }
}

/** Makes the resources of a template, in order, until one fails. What is there already is kept. */
export const makeStack = async (
  template: Template,
  workshop: Workshop,
  now: () => Date,
): Promise<StackMade> => {
  const progress = { workshop, parts: noParts(), made: new Map<string, Made>(), now }
  const events: StackEvent[] = []
  for (const id of inOrder(template)) {
    const event = await makeOne(template, id, progress)
    events.push(event)
    if (event.status === 'CREATE_FAILED') {
      return { parts: progress.parts, outputs: {}, events, failed: true }
    }
  }
  const outputs = Object.fromEntries(
    Object.entries(template.Outputs).map(([name, { Value }]) => [
      name,
      String(resolve(Value, progress.made)),
    ]),
  )
  return { parts: progress.parts, outputs, events, failed: false }
}
