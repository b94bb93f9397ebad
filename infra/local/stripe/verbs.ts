import type { Context, Hono } from 'hono'
import type * as z from 'zod'
import { expandObject } from './expand.ts'
import { readParams } from './form.ts'
import { answerOnce } from './idempotency.ts'
import type { Stripe } from './stripe.ts'

export type Answer = Record<string, unknown>
type Expandable = z.ZodType<{ expand?: string[] }>
type Perform<Schema extends Expandable> = (given: z.infer<Schema>, id: string) => Answer
export type Verbs = ReturnType<typeof verbsOf>

/** Reading and writing as Stripe does both: strict parameters, `expand`, one answer per idempotency key. */
export const verbsOf = (app: Hono, stripe: Stripe) => {
  const show = <Schema extends Expandable>(
    schema: Schema,
    text: string,
    perform: (given: z.infer<Schema>) => Answer,
  ) => {
    const given = readParams(schema, text)
    return expandObject(stripe, perform(given), given.expand)
  }
  return {
    get: <Schema extends Expandable>(path: string, schema: Schema, perform: Perform<Schema>) =>
      app.get(path, (c) => c.json(show(schema, queryOf(c), (given) => perform(given, idOf(c))))),
    post: <Schema extends Expandable>(path: string, schema: Schema, perform: Perform<Schema>) =>
      app.post(path, (c) =>
        answerOnce(c, stripe, (body) => show(schema, body, (given) => perform(given, idOf(c)))),
      ),
  }
}

const queryOf = (c: Context): string => new URL(c.req.url).search.slice(1)
const idOf = (c: Context): string => c.req.param('id') ?? ''

type Page = { limit: number; starting_after?: string }

/** A list as Stripe pages it. https://docs.stripe.com/api/pagination */
export const newestFirst = (url: string, found: { id: string }[], page: Page): Answer => {
  const all = found.toReversed()
  const from = page.starting_after ? all.findIndex(({ id }) => id === page.starting_after) + 1 : 0
  const data = all.slice(from, from + page.limit)
  return { object: 'list', data, has_more: from + data.length < all.length, url }
}
