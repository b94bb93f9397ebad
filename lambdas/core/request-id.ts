import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import * as z from 'zod'
import { duringRequest } from './correlation.ts'

/** What API Gateway tells of a request; its access log names the same id. */
const fromApi = z.object({ requestContext: z.object({ requestId: z.string() }) })

/** Gives each request the id that its log lines carry: API Gateway's or, without one, our own. */
export const named =
  (newId: () => string = randomUUID): MiddlewareHandler =>
  (c, next) => {
    const { data } = fromApi.safeParse(c.env)
    return duringRequest(data?.requestContext.requestId ?? newId(), next)
  }
