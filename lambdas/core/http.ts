import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type * as z from 'zod'
import { MAX_BODY_BYTES, type Route } from '../../shared/api.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError, STATUS_OF } from './errors.ts'
import { log } from './log.ts'
import { countFailedRequest } from './metrics.ts'
import { named } from './request-id.ts'

type Handler = (c: Context) => Promise<Response>

const problem = (c: Context, error: AppError) =>
  c.json(
    { code: error.code, error: error.message, ...(error.fields && { fields: error.fields }) },
    STATUS_OF[error.code],
  )

const unexpectedMessage = (path: string) =>
  path.startsWith('/api/downloads') ? MESSAGES.download.unexpected : MESSAGES.api.unexpected

const onError = (error: Error, c: Context) => {
  if (error instanceof AppError) return problem(c, error)
  if (error instanceof HTTPException) return error.getResponse()
  log.error('request.failed', error, { method: c.req.method, route: c.req.routePath })
  countFailedRequest(c.req.routePath)
  return problem(c, new AppError('unexpected', unexpectedMessage(c.req.path)))
}

const withinLimit = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => problem(c, new AppError('too_large', MESSAGES.api.tooLarge)),
})

/**
 * An app that answers the given routes of `shared/api.ts`. Bodies over 64 kB get 413,
 * unknown paths 404, an `AppError` its status, anything else 500 and a log line. `guards` run first.
 */
export const createApi = (
  handlers: readonly (readonly [Route, Handler])[],
  ...guards: MiddlewareHandler[]
): Hono => {
  const app = new Hono()
  app.use(named())
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.use(withinLimit)
  for (const [route, handler] of handlers) {
    app.on(route.method, [route.path.replace(/\{(\w+)\}/g, ':$1')], ...guards, handler)
  }
  app.notFound((c) => problem(c, new AppError('not_found', MESSAGES.api.notFound)))
  app.onError(onError)
  return app
}

/** No schema sees a key of this name, so it is refused before one could be fooled by it. */
const withoutPrototypes = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new AppError('bad_request', MESSAGES.api.badRequest)
  return value
}

const readJson = async (c: Context): Promise<unknown> => {
  const text = await c.req.text()
  try {
    return JSON.parse(text, withoutPrototypes)
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new AppError('bad_request', MESSAGES.api.badRequest)
    throw cause
  }
}

/**
 * The request body, parsed by its schema.
 * @throws AppError bad_request for what is not JSON, invalid for what does not fit the schema.
 */
export const readBody = async <Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> => {
  const parsed = schema.safeParse(await readJson(c))
  if (parsed.success) return parsed.data
  throw new AppError('invalid', MESSAGES.api.badRequest, firstMessages(parsed.error))
}

/** The first message at each top-level key. */
export const firstMessages = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(
    error.issues.map((issue) => [String(issue.path[0] ?? ''), issue.message] as const).reverse(),
  )

/** A path parameter; routes guarantee that it is there. */
export const param = (c: Context, name: string): string => c.req.param(name) ?? ''
