import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { OFFER } from '../../shared/catalog/offer.ts'
import { database } from './clients.ts'
import { environment, readEnvironment } from './env.ts'
import { once } from './once.ts'

const table = once(() => readEnvironment(environment.pick({ ORDERS_TABLE: true })).ORDERS_TABLE)

/** The row beside the orders that counts the sales of an offer; another offer starts at nothing. */
const keyOf = ({ endsAt = 'open' }: typeof OFFER) => ({ id: `offer_${endsAt}` })

const row = z.object({ sold: z.number() }).optional()

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

/** Documents sold under the offer so far; 0 without asking when it has no quota. */
export const soldUnderOffer = async (offer = OFFER): Promise<number> => {
  if (offer.quota === undefined) return 0
  const found = await database().send(
    new GetCommand({ TableName: table(), Key: keyOf(offer), ConsistentRead: true }),
  )
  return row.parse(found.Item)?.sold ?? 0
}
