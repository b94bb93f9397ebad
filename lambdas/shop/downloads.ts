import { FILE_FORMATS, type FileFormat, MAX_CORRECTIONS } from '../../shared/api/downloads.ts'
import type { Answers } from '../../shared/documents/template/template.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { STATE_TEXTS } from '../../shared/purchase-states.ts'
import { loadAnswers } from '../core/orders/answers.ts'
import { isExpired, isToken } from '../core/orders/link.ts'
import {
  correctableUntil,
  correctionsOf,
  hasAnswers,
  isBeingCorrected,
  type Order,
  type ReadyOrder,
} from '../core/orders/order.ts'
import { purchaseStateOf } from '../core/orders/state.ts'
import { findByToken, findErased } from '../core/orders/table.ts'
import { regenerateMissingFiles } from '../core/orders/transitions.ts'
import { AppError } from '../core/platform/errors.ts'
import { requestGeneration } from '../core/queue.ts'

/** The order that a token belongs to, whatever became of it. */
export const findLinked = async (token: string): Promise<Order | undefined> =>
  isToken(token) ? ((await findByToken(token)) ?? (await findErased(token))) : undefined

export const closedLink = (order: Order | undefined, now: Date): AppError => {
  const state = order && purchaseStateOf(order, now)
  const { linkError = MESSAGES.download.notFound } = state ? STATE_TEXTS[state] : {}
  const code = order?.status === 'ready' || order?.status === 'revoked' ? 'gone' : 'not_found'
  return new AppError(code, linkError, { state })
}

/**
 * The ready order behind a download token.
 * @throws AppError not_found for an unknown token and for one whose files are still to come, gone for one
 * whose time is over or whose order was revoked or erased.
 */
export const findDownload = async (token: string, now: Date): Promise<ReadyOrder> => {
  const order = await findLinked(token)
  if (order?.status === 'ready' && !isExpired(order, now)) return order
  throw closedLink(order, now)
}

const isOver = (order: ReadyOrder, now: Date) => Date.parse(correctableUntil(order)) < now.getTime()

const isUsedUp = (order: ReadyOrder) => correctionsOf(order) >= MAX_CORRECTIONS

/** Whether the buyer may correct the answers now. */
export const canCorrect = (order: ReadyOrder, now: Date): boolean =>
  hasAnswers(order) && !isOver(order, now) && !isUsedUp(order)

/**
 * The order behind a download token whose answers may be corrected now.
 * @throws AppError not_found or gone when the link opens nothing, conflict when there are no answers
 * or they were corrected often enough, gone when the days for corrections are over.
 */
export const findCorrectable = async (
  token: string,
  now: Date,
): Promise<{ order: ReadyOrder; answers: Answers }> => {
  const order = await findDownload(token, now)
  const answers = await loadAnswers(order)
  if (answers === undefined) throw new AppError('conflict', MESSAGES.corrections.blank)
  if (isOver(order, now)) throw new AppError('gone', MESSAGES.corrections.over)
  if (isUsedUp(order)) throw new AppError('conflict', MESSAGES.corrections.enough)
  return { order, answers }
}

/** Has missing files of an order made again; false when nobody makes them and a person has to act. */
export const prepareFiles = async (order: ReadyOrder): Promise<boolean> => {
  if (order.awaiting === 'review') return false
  if (!isBeingCorrected(order) && (await regenerateMissingFiles(order)))
    await requestGeneration(order.id)
  return true
}

/**
 * The formats of an order that should be there and are not. They are being made again when this
 * returns; those that nobody is making are left out.
 */
export const prepareMissing = async (
  order: ReadyOrder,
  present: readonly FileFormat[],
): Promise<FileFormat[]> => {
  const missing = FILE_FORMATS.filter((format) => !present.includes(format))
  return missing.length > 0 && (await prepareFiles(order)) ? missing : []
}
