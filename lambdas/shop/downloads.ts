import { FILE_FORMATS, type FileFormat, MAX_CORRECTIONS } from '../../shared/api/downloads.ts'
import type { Answers } from '../../shared/documents/template/template.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { linkErrorOf } from '../../shared/purchase-states.ts'
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

/** The order of a token, in any status. */
export const findLinkedOrder = async (token: string): Promise<Order | undefined> =>
  isToken(token) ? ((await findByToken(token)) ?? (await findErased(token))) : undefined

export const linkError = (order: Order | undefined, now: Date): AppError => {
  const state = order && purchaseStateOf(order, now)
  const message = state ? linkErrorOf(state) : MESSAGES.download.notFound
  const code = order?.status === 'ready' || order?.status === 'revoked' ? 'gone' : 'not_found'
  return new AppError(code, message, { state })
}

/**
 * The ready order of a download token. @throws AppError not_found for an unknown token or while
 * files are pending; gone for an expired link and for a revoked or erased order.
 */
export const findDownload = async (token: string, now: Date): Promise<ReadyOrder> => {
  const order = await findLinkedOrder(token)
  if (order?.status === 'ready' && !isExpired(order, now)) return order
  throw linkError(order, now)
}

const isCorrectionPeriodOver = (order: ReadyOrder, now: Date) =>
  Date.parse(correctableUntil(order)) < now.getTime()

const hasUsedAllCorrections = (order: ReadyOrder) => correctionsOf(order) >= MAX_CORRECTIONS

/** Whether the buyer may correct the answers now. */
export const canCorrect = (order: ReadyOrder, now: Date): boolean =>
  hasAnswers(order) && !isCorrectionPeriodOver(order, now) && !hasUsedAllCorrections(order)

/**
 * The order of a download token, if its answers can be corrected now. @throws AppError not_found or
 * gone if the link doesn't open; conflict if there are no answers or all corrections are used up;
 * gone after the correction period.
 */
export const findCorrectable = async (
  token: string,
  now: Date,
): Promise<{ order: ReadyOrder; answers: Answers }> => {
  const order = await findDownload(token, now)
  const answers = await loadAnswers(order)
  if (answers === undefined) throw new AppError('conflict', MESSAGES.corrections.blank)
  if (isCorrectionPeriodOver(order, now))
    throw new AppError('gone', MESSAGES.corrections.periodOver)
  if (hasUsedAllCorrections(order))
    throw new AppError('conflict', MESSAGES.corrections.limitReached)
  return { order, answers }
}

/**
 * Requests generation of an order's missing files. False if generation has failed for good and an
 * admin must act.
 */
export const prepareFiles = async (order: ReadyOrder): Promise<boolean> => {
  if (order.awaiting === 'review') return false
  if (!isBeingCorrected(order) && (await regenerateMissingFiles(order)))
    await requestGeneration(order.id)
  return true
}

/**
 * The missing formats of an order, after requesting their generation. Formats that can't be
 * generated are left out.
 */
export const prepareMissing = async (
  order: ReadyOrder,
  present: readonly FileFormat[],
): Promise<FileFormat[]> => {
  const missing = FILE_FORMATS.filter((format) => !present.includes(format))
  return missing.length > 0 && (await prepareFiles(order)) ? missing : []
}
