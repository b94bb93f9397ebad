import * as z from 'zod'

/** A pattern of EventBridge: each list names the values of which an event has to have one. */
export type EventPattern = { [key: string]: string[] | EventPattern }

/** Patterns with conditions other than plain values are not known here: a guess would prove nothing. */
export const eventPattern: z.ZodType<EventPattern> = z.lazy(() =>
  z.record(z.string(), z.union([z.array(z.string()), eventPattern])),
)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an event has what a pattern asks for; of a list, one of its values. https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-event-patterns.html */
export const matchesPattern = (event: unknown, pattern: EventPattern): boolean =>
  isObject(event) &&
  Object.entries(pattern).every(([key, wanted]) => {
    const value = event[key]
    if (!Array.isArray(wanted)) return matchesPattern(value, wanted)
    return [value].flat().some((one) => typeof one === 'string' && wanted.includes(one))
  })
