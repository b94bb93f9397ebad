import { expect, it } from 'vitest'
import * as z from 'zod'
import { firstMessages } from '../../../lambdas/core/platform/handle.ts'
import { inputMessage } from '../../../shared/api/input-messages.ts'
import { routes } from '../../../shared/api/routes.ts'

const messagesFor = (schema: z.ZodType, value: unknown): Record<string, string> => {
  const { error } = schema.safeParse(value, { error: inputMessage })
  return error ? firstMessages(error) : {}
}

/** zod's default messages. */
const LIBRARY = /invalid|expected|received|unrecognized|too (small|big)/i

const bodies = Object.entries(routes).filter(([, route]) => route.hasBody && !route.raw)

it.each(bodies)('%s rejects input with the store’s own messages', (_name, { body }) => {
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
