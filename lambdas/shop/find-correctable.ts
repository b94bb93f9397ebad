import type { Answers } from '../../shared/documents/template.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { correctableUntil, type Order } from '../core/order.ts'
import { type Download, findDownload } from './find-download.ts'

const isOver = (order: Order, now: Date) => Date.parse(correctableUntil(order)) < now.getTime()

/** Whether the buyer may correct the answers now. */
export const canCorrect = (order: Order, now = new Date()): boolean =>
  order.document_data !== undefined && !isOver(order, now)

/**
 * The order behind a download token whose answers may be corrected now.
 * @throws AppError not_found or gone when the link opens nothing, conflict when there are no answers,
 * gone when the days for corrections are over.
 */
export const findCorrectable = async (
  token: string,
  now = new Date(),
): Promise<Download & { document_data: Answers }> => {
  const order = await findDownload(token, now)
  const { document_data: answers } = order
  if (answers === undefined) throw new AppError('conflict', MESSAGES.corrections.blank)
  if (isOver(order, now)) throw new AppError('gone', MESSAGES.corrections.over)
  return { ...order, document_data: answers }
}
