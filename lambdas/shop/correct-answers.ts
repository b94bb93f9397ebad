import type { Context } from 'hono'
import { correctionRequest } from '../../shared/api.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import type { Answers } from '../../shared/documents/template.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { param, readBody } from '../core/http.ts'
import { isBeingCorrected, type Order, revisionOf } from '../core/order.ts'
import { findOrder } from '../core/order-table.ts'
import { correct, isSameAnswers } from '../core/orders.ts'
import { requestGeneration } from '../core/queue.ts'
import { checkedAnswers } from './checked-answers.ts'
import { findCorrectable } from './find-correctable.ts'

type Correction = { answers: Answers; revision: number }

/** The same request again, after its first answer was lost. */
const isRepeated = (order: Order, { answers, revision }: Correction) =>
  revisionOf(order) === revision + 1 && isSameAnswers(order.document_data, answers)

/** @throws AppError conflict when other answers, or files in the making, stand in the way. */
const accept = async (order: Order, correction: Correction, now: Date): Promise<void> => {
  if (isRepeated(order, correction)) return
  if (revisionOf(order) !== correction.revision) {
    throw new AppError('conflict', MESSAGES.corrections.outdated)
  }
  if (isBeingCorrected(order)) throw new AppError('conflict', MESSAGES.corrections.busy)
  if (await correct(order, correction.answers, now)) return
  const present = await findOrder(order.id)
  if (present && isRepeated(present, correction)) return
  throw new AppError('conflict', MESSAGES.corrections.outdated)
}

const templateOf = async ({ document_id: id }: Order) => {
  const template = await loadTemplate(id)
  if (!template) throw new AppError('not_found', MESSAGES.notFound.document)
  return template
}

/** Takes corrected answers of a purchased document and has its files made again, free of charge. */
export const correctAnswers = async (c: Context) => {
  const now = new Date()
  const order = await findCorrectable(param(c, 'token'), now)
  const { answers, revision } = await readBody(c, correctionRequest)
  const checked = checkedAnswers(await templateOf(order), answers, now)
  await accept(order, { answers: checked, revision }, now)
  await requestGeneration(order.id)
  return c.json({ revision: revision + 1 }, 202)
}
