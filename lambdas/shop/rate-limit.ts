import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Context } from 'hono'
import * as z from 'zod'
import type { Route } from '../../shared/api/route.ts'
import { EDGE_SECRET_KEY, PROOF_HEADER, VIEWER_HEADER } from '../../shared/edge.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { isConditionMet } from '../core/platform/conditions.ts'
import { database } from '../core/platform/database.ts'
import { environment, readEnvironment } from '../core/platform/env.ts'
import { AppError } from '../core/platform/errors.ts'
import { memoize, SECRET_LIFETIME_MS } from '../core/platform/memoize.ts'
import { networkOf, viewerAddress } from './client-network.ts'

const settings = memoize(() =>
  readEnvironment(environment.pick({ EDGE_SECRET_ID: true, REQUEST_COUNTS_TABLE: true })),
)

const edgeSecret = z.object({ [EDGE_SECRET_KEY]: z.string() })

const readSecret = memoize(async () => {
  const { readSecretText } = await import('../core/platform/secrets.ts')
  const text = await readSecretText(settings().EDGE_SECRET_ID)
  return edgeSecret.parse(JSON.parse(text ?? '{}'))[EDGE_SECRET_KEY]
}, SECRET_LIFETIME_MS)

/** The connection, as an HTTP API describes it to a function. */
type Connected = { Bindings: { requestContext: { http: { sourceIp: string } } } }

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * The address that a request comes from: the visitor's, as CloudFront says and proves with the secret; otherwise that of the
 * connection. No header of a client's own counts.
 */
const sourceOf = (c: Context<Connected>, secret: string): string => {
  const proof = c.req.header(PROOF_HEADER) ?? ''
  const viewer = viewerAddress(c.req.header(VIEWER_HEADER) ?? '')
  const isProved = timingSafeEqual(digest(proof), digest(secret))
  return isProved && viewer ? viewer : c.env.requestContext.http.sourceIp
}

const HOUR = 60 * 60 * 1000

/**
 * The id of a network's count for a route in an hour: without the secret nobody finds the network, and with it only by trying
 * all. That of the next hour has nothing in common with it.
 */
const countId = (secret: string, route: Route, network: string, hour: number): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([route.method, route.path, network, hour]))
    .digest('base64url')

/**
 * Counts a request of a route that lets each network make so many an hour, by one conditional update.
 * @throws AppError `too_many` when none is left. Any other error is that of a service which is down.
 */
export const enforceRateLimit = async (c: Context, route: Route, now: Date): Promise<void> => {
  const secret = await readSecret()
  const hour = Math.floor(now.getTime() / HOUR)
  const counted = await isConditionMet(
    database().send(
      new UpdateCommand({
        TableName: settings().REQUEST_COUNTS_TABLE,
        Key: { id: countId(secret, route, networkOf(sourceOf(c, secret)), hour) },
        UpdateExpression: 'ADD requests :one SET purge_at = :end',
        ConditionExpression: 'attribute_not_exists(requests) OR requests < :limit',
        ExpressionAttributeValues: {
          ':one': 1,
          ':limit': route.rateLimit,
          // Epoch seconds, for the table's TTL: the count means nothing once its hour is over.
          ':end': ((hour + 1) * HOUR) / 1000,
        },
      }),
    ),
  )
  if (!counted) throw new AppError('too_many', MESSAGES.api.tooMany)
}
