import * as z from 'zod'
import type { ErrorCode } from './errors.ts'

/** Bytes of a request body; larger ones get 413. */
export const MAX_BODY_BYTES = 64 * 1024

/** The sign-in group whose members may use admin routes. */
export const ADMIN_GROUP = 'admin'

type Path = `/api/${string}`
/** The folders under lambdas/ that answer HTTP. */
export type Service = 'shop' | 'payments' | 'generation' | 'admin'
type Status = 200 | 202 | 204 | 302 | 400

/** What a route says besides its schemas. `raw` bodies reach the handler as text, unparsed. */
type Facts<P extends Path, S extends Service> = {
  method: 'GET' | 'POST' | 'DELETE'
  /** `{name}` is a parameter. */
  path: P
  service: S
  access: 'public' | 'stripe' | 'admin'
  summary: string
  /** The media type of an answer that is a file and not JSON. */
  media?: 'application/pdf'
  /** How many requests an hour one network may make; absent where any number is fine. */
  rateLimit?: number
}

/** One call of the HTTP API: what goes in, what comes out, and which errors it can answer. */
export type Route<
  S extends Service = Service,
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Headers extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = Facts<Path, S> & {
  params: Params
  query: Query
  headers: Headers
  body: Body
  hasBody: boolean
  raw: boolean
  answer: Answer
  status: Status
  /** Those of the handler itself; `errorsOf` adds what the route's shape implies. */
  errors: readonly ErrorCode[]
}

/** '/api/downloads/{token}/{format}' -> 'token' | 'format' */
type ParamName<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never

type Shape = Readonly<Record<string, z.ZodType>>

type Definition<P extends Path, S extends Service, Params, Query, Headers, Body, Answer> = Facts<
  P,
  S
> &
  ([ParamName<P>] extends [never]
    ? { params?: undefined }
    : { params: Params & Record<Exclude<keyof Params, ParamName<P>>, never> }) & {
    query?: Query
    headers?: Headers
    body?: Body
    raw?: boolean
    answer: Answer
    status?: Status
    errors?: readonly ErrorCode[]
  }

/** The schema of a body that is not there. */
const NOTHING = z.undefined()

/** An answer of 204. */
export const NO_CONTENT = { status: 204, answer: z.void() } as const
/** An answer of 302: the address to go to. */
export const REDIRECT = { status: 302, answer: z.url() } as const
/** An answer of 200 that is a PDF file. */
export const PDF_FILE = { media: 'application/pdf', answer: z.instanceof(Uint8Array) } as const

/**
 * An id or token in an address. A longer one names nothing, and no table would take it: a key of
 * DynamoDB has at most 1,024 bytes, a character at most 4, an id of Stripe at most 255 characters.
 * Source: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html
 */
export const keyText = z.string().min(1).max(255)

/** A flag in a query: true for `true`, false for anything else. */
export const flag = z
  .string()
  .optional()
  .transform((text) => text === 'true')

/** Declares a route. Its parameters have to be those of its path. */
export function route<
  const P extends Path,
  S extends Service,
  Params extends Record<ParamName<P>, z.ZodType<unknown, string>>,
  Query extends Shape = Record<never, never>,
  Headers extends Shape = Record<never, never>,
  Body extends z.ZodType = typeof NOTHING,
  Answer extends z.ZodType = z.ZodType,
>(
  definition: Definition<P, S, Params, Query, Headers, Body, Answer>,
): Route<S, z.ZodObject<Params>, z.ZodObject<Query>, z.ZodObject<Headers>, Body, Answer>
export function route(
  definition: Definition<Path, Service, Shape, Shape, Shape, z.ZodType, z.ZodType>,
): Route {
  const { params = {}, query = {}, headers = {} } = definition
  return {
    body: NOTHING,
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

/** Every error that a route can answer: its own, and those of its access and its body. */
export const errorsOf = (route: Route): ErrorCode[] => {
  const ofLimit: ErrorCode[] = route.rateLimit === undefined ? [] : ['too_many']
  const ofAccess: ErrorCode[] = route.access === 'admin' ? ['unauthorized', 'forbidden'] : []
  const ofBody: ErrorCode[] = route.raw ? ['too_large'] : ['bad_request', 'too_large', 'invalid']
  return [
    ...new Set([
      ...route.errors,
      ...ofLimit,
      ...ofAccess,
      ...(route.hasBody ? ofBody : []),
      'unexpected' as const,
    ]),
  ]
}
