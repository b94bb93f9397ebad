import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod'
import { LOCAL_ACCOUNT } from '../../../infra/local/account.ts'
import {
  type Connection,
  type LocalServer,
  requestContextOf,
  serveApp,
} from '../../../infra/local/serve.ts'
import { toHonoPattern } from '../../../shared/api/address.ts'

type ServedApi = Hono<{ Bindings: Connection }>

/** A route of an HTTP API as its template describes it. */
export type ApiRoute = {
  /** POST /api/create-checkout, GET /api/orders/{id} */
  key: string
  /** Whether it has a JWT authorizer. */
  authorized: boolean
  invoke: (event: unknown) => Promise<unknown>
}

/** A function's response, format 2.0. */
const functionResponse = z.object({
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
const eventOf = async (c: Context<{ Bindings: Connection }>, routeKey: string, now: Date) => {
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
        sourceIp: requestContextOf(c.env).requestContext.http.sourceIp,
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
  const { statusCode, headers, cookies, ...answer } = functionResponse.parse(result)
  for (const [name, value] of Object.entries(headers)) c.header(name, String(value))
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
  const bytes = Buffer.from(answer.body, answer.isBase64Encoded ? 'base64' : 'utf8')
  const status = statusCode as ContentfulStatusCode
  // A 204 response must not have a body, not even an empty one.
  return bytes.length > 0 ? c.body(new Uint8Array(bytes), status) : c.body(null, status)
}

/**
 * The routes of an HTTP API. There is no user pool, so routes with an authorizer return 401. As on AWS, a failing
 * function results in a 500.
 */
export const httpApi = (
  routes: readonly ApiRoute[],
  report: (line: string) => void,
  now: () => Date = () => new Date(),
): ServedApi => {
  const app: ServedApi = new Hono()
  for (const { key, authorized, invoke } of routes) {
    const [method = '', path = ''] = key.split(' ')
    app.on(method, [toHonoPattern(path)], async (c) => {
      if (authorized) return c.json({ message: 'Unauthorized' }, 401)
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

/** The servers of HTTP APIs, by name. An API keeps its port when its stack is updated. */
export const openHttpApis = () => {
  const servers = new Map<string, LocalServer>()
  const apps = new Map<string, ServedApi>()
  return {
    url: async (name: string): Promise<string> => {
      const known = servers.get(name)
      if (known) return known.url
      const fetch = (request: Request, connection: Connection) =>
        apps.get(name)?.fetch(request, connection) ?? new Response('Not deployed', { status: 404 })
      const server = await serveApp({ fetch }, 0)
      servers.set(name, server)
      return server.url
    },
    deploy: (name: string, app: ServedApi) => void apps.set(name, app),
    /** Removes an API's routes: its port stays open and responds with 404. */
    remove: (name: string) => void apps.delete(name),
    stop: () => Promise.all([...servers.values()].map((server) => server.stop())),
  }
}
export type HttpApis = ReturnType<typeof openHttpApis>
