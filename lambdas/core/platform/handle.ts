import type { Context } from 'hono'
import type * as z from 'zod'
import { inputMessage } from '../../../shared/api/input-messages.ts'
import { errorsOf, type Route } from '../../../shared/api/route.ts'
import { PAGE_HEADERS } from '../../../shared/edge.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { environment, readEnvironment } from './env.ts'
import { AppError } from './errors.ts'
import { log } from './log.ts'
import { memoize } from './memoize.ts'

/** A handler's argument: the parsed request, the time it arrived, and the admin who sent it. */
type HandlerInput<R extends Route> = {
  params: z.output<R['params']>
  query: z.output<R['query']>
  headers: z.output<R['headers']>
  body: z.output<R['body']>
  now: Date
  /** Whether it is a HEAD request. */
  isHead: boolean
  /** Absent on routes that are not for admins. */
  admin?: string
}

/** A route with its handler. */
export type Endpoint<R extends Route = Route> = {
  route: R
  respond: (c: Context, caller: Caller) => Promise<Response>
}

/**
 * What the API knows about the caller. `enforceRateLimit` throws when the network has used up its
 * requests.
 */
export type Caller = {
  admin?: string
  enforceRateLimit?: (c: Context, route: Route, now: Date) => Promise<void>
}

/** An endpoint whose module is loaded on its first request, to shorten cold starts. */
export const lazy = <R extends Route>(
  route: R,
  load: () => Promise<{ default: Endpoint<R> }>,
): Endpoint<R> => ({
  route,
  respond: async (c, caller) => (await load()).default.respond(c, caller),
})

/** The first message of each top-level key, in the order in which the schema reports them. */
export const firstMessages = (error: z.ZodError): Record<string, string> => {
  const messages = new Map<string, string>()
  for (const { path, message } of error.issues) {
    const key = String(path[0] ?? '')
    if (!messages.has(key)) messages.set(key, message)
  }
  return Object.fromEntries(messages)
}

const notFound = () => new AppError('not_found', MESSAGES.api.notFound)
const badRequest = () => new AppError('bad_request', MESSAGES.api.badRequest)
const invalidInputError = (error: z.ZodError) =>
  new AppError('invalid', MESSAGES.api.badRequest, { fields: firstMessages(error) })

const parse = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  toError: (error: z.ZodError) => AppError,
): z.output<Schema> => {
  const parsed = schema.safeParse(value, { error: inputMessage })
  if (parsed.success) return parsed.data
  throw toError(parsed.error)
}

/** Schemas ignore a __proto__ key, so a body with one is rejected while it is parsed. */
const rejectPrototypeKey = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw badRequest()
  return value
}

const siteOrigin = memoize(
  () => new URL(readEnvironment(environment.pick({ SITE_URL: true })).SITE_URL).origin,
)

/** Whether the browser names another site's page. Old browsers hide the origin of our own as "null". */
const isCrossSite = (c: Context): boolean => {
  if (c.req.header(PAGE_HEADERS.relation) === 'cross-site') return true
  const origin = c.req.header(PAGE_HEADERS.origin)
  return origin !== undefined && origin !== 'null' && origin !== siteOrigin()
}

/**
 * Whether our own page may have sent the body. Cross-site pages can send text/plain without a
 * preflight but not JSON, and they can't forge their origin.
 */
const isTrustedJson = (c: Context): boolean =>
  /^application\/json\s*(?:;|$)/i.test(c.req.header(PAGE_HEADERS.type) ?? '') && !isCrossSite(c)

const readBody = async (c: Context, { hasBody, raw }: Route): Promise<unknown> => {
  if (!hasBody) return undefined
  const text = await c.req.text()
  if (raw) return text
  if (!isTrustedJson(c)) throw badRequest()
  try {
    return JSON.parse(text, rejectPrototypeKey)
  } catch {
    // Not JSON, a __proto__ key, or lists nested so deep that parsing overflows the stack.
    throw badRequest()
  }
}

const readRequest = async <R extends Route>(
  c: Context,
  route: R,
  admin: string | undefined,
): Promise<HandlerInput<R>> => ({
  params: parse<R['params']>(route.params, c.req.param(), notFound),
  query: parse<R['query']>(route.query, c.req.query(), invalidInputError),
  headers: parse<R['headers']>(route.headers, c.req.header(), invalidInputError),
  body: parse<R['body']>(route.body, await readBody(c, route), invalidInputError),
  now: new Date(),
  isHead: c.req.method === 'HEAD',
  admin,
})

/** Responds with the properties in the route's schema; others are dropped. */
const send = (c: Context, { status, response, media }: Route, value: unknown): Response => {
  const checked = response.parse(value)
  if (media && checked instanceof Uint8Array) {
    return c.body(new Uint8Array(checked), 200, { 'Content-Type': media })
  }
  if (status === 204) return c.body(null, status)
  return status === 302 ? c.redirect(String(checked), status) : c.json(checked, status)
}

/**
 * Logs an error that the route doesn't declare. Tests fail on this line, because callers rely on
 * the declaration.
 */
const reportUndeclared = (error: unknown, route: Route) => {
  if (!(error instanceof AppError) || errorsOf(route).includes(error.code)) return
  log.warn('error.undeclared', { route: route.path, code: error.code })
}

/**
 * The endpoint of a route. Its handler gets the request parsed by the route's schemas and returns
 * the response or, for a redirect, the URL. Invalid requests never reach it: a bad path parameter
 * gets 404, a body that isn't JSON 400, anything else 422, and requests over the rate limit 429.
 */
export const handle = <R extends Route, Result>(
  route: R & { response: z.ZodType<unknown, Result> },
  respond: (input: HandlerInput<R>) => Promise<Result>,
): Endpoint<R> => ({
  route,
  respond: async (c, { admin, enforceRateLimit }) => {
    try {
      const input = await readRequest(c, route, admin)
      if (route.rateLimit !== undefined) await enforceRateLimit?.(c, route, input.now)
      return send(c, route, await respond(input))
    } catch (error) {
      reportUndeclared(error, route)
      throw error
    }
  },
})
