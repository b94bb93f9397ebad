import { recordDelivered } from '../core/delivered-files.ts'
import { storeFiles } from '../core/files.ts'
import { mailDownloadLink } from '../core/mail.ts'
import { retainAnswers } from '../core/orders/answers.ts'
import { markErasing } from '../core/orders/erasure.ts'
import {
  isBeingCorrected,
  isErased,
  type Order,
  type PaidOrder,
  type ReadyOrder,
} from '../core/orders/order.ts'
import { findOrder } from '../core/orders/table.ts'
import {
  markCorrected,
  markMailed,
  markReady,
  markRegenerated,
} from '../core/orders/transitions.ts'
import { log, shortId } from '../core/platform/log.ts'
import { count, measure } from '../core/platform/metrics.ts'
import { filesFor } from './files-for.ts'

const needsFiles = (order: Order): order is PaidOrder | ReadyOrder =>
  order.status === 'paid' ||
  (order.status === 'ready' && (isBeingCorrected(order) || order.remake_at !== undefined))

const makeFiles = async (order: PaidOrder | ReadyOrder) => {
  const started = performance.now()
  const files = await filesFor(order)
  await retainAnswers(order, order.purge_at)
  const [stored] = await Promise.all([storeFiles(order, files), recordDelivered(order, files)])
  const milliseconds = Math.round(performance.now() - started)
  measure('GenerationTime', milliseconds)
  if (order.status === 'paid') {
    if (await markReady(order.id, stored)) count('OrdersReady')
  } else {
    await markCorrected(order, stored)
    if (order.remake_at) await markRegenerated(order)
  }
  log.info('order.ready', { order: shortId(order.id), milliseconds })
}

/**
 * Completes an order that is paid, was corrected or has lost its files: stores the files, marks it ready
 * and mails the link. Each step is skipped when it has been done, so a message may come twice, or after a crash
 * at any point. What is stored of an order that is erased meanwhile is erased, too.
 * @throws UnreadableRow when the order's row has an unknown shape: the message ends in the dead-letter queue.
 */
export const completeOrder = async (id: string): Promise<void> => {
  const found = await findOrder(id)
  if (found && needsFiles(found)) await makeFiles(found)
  const order = await findOrder(id)
  if (order && isErased(order)) {
    await markErasing(order)
    return
  }
  if (order?.status !== 'ready' || order.mailed_at || isBeingCorrected(order)) return
  await mailDownloadLink(order, order.revision === undefined ? 'ready' : 'corrected')
  await markMailed(order)
}
