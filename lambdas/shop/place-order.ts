import type { PurchaseRequest } from '../../shared/api/purchases.ts'
import { findEnabledEntry, priceOf } from '../../shared/catalog/lookup.ts'
import { CURRENCY } from '../../shared/catalog/tiers.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { accessKeyOf, accessTokenFor } from '../core/orders/access-token.ts'
import { storeAnswers } from '../core/orders/answers.ts'
import { readOfferSales } from '../core/orders/offer-quota.ts'
import type { OpenOrder } from '../core/orders/order.ts'
import { orderIdFor } from '../core/orders/order-id.ts'
import { openOrder } from '../core/orders/transitions.ts'
import { AppError } from '../core/platform/errors.ts'
import { usStateIn, validateAnswers } from './validate-answers.ts'

const findForSale = async (documentId: string) => {
  const entry = findEnabledEntry(documentId)
  const template = entry && (await loadTemplate(entry.id))
  if (!entry || !template) throw new AppError('not_found', MESSAGES.notFound.document)
  return { entry, template }
}

type PlacedOrder = { order: OpenOrder; accessToken: string }

/**
 * Opens the requested order at the catalog's price.
 * @throws AppError not_found if it isn't sold, price_changed if the page showed another price,
 * state_refused or invalid with a message per rejected answer, conflict if the request id was used
 * for another purchase
 */
export const placeOrder = async (request: PurchaseRequest, now: Date): Promise<PlacedOrder> => {
  const { entry, template } = await findForSale(request.documentId)
  const amount = priceOf(entry, { now, sold: await readOfferSales() })
  if (request.price !== amount / 100) {
    throw new AppError('price_changed', MESSAGES.api.priceChanged)
  }
  const id = orderIdFor(request.requestId)
  const accessToken = accessTokenFor(request.requestId)
  const answers = request.answers && validateAnswers(template, request.answers, now)
  const order = await openOrder(
    {
      id,
      document_id: entry.id,
      title: entry.title,
      answers_version: answers && (await storeAnswers(id, answers, now)),
      us_state: answers && usStateIn(template, answers),
      amount,
      currency: CURRENCY,
      access_key: accessKeyOf(accessToken),
    },
    now,
  )
  return { order, accessToken }
}
