import { getSteps } from '../../shared/api/downloads.ts'
import { assemble } from '../../shared/documents/engine/assemble.ts'
import { instructionSteps } from '../../shared/documents/engine/steps.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { loadAnswers } from '../core/orders/answers.ts'
import { isExpired, isToken } from '../core/orders/link.ts'
import { type ReadyOrder, waitingSince } from '../core/orders/order.ts'
import { findByToken } from '../core/orders/table.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'

const findReadyOrder = async (token: string, now: Date): Promise<ReadyOrder> => {
  const order = isToken(token) ? await findByToken(token) : undefined
  if (order?.status === 'ready' && !isExpired(order, now)) return order
  throw new AppError('not_found', MESSAGES.download.notFound)
}

export default handle(getSteps, async ({ params: { token }, now }) => {
  const order = await findReadyOrder(token, now)
  const template = await loadTemplate(order.document_id)
  if (!template) throw new Error(`No template: ${order.document_id}`)
  const today = waitingSince(order).slice(0, 10)
  const guide = assemble(template, 'instructions', (await loadAnswers(order)) ?? {}, { today })
  return { steps: instructionSteps(guide) }
})
