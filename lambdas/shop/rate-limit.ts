import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Context } from 'hono'
import * as z from 'zod'
import type { Route } from '../../shared/api/route.ts'
import {
  EDGE_SECRET_KEY,
  FORMER_EDGE_SECRET_KEY,
  PROOF_HEADER,
  VIEWER_HEADER,
} from '../../shared/edge.ts'
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

const edgeSecret = z.object({
  [EDGE_SECRET_KEY]: z.string(),
  [FORMER_EDGE_SECRET_KEY]: z.string().optional(),
})

/** CloudFront's secret, and the former one while edge locations still send it. */
const readSecrets = memoize(async () => {
  const { readSecretText } = await import('../core/platform/secrets.ts')
  const text = await readSecretText(settings().EDGE_SECRET_ID)
  const secret = edgeSecret.parse(JSON.parse(text ?? '{}'))
  return { current: secret[EDGE_SECRET_KEY], former: secret[FORMER_EDGE_SECRET_KEY] }
}, SECRET_LIFETIME_MS)
type Secrets = Awaited<ReturnType<typeof readSecrets>>

/** The connection in an HTTP API's event. */
type Connected = { Bindings: { requestContext: { http: { sourceIp: string } } } }

const digest = (text: string) => createHash('sha256').update(text).digest()

const isEdgeSecret = (sent: string, { current, former = current }: Secrets): boolean =>
  [current, former].some((secret) => timingSafeEqual(digest(sent), digest(secret)))

/**
 * The address of a request: the visitor's if CloudFront proves it with the secret, otherwise the
 * connection's. Clients can't set it with a header.
 */
const sourceAddressOf = (c: Context<Connected>, secrets: Secrets): string => {
  const viewer = viewerAddress(c.req.header(VIEWER_HEADER) ?? '')
  return viewer && isEdgeSecret(c.req.header(PROOF_HEADER) ?? '', secrets)
    ? viewer
    : c.env.requestContext.http.sourceIp
}

const HOUR_MS = 60 * 60 * 1000

/**
 * The id of a network's counter for a limit and hour. Without the secret it doesn't reveal the
 * network, and ids of different hours can't be linked.
 */
const countId = (
  secret: string,
  { method, path, countedWith = path }: Route,
  network: string,
  hour: number,
): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([method, countedWith, network, hour]))
    .digest('base64url')

/**
 * Counts a request of a rate-limited route with one conditional update.
 * @throws AppError `too_many` over the limit. Other errors mean that a service is down.
 */
export const enforceRateLimit = async (c: Context, route: Route, now: Date): Promise<void> => {
  const secrets = await readSecrets()
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const counted = await isConditionMet(
    database().send(
      new UpdateCommand({
        TableName: settings().REQUEST_COUNTS_TABLE,
        Key: { id: countId(secrets.current, route, networkOf(sourceAddressOf(c, secrets)), hour) },
        UpdateExpression: 'ADD requests :one SET purge_at = :end',
        ConditionExpression: 'attribute_not_exists(requests) OR requests < :limit',
        ExpressionAttributeValues: {
          ':one': 1,
          ':limit': route.rateLimit,
          // Epoch seconds for the table's TTL: the counter is useless after its hour.
          ':end': ((hour + 1) * HOUR_MS) / 1000,
        },
      }),
    ),
  )
  if (!counted) throw new AppError('too_many', MESSAGES.api.tooMany)
}
