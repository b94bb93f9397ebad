import * as z from 'zod'
import type { ErrorCode } from './errors.ts'

/** Larger request bodies get 413. */
export const MAX_BODY_BYTES = 64 * 1024

/** The sign-in group whose members may use admin routes. */
export const ADMIN_GROUP = 'admin'

type Path = `/api/${string}`
/** The folders under lambdas/ that serve HTTP. */
export type Service = 'shop' | 'payments' | 'generation' | 'admin'
/** All functions. Erasure runs on a schedule and serves no HTTP. */
export type FunctionName = Service | 'erasure'
type Status = 200 | 202 | 204 | 302 | 400

/** A route without its schemas. `raw` bodies reach the handler as unparsed text. */
type RouteInfo<P extends Path, S extends Service> = {
  method: 'GET' | 'POST' | 'DELETE'
  /** `{name}` is a parameter. */
  path: P
  service: S
  access: 'public' | 'stripe' | 'admin'
  summary: string
  /** The media type of a response that is a file instead of JSON. */
  media?: 'application/pdf'
  /** Requests per hour from one network; absent means unlimited. */
  rateLimit?: number
  /** The path of the route whose requests count toward the same limit. */
  countedWith?: Path
}

/** One call of the HTTP API: its input, its response and its errors. */
export type Route<
  S extends Service = Service,
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Headers extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = RouteInfo<Path, S> & {
  params: Params
  query: Query
  headers: Headers
  body: Body
  hasBody: boolean
  raw: boolean
  response: Response
  status: Status
  /** Errors of the handler; `errorsOf` adds those that the route's shape implies. */
  errors: readonly ErrorCode[]
}

/** '/api/downloads/{token}/{format}' -> 'token' | 'format' */
type ParamName<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never

type Shape = Readonly<Record<string, z.ZodType>>

type Definition<
  P extends Path,
  S extends Service,
  Params,
  Query,
  Headers,
  Body,
  Response,
> = RouteInfo<P, S> &
  ([ParamName<P>] extends [never]
    ? { params?: undefined }
    : { params: Params & Record<Exclude<keyof Params, ParamName<P>>, never> }) & {
    query?: Query
    headers?: Headers
    body?: Body
    raw?: boolean
    response: Response
    status?: Status
    errors?: readonly ErrorCode[]
  }

/** The schema of an absent body. */
const NO_BODY = z.undefined()

/** A 204 response. */
export const NO_CONTENT = { status: 204, response: z.void() } as const
/** A 302 response: the URL to go to. */
export const REDIRECT = { status: 302, response: z.url() } as const
/** A 200 response that is a PDF file. */
export const PDF_FILE = { media: 'application/pdf', response: z.instanceof(Uint8Array) } as const

/**
 * An id or token in a URL. The limit keeps every key below DynamoDB's 1,024 bytes (4 per character); Stripe's ids have
 * at most 255 characters.
 * Source: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html
 */
export const keyText = z.string().min(1).max(255)

/** A flag in a query: true for `true`, false for anything else. */
export const flag = z
  .string()
  .optional()
  .transform((text) => text === 'true')

/** Declares a route. Its parameters must match its path. */
export function route<
  const P extends Path,
  S extends Service,
  Params extends Record<ParamName<P>, z.ZodType<unknown, string>>,
  Query extends Shape = Record<never, never>,
  Headers extends Shape = Record<never, never>,
  Body extends z.ZodType = typeof NO_BODY,
  Response extends z.ZodType = z.ZodType,
>(
  definition: Definition<P, S, Params, Query, Headers, Body, Response>,
): Route<S, z.ZodObject<Params>, z.ZodObject<Query>, z.ZodObject<Headers>, Body, Response>
export function route(
  definition: Definition<Path, Service, Shape, Shape, Shape, z.ZodType, z.ZodType>,
): Route {
  const { params = {}, query = {}, headers = {} } = definition
  return {
    body: NO_BODY,
    hasBody: definition.body !== undefined,
    raw: false,
    status: 200,
    errors: [],
    ...definition,
    params: z.object(params),
    query: z.object(query),
    headers: z.object(headers),
  }
}

/** Every error that a route can return: the handler's, and those implied by its access, rate limit and body. */
export const errorsOf = (route: Route): ErrorCode[] => {
  const limitErrors: ErrorCode[] = route.rateLimit === undefined ? [] : ['too_many']
  const accessErrors: ErrorCode[] = route.access === 'admin' ? ['unauthorized', 'forbidden'] : []
  const bodyErrors: ErrorCode[] = route.raw
    ? ['too_large']
    : ['bad_request', 'too_large', 'invalid']
  return [
    ...new Set([
      ...route.errors,
      ...limitErrors,
      ...accessErrors,
      ...(route.hasBody ? bodyErrors : []),
      'unexpected' as const,
    ]),
  ]
}
