import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { OFFER } from '../../../shared/catalog/offer.ts'
import { database } from '../platform/database.ts'
import { environment, readEnvironment } from '../platform/env.ts'
import { memoize } from '../platform/memoize.ts'
import { readRow } from '../platform/rows.ts'

const table = memoize(() => readEnvironment(environment.pick({ ORDERS_TABLE: true })).ORDERS_TABLE)

/** A row in the table of the orders counts the sales of one offer; another offer has a row of its own. */
const keyOf = ({ endsAt = 'open' }: typeof OFFER) => ({ id: `offer_${endsAt}` })

const quota = z.object({ sold: z.int() })

/** One more document was paid for. Counted only while the offer has a quota. */
export const countSale = async (offer = OFFER): Promise<void> => {
  if (offer.quota === undefined) return
  await database().send(
    new UpdateCommand({
      TableName: table(),
      Key: keyOf(offer),
      UpdateExpression: 'ADD sold :one',
      ExpressionAttributeValues: { ':one': 1 },
    }),
  )
}

/**
 * Documents sold under the offer so far; 0 without asking when it has no quota.
 * @throws UnreadableRow: a price must not follow from a count that nobody knows.
 */
export const soldUnderOffer = async (offer = OFFER): Promise<number> => {
  if (offer.quota === undefined) return 0
  const { Item } = await database().send(
    new GetCommand({ TableName: table(), Key: keyOf(offer), ConsistentRead: true }),
  )
  return Item ? readRow(quota, Item).sold : 0
}
