import type { Context } from 'hono'
import { type PurchaseRequest, purchaseRequest } from '../../shared/api.ts'
import { findEnabledEntry, priceOf } from '../../shared/catalog/lookup.ts'
import { CURRENCY } from '../../shared/catalog/tiers.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { readBody } from '../core/http.ts'
import { type Order, orderIdFor } from '../core/order.ts'
import { openOrder } from '../core/orders.ts'
import { soldUnderOffer } from '../core/sales.ts'
import { checkedAnswers } from './checked-answers.ts'

const forSale = async (documentId: string) => {
  const entry = findEnabledEntry(documentId)
  const template = entry && (await loadTemplate(entry.id))
  if (!entry || !template) throw new AppError('not_found', MESSAGES.notFound.document)
  return { entry, template }
}

const place = async (request: PurchaseRequest, now: Date): Promise<Order> => {
  const { entry, template } = await forSale(request.documentId)
  const amount = priceOf(entry, { now, sold: await soldUnderOffer() })
  if (request.price !== amount / 100) {
    throw new AppError('price_changed', MESSAGES.api.priceChanged)
  }
  return openOrder(
    {
      id: orderIdFor(request.requestId),
      document_id: entry.id,
      title: entry.title,
      document_data: request.answers && checkedAnswers(template, request.answers, now),
      amount,
      currency: CURRENCY,
    },
    now,
  )
}

/**
 * Opens the order a request body asks for, priced by the catalogue.
 * @throws AppError not_found for what is not sold, price_changed when the page showed another price,
 * invalid with a message per refused answer, conflict when the request id was used before.
 */
export const placeOrder = async (c: Context, now = new Date()): Promise<Order> =>
  place(await readBody(c, purchaseRequest), now)
