import { getCorrection } from '../../shared/api/downloads.ts'
import { correctableUntil, revisionOf } from '../core/orders/order.ts'
import { handle } from '../core/platform/handle.ts'
import { findCorrectable } from './downloads.ts'

export default handle(getCorrection, async ({ params, now }) => {
  const { order, answers } = await findCorrectable(params.token, now)
  return {
    documentId: order.document_id,
    title: order.title,
    answers: Object.fromEntries(
      Object.entries(answers).flatMap(([key, answer]) =>
        answer === undefined ? [] : [[key, answer]],
      ),
    ),
    revision: revisionOf(order),
    correctableUntil: correctableUntil(order),
  }
})
