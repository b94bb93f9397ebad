import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { setEnvironment } from '../../../bin/local/environment.ts'
import { isMetric } from '../../../bin/local/log-output.ts'
import { anyPorts } from '../../../bin/local/ports.ts'
import { loadServices } from '../../../bin/local/product-app.ts'
import { startLocalServers } from '../../../bin/local/servers.ts'
import { resetMemoized } from '../../../lambdas/core/platform/memoize.ts'
import { completeOrder } from '../../../lambdas/generation/complete-order.ts'
import { bodyOf, type InputOf, pathAndQuery, type ResponseOf } from '../../../shared/api/address.ts'
import {
  type ErrorCode,
  type ErrorView,
  errorResponse,
  STATUS_OF,
} from '../../../shared/api/errors.ts'
import { createOrder } from '../../../shared/api/purchases.ts'
import { errorsOf, type Route } from '../../../shared/api/route.ts'
import { type RouteName, routes } from '../../../shared/api/routes.ts'
import type { MetricName } from '../../../shared/metrics.ts'
import { publishedDigest } from '../hostile/published-digest.ts'
import { sendFile } from '../store/admin-api.ts'
import { mintToken } from '../store/admin-token.ts'
import { collectOutput } from '../store/log-privacy.ts'
import { allOrders } from '../store/rows.ts'
import { CAR_SALE, payAt, purchase, stripeClient } from '../store/store.ts'
import { asService, recordPermissions } from './permissions.ts'

const SITE_URL = 'http://site.test'

/**
 * The caller and its address, a raw body instead of the input's, and more headers. Each call without an address comes
 * from a different network.
 */
type CallOptions = {
  as?: 'admin' | 'member' | 'anonymous'
  from?: string
  text?: string
  headers?: Record<string, string>
}

/** A route and its outcome: success or an error. */
export const outcomeOf = (name: RouteName, outcome: 'answer' | ErrorCode) => `${name}: ${outcome}`

const textOf = (route: Route, input: unknown) =>
  typeof input === 'string' ? input : JSON.stringify(bodyOf(route, input))

/** The content of a successful response: the URL of a redirect, the bytes of a file, the JSON of a body, or nothing. */
const readContent = async (response: Response): Promise<unknown> => {
  if (response.status === 302) return response.headers.get('location')
  if (response.headers.get('content-type') === 'application/pdf') {
    return new Uint8Array(await response.arrayBuffer())
  }
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

/**
 * The functions in this process, without ports of their own; they call the local servers, each on a free port. Only
 * tests cause transitions: no queue is polled, no webhook is delivered.
 */
const startFunctions = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'functions-'))
  const output = collectOutput(Object.values(CAR_SALE))
  const servers = await startLocalServers({
    ...{ ports: anyPorts, dataDir, siteUrl: SITE_URL },
    paymentDelay: 100,
  })
  setEnvironment(servers, SITE_URL)
  const apps = await loadServices()
  const used = recordPermissions()
  const tokens = {
    admin: await mintToken({ dataDir, servers }, { groups: ['admin'] }),
    member: await mintToken({ dataDir, servers }, { groups: ['members'] }),
  }
  /** The pairs of route and outcome that were expected and received. */
  const testedOutcomes = new Set<string>()
  /** The last successful call of each route. */
  const repeatableCalls = new Map<RouteName, () => Promise<Response>>()

  /** The access token of each order, as a browser saves it. */
  const accessTokens = new Map<string, string>()

  /** The header that a browser sends for its own order, unless the caller overrides it. */
  const accessOf = (input: unknown): Record<string, string> => {
    const reference: unknown = Reflect.get(Object(input), 'reference')
    const token = typeof reference === 'string' ? accessTokens.get(reference) : undefined
    return token === undefined ? {} : { Authorization: `Bearer ${token}` }
  }

  let callers = 0
  const nextAddress = () => {
    callers += 1
    return `10.${callers >> 8}.${callers & 255}.1`
  }

  const send = async (name: RouteName, input: unknown, options: CallOptions = {}) => {
    const route: Route = routes[name]
    const {
      as = route.access === 'admin' ? 'admin' : 'anonymous',
      text,
      headers,
      from = nextAddress(),
    } = options
    const request = {
      method: route.method,
      headers: {
        'Content-Type': 'application/json',
        ...(as === 'anonymous' ? accessOf(input) : { Authorization: `Bearer ${tokens[as]}` }),
        ...headers,
      },
      body: route.hasBody ? (text ?? textOf(route, input)) : undefined,
    }
    const app = apps[route.service]
    const connection = { requestContext: { http: { sourceIp: from } } }
    return asService(route.service, () =>
      app.request(pathAndQuery(route, input), request, connection),
    )
  }

  /** Calls a route, expects success, and returns its parsed response. */
  const call = async <Name extends RouteName>(
    name: Name,
    input: InputOf<(typeof routes)[Name]>,
    options?: CallOptions,
  ): Promise<ResponseOf<(typeof routes)[Name]>> => {
    const route: (typeof routes)[Name] = routes[name]
    const response = await send(name, input, options)
    const content = await readContent(response)
    expect({ status: response.status, content }).toMatchObject({ status: route.status })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const parsed = route.response.parse(content) as ResponseOf<(typeof routes)[Name]>
    const placed = createOrder.response.safeParse(parsed)
    if (placed.success) accessTokens.set(placed.data.orderId, placed.data.accessToken)
    testedOutcomes.add(outcomeOf(name, 'answer'))
    repeatableCalls.set(name, () => send(name, input, options))
    return parsed
  }

  const parseError = async (name: RouteName, code: ErrorCode, response: Response) => {
    const error = errorResponse.parse(await response.json())
    expect(error).toMatchObject({ code })
    expect(response.status).toBe(STATUS_OF[code])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(errorsOf(routes[name])).toContain(code)
    testedOutcomes.add(outcomeOf(name, code))
    return error
  }

  /** Calls a route and expects this error. */
  const expectError = async (
    name: RouteName,
    code: ErrorCode,
    input: unknown = {},
    options?: CallOptions,
  ): Promise<ErrorView> => parseError(name, code, await send(name, input, options))

  /** Generates an order's files with the permissions of the generation function. */
  const complete = (id: string) => asService('generation', () => completeOrder(id))

  /** Buys a bill of sale and generates its files. */
  /** Buys a bill of sale and generates its files. */
  const buy = async (changes: Record<string, unknown> = {}, email?: string) => {
    const { url, orderId } = await call('createCheckout', purchase(changes))
    await payAt(url, 'pay', email)
    await call('getPurchase', { reference: orderId })
    await complete(orderId)
    const { downloadToken = '' } = await call('getPurchase', { reference: orderId })
    return { id: orderId, token: downloadToken }
  }

  /** Pays for a session without an order and reports it to the functions; returns the session id. */
  const payUnknownSession = async () => {
    const session = await stripeClient(servers.stripe.url).checkout.sessions.create({
      mode: 'payment',
      success_url: SITE_URL,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 2500, product_data: { name: 'Something' } },
        },
      ],
    })
    await payAt(session.url ?? '', 'pay')
    await send('getPurchase', { reference: session.id })
    return session.id
  }

  /** Uploads a file for the bill of sale; returns the input of the inspection. */
  const upload = async (bytes: Uint8Array, fileName = 'template.pdf') => {
    const id = 'bill-of-sale'
    const permitted = await call('createUpload', { id, fileName })
    expect((await sendFile(permitted, bytes)).status).toBeLessThan(300)
    return { id, fileName, uploadId: permitted.uploadId }
  }

  /** Uploads a file; returns the input that records it as a version. */
  const uploadToPublish = async (bytes: Uint8Array, fileName = 'template.pdf') => ({
    ...(await upload(bytes, fileName)),
    digest: await publishedDigest(fileName, bytes),
  })

  /** The values of a metric since the functions were started. */
  const valuesOf = (name: MetricName): number[] =>
    output.lines.filter(isMetric).flatMap((line) => JSON.parse(line)[name] ?? [])

  let running = true
  /** Stops every local server and resets the functions' memoized values. */
  const stopServers = async () => {
    running = false
    await Promise.all(Object.values(servers).map((part) => part.stop()))
    resetMemoized()
  }
  const stop = async () => {
    if (running) await stopServers()
    // A later file in this process starts its own local servers.
    for (const name of Object.keys(process.env)) {
      if (name.startsWith('AWS_ENDPOINT_URL_')) delete process.env[name]
    }
    rmSync(dataDir, { recursive: true, force: true })
    output.stop()
    output.check()
  }
  /** The header of an admin, by the subject of a user. */
  const asUser = async (subject: string) => {
    const token = await mintToken({ dataDir, servers }, { groups: ['admin'], subject })
    return { headers: { Authorization: `Bearer ${token}` } }
  }
  return {
    servers,
    /** The output since the start. */
    printed: output.lines,
    accessTokens,
    asUser,
    testedOutcomes,
    used,
    repeatableCalls,
    send,
    call,
    expectError,
    parseError,
    buy,
    complete,
    upload,
    uploadToPublish,
    payUnknownSession,
    valuesOf,
    stopServers,
    stop,
  }
}
type Functions = Awaited<ReturnType<typeof startFunctions>>

/** The functions of the running test file. */
export let functions: Functions
export const setUpFunctions = (): void => {
  beforeAll(async () => {
    functions = await startFunctions()
  })
  afterAll(() => functions.stop())
}

/** The stored row of an order or payment. */
export const rowOf = async (id: string) => (await allOrders(functions)).find((row) => row.id === id)

/** A purchase as the admin pages show it. */
export const viewOf = async (query: string) =>
  (await functions.call('findPurchases', { query })).purchases[0]
