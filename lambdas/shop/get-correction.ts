import type { Context } from 'hono'
import type { CorrectionView } from '../../shared/api.ts'
import { param } from '../core/http.ts'
import { correctableUntil, revisionOf } from '../core/order.ts'
import { findCorrectable } from './find-correctable.ts'

/** The answers of a purchased document, for its buyer to correct. */
export const getCorrection = async (c: Context) => {
  const order = await findCorrectable(param(c, 'token'))
  const view: CorrectionView = {
    documentId: order.document_id,
    title: order.title,
    answers: Object.fromEntries(
      Object.entries(order.document_data).flatMap(([key, answer]) =>
        answer === undefined ? [] : [[key, answer]],
      ),
    ),
    revision: revisionOf(order),
    correctableUntil: correctableUntil(order),
  }
  return c.json(view)
}
