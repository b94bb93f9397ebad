import { correctAnswers } from '../../shared/api/downloads.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { answersVersionOf, storeAnswers } from '../core/orders/answers.ts'
import { isBeingCorrected, type ReadyOrder, revisionOf } from '../core/orders/order.ts'
import { findOrder } from '../core/orders/table.ts'
import { replaceAnswers } from '../core/orders/transitions.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { requestGeneration } from '../core/queue.ts'
import { findCorrectable } from './downloads.ts'
import { usStateIn, validateAnswers } from './validate-answers.ts'

type Correction = {
  version: string
  usState: string | undefined
  revision: number
  isUnchanged: boolean
}

/** Whether an earlier attempt of this request was accepted and its response lost. */
const isRepeated = (order: ReadyOrder, { version, revision }: Correction) =>
  revisionOf(order) === revision + 1 && order.answers_version === version

/** @throws AppError conflict if the answers have changed or files are pending */
const accept = async (order: ReadyOrder, correction: Correction, now: Date): Promise<void> => {
  if (isRepeated(order, correction)) return
  if (revisionOf(order) !== correction.revision) {
    throw new AppError('conflict', MESSAGES.corrections.outdated)
  }
  if (isBeingCorrected(order)) throw new AppError('conflict', MESSAGES.corrections.busy)
  if (correction.isUnchanged) {
    throw new AppError('conflict', MESSAGES.corrections.unchanged)
  }
  const { version, usState } = correction
  if (await replaceAnswers(order, { answers_version: version, us_state: usState }, now)) return
  const current = await findOrder(order.id)
  if (current?.status === 'ready' && isRepeated(current, correction)) return
  throw new AppError('conflict', MESSAGES.corrections.outdated)
}

const requireTemplate = async ({ document_id: id }: ReadyOrder) => {
  const template = await loadTemplate(id)
  if (!template) throw new AppError('not_found', MESSAGES.notFound.document)
  return template
}

export default handle(correctAnswers, async ({ params, body, now }) => {
  const { answers, revision } = body
  const { order } = await findCorrectable(params.token, now)
  const template = await requireTemplate(order)
  const checked = validateAnswers(template, answers, now)
  const usState = usStateIn(template, checked)
  const version = await storeAnswers(order.id, checked, now, revision + 1)
  const isUnchanged = order.answers_version === answersVersionOf(checked, revision)
  await accept(order, { version, usState, revision, isUnchanged }, now)
  await requestGeneration(order.id)
  return { revision: revision + 1 }
})
