import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { Hono } from 'hono/tiny'
import { compareLiteralFirst, toHonoPattern } from '../../../shared/api/address.ts'
import { STATUS_OF } from '../../../shared/api/errors.ts'
import { MAX_BODY_BYTES, type Route, type Service } from '../../../shared/api/route.ts'
import type { RouteName, routes } from '../../../shared/api/routes.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { AppError } from './errors.ts'
import type { Caller, Endpoint } from './handle.ts'
import { log } from './log.ts'
import { countFailedRequest } from './metrics.ts'
import { withRequestId } from './request-id.ts'

/** The rest of the rate limit's hour, at most. */
const RETRY_AFTER_SECONDS = '3600'

const respondWithError = (c: Context, error: AppError) => {
  if (error.code === 'too_many') c.header('Retry-After', RETRY_AFTER_SECONDS)
  return c.json({ code: error.code, error: error.message, ...error.details }, STATUS_OF[error.code])
}

const unexpectedMessage = (path: string) =>
  path.startsWith('/api/downloads') ? MESSAGES.download.unexpected : MESSAGES.api.unexpected

const onError = (error: Error, c: Context) => {
  if (error instanceof AppError) return respondWithError(c, error)
  if (error instanceof HTTPException) return error.getResponse()
  log.error('request.failed', error, { method: c.req.method, route: c.req.routePath })
  countFailedRequest(c.req.routePath)
  return respondWithError(c, new AppError('unexpected', unexpectedMessage(c.req.path)))
}

const limitBodySize = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => respondWithError(c, new AppError('too_large', MESSAGES.api.tooLarge)),
})

/** One endpoint for each route of a service. */
export type Endpoints<S extends Service> = {
  [Name in RouteName as (typeof routes)[Name]['service'] extends S ? Name : never]: Endpoint<
    (typeof routes)[Name]
  >
}

/** Checks an Authorization header and returns the bearer's name; throws if access is denied. */
type Guard = (authorization: string | undefined) => Promise<string>

/** Checks that run before handlers. */
type Guards = { guard?: Guard } & Pick<Caller, 'enforceRateLimit'>

/**
 * Whether the literal parts of the path arrived unencoded. CloudFront compares paths without
 * decoding, so "/api/link%2Drequests" would bypass the behavior that proves the caller's network.
 */
const hasLiteralPath = ({ path }: Route, c: Context): boolean => {
  const sent = new URL(c.req.url).pathname.split('/')
  return path.split('/').every((part, index) => part.startsWith('{') || part === sent[index])
}

const respondTo =
  ({ route, respond }: Endpoint, { guard, enforceRateLimit }: Guards) =>
  async (c: Context): Promise<Response> => {
    if (!hasLiteralPath(route, c)) throw new AppError('not_found', MESSAGES.api.notFound)
    const admin = route.access === 'admin' && (await guard?.(c.req.header('Authorization')))
    return respond(c, { admin: admin || undefined, enforceRateLimit })
  }

/** @throws Error if an admin route has no guard or a rate-limited route no rate limiter */
const assertGuarded = ({ access, rateLimit, path }: Route, { guard, enforceRateLimit }: Guards) => {
  if (access === 'admin' && !guard) throw new Error(`${path} has no guard`)
  if (rateLimit !== undefined && !enforceRateLimit) throw new Error(`${path} has no rate limiter`)
}

/**
 * An app with the routes of a service. Bodies over 64 kB get 413, unknown paths 404, an `AppError`
 * its status, anything else 500 and a log line.
 * @throws Error if a route lacks a check that it needs
 */
export const createApi = (
  endpoints: Readonly<Record<string, Endpoint>>,
  guards: Guards = {},
): Hono => {
  const app = new Hono()
  app.use(withRequestId())
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.use(limitBodySize)
  const byPath = (a: Endpoint, b: Endpoint) => compareLiteralFirst(a.route, b.route)
  for (const endpoint of Object.values(endpoints).toSorted(byPath)) {
    const { route } = endpoint
    assertGuarded(route, guards)
    app.on(route.method, [toHonoPattern(route.path)], respondTo(endpoint, guards))
  }
  app.notFound((c) => respondWithError(c, new AppError('not_found', MESSAGES.api.notFound)))
  app.onError(onError)
  return app
}
