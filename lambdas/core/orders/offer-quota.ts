import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { OFFER } from '../../../shared/catalog/offer.ts'
import { database } from '../platform/database.ts'
import { environment, readEnvironment } from '../platform/env.ts'
import { memoize } from '../platform/memoize.ts'
import { readRow } from '../platform/rows.ts'

const table = memoize(
  () => readEnvironment(environment.pick({ OFFER_SALES_TABLE: true })).OFFER_SALES_TABLE,
)

/** Each offer has its own row, keyed by its end. */
const keyOf = ({ endsAt = 'open' }: typeof OFFER) => ({ offer: endsAt })

const quota = z.object({ sold: z.int() })

/** Counts a sale while the offer has a quota. */
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
 * Documents sold under the offer so far. 0, without a read, if it has no quota.
 * @throws UnreadableRow, because prices must not depend on an unknown count
 */
export const readOfferSales = async (offer = OFFER): Promise<number> => {
  if (offer.quota === undefined) return 0
  const { Item } = await database().send(
    new GetCommand({ TableName: table(), Key: keyOf(offer), ConsistentRead: true }),
  )
  return Item ? readRow(quota, Item).sold : 0
}
