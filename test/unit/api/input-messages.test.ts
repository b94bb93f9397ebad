import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { firstMessages } from '../../../lambdas/core/platform/handle.ts'
import { inputMessage } from '../../../shared/api/input-messages.ts'
import { routes } from '../../../shared/api/routes.ts'

const messagesFor = (schema: z.ZodType, value: unknown): Record<string, string> => {
  const { error } = schema.safeParse(value, { error: inputMessage })
  return error ? firstMessages(error) : {}
}

/** The words that zod says of its own accord. */
const LIBRARY = /invalid|expected|received|unrecognized|too (small|big)/i

const bodies = Object.entries(routes).filter(([, route]) => route.hasBody && !route.raw)

it.each(bodies)('%s refuses in the store’s words', (_name, { body }) => {
  const keys = body instanceof z.ZodObject ? Object.keys(body.shape) : []
  const wrong = [5, '', 'x'.repeat(5000), true, [], {}, null, -1, { a: { b: 1 } }]
  const requests = [{}, [], 'text', { unknown: 1 }].concat(
    wrong.map((value) => Object.fromEntries(keys.map((key) => [key, value]))),
  )
  const said = requests.flatMap((request) => Object.values(messagesFor(body, request)))
  expect(said).not.toEqual([])
  for (const message of said) {
    expect(message).not.toMatch(LIBRARY)
    expect(message).toMatch(/^[A-Z].*\.$/)
  }
})

describe('a part of a request that is refused', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, 'This is required.'],
    [z.string(), 5, 'This must be text.'],
    [z.number(), '5', 'This must be a number.'],
    [z.int(), 1.5, 'This must be a whole number.'],
    [z.record(z.string(), z.string()), [], 'This must be an object.'],
    [z.date(), 'x', 'This must be of another type.'],
    [z.email(), 'a', 'Please enter a valid email address.'],
    [z.uuid(), 'a', 'This must be a UUID.'],
    [z.string().regex(/^a$/), 'b', 'This has the wrong format.'],
    [z.string().max(2), 'abc', 'At most 2 characters.'],
    [z.array(z.string()).max(0), ['a'], 'At most 0.'],
    [z.string().min(1), '', "This can't be empty."],
    [z.string().min(3), 'a', 'At least 3 characters.'],
    [z.int().min(2), 1, 'At least 2.'],
    [z.number().positive(), 0, 'More than 0.'],
    [z.strictObject({}), { a: 1 }, 'Unknown: a.'],
    [z.enum(['pdf', 'docx']), 'x', 'Must be one of: pdf, docx.'],
    [z.union([z.string(), z.number()]), [], 'We can’t read this value.'],
    [z.string().min(1, 'A name, please.'), '', 'A name, please.'],
  ])('%#: is told why', (schema, value, message) => {
    expect(messagesFor(schema, value)['']).toBe(message)
  })
})
