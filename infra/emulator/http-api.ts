import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod'
import { LOCAL_ACCOUNT } from '../local/credentials.ts'

/** A route of an HTTP API as its template describes it. */
export type ApiRoute = {
  /** POST /api/create-checkout, GET /api/orders/{id} */
  key: string
  /** Whether it wants a token of an issuer. */
  guarded: boolean
  invoke: (event: unknown) => Promise<unknown>
}

/** What a function answers. */
const answerShape = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
})

const TEXT = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded))/

/**
 * The event of a request, format 2.0.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
const eventOf = async (c: Context, routeKey: string, now: Date) => {
  const url = new URL(c.req.url)
  const headers = c.req.header()
  const bytes = Buffer.from(await c.req.arrayBuffer())
  const isText = TEXT.test(headers['content-type'] ?? '')
  const parameters = Object.entries(c.req.param())
  const query = [...url.searchParams]
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers,
    ...(query.length > 0 && { queryStringParameters: Object.fromEntries(query) }),
    ...(parameters.length > 0 && { pathParameters: Object.fromEntries(parameters) }),
    requestContext: {
      accountId: LOCAL_ACCOUNT,
      apiId: 'api',
      domainName: url.host,
      domainPrefix: 'api',
      http: {
        method: c.req.method,
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(bytes.length > 0 && { body: bytes.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: bytes.length > 0 && !isText,
  }
}

const responseOf = (c: Context, result: unknown): Response => {
  const { statusCode, headers, cookies, ...answer } = answerShape.parse(result)
  for (const [name, value] of Object.entries(headers)) c.header(name, String(value))
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
  const bytes = Buffer.from(answer.body, answer.isBase64Encoded ? 'base64' : 'utf8')
  const status = statusCode as ContentfulStatusCode
  // A status like 204 may come with no body at all, not even an empty one.
  return bytes.length > 0 ? c.body(new Uint8Array(bytes), status) : c.body(null, status)
}

/**
 * An HTTP API: its routes, and nothing else. There is no user pool behind it, so no token is one of
 * ours, and what wants one is refused. A function that fails is an answer of 500, as on AWS.
 */
export const httpApi = (
  routes: readonly ApiRoute[],
  report: (line: string) => void,
  now: () => Date = () => new Date(),
): Hono => {
  const app = new Hono()
  for (const { key, guarded, invoke } of routes) {
    const [method = '', path = ''] = key.split(' ')
    app.on(method, [path.replace(/\{(\w+)\}/g, ':$1')], async (c) => {
      if (guarded) return c.json({ message: 'Unauthorized' }, 401)
      try {
        return responseOf(c, await invoke(await eventOf(c, key, now())))
      } catch (error) {
        report(`${key}: ${error}`)
        return c.json({ message: 'Internal Server Error' }, 500)
      }
    })
  }
  app.notFound((c) => c.json({ message: 'Not Found' }, 404))
  return app
}
