import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import * as z from 'zod'

const requests = new AsyncLocalStorage<string>()

/** Every log line written while `work` runs names this request. */
export const duringRequest = <T>(request: string, work: () => T): T => requests.run(request, work)

/** The id of the API request, queue message or sweep that is under way. */
export const currentRequest = (): string | undefined => requests.getStore()

/** The part of API Gateway's event that holds the request id of its access log. */
const fromApi = z.object({ requestContext: z.object({ requestId: z.string() }) })

/** Gives each request the id that its log lines carry: API Gateway's or, without one, our own. */
export const withRequestId =
  (newId: () => string = randomUUID): MiddlewareHandler =>
  (c, next) => {
    const { data } = fromApi.safeParse(c.env)
    return duringRequest(data?.requestContext.requestId ?? newId(), next)
  }
