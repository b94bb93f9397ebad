import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import * as z from 'zod'

const requests = new AsyncLocalStorage<string>()

/** Adds the request id to every log line written during `work`. */
export const runWithRequestId = <T>(request: string, work: () => T): T =>
  requests.run(request, work)

/** The id of the current API request, queue message or sweep. */
export const currentRequest = (): string | undefined => requests.getStore()

/** The part of API Gateway's event with the request id of its access log. */
const apiGatewayEvent = z.object({ requestContext: z.object({ requestId: z.string() }) })

/** Sets the request id for log lines: API Gateway's, or else a new one. */
export const withRequestId =
  (newId: () => string = randomUUID): MiddlewareHandler =>
  (c, next) => {
    const { data } = apiGatewayEvent.safeParse(c.env)
    return runWithRequestId(data?.requestContext.requestId ?? newId(), next)
  }
