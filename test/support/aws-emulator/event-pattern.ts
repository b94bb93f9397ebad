import * as z from 'zod'

/** An EventBridge pattern: an event must have one of the listed values for each key. */
export type EventPattern = { [key: string]: string[] | EventPattern }

/** Patterns with other conditions than plain values are not supported, and throw. */
export const eventPattern: z.ZodType<EventPattern> = z.lazy(() =>
  z.record(z.string(), z.union([z.array(z.string()), eventPattern])),
)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether an event matches a pattern. In a list, one value must match.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-event-patterns.html
 */
export const matchesPattern = (event: unknown, pattern: EventPattern): boolean =>
  isObject(event) &&
  Object.entries(pattern).every(([key, wanted]) => {
    const value = event[key]
    if (!Array.isArray(wanted)) return matchesPattern(value, wanted)
    return [value].flat().some((one) => typeof one === 'string' && wanted.includes(one))
  })
