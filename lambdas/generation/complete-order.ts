import { recordDelivered, recordReplaced } from '../core/delivered-files.ts'
import { eraseFiles, eraseReplacedFiles, storeFiles } from '../core/files.ts'
import { mailDownloadLink } from '../core/mail.ts'
import { eraseAnswers, retainAnswers } from '../core/orders/answers.ts'
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
  const { files, names } = await filesFor(order)
  await retainAnswers(order, order.purge_at)
  const [stored] = await Promise.all([
    storeFiles(order, files, names),
    recordDelivered(order, files),
  ])
  const milliseconds = Math.round(performance.now() - started)
  measure('GenerationTime', milliseconds)
  if (order.status === 'paid') {
    if (await markReady(order.id, stored)) count('OrdersReady')
  } else {
    // Afterwards the order no longer knows the digests of the files that were replaced.
    if (isBeingCorrected(order)) await recordReplaced(order)
    await markCorrected(order, stored)
    if (order.remake_at) await markRegenerated(order)
  }
  log.info('order.ready', { order: shortId(order.id), milliseconds })
  return names
}

/**
 * Completes an order that is paid, was corrected or has lost its files: stores the files, marks it ready,
 * erases the replaced files and mails the link. Each step is skipped when it has been done, so a message
 * may come twice, or after a crash at any point. Files of an order that its buyer erases meanwhile are erased.
 * @throws UnreadableRow when the order's row has an unknown shape: the message ends in the dead-letter queue.
 */
export const completeOrder = async (id: string): Promise<void> => {
  const found = await findOrder(id)
  const fileNames = found && needsFiles(found) ? await makeFiles(found) : undefined
  const order = await findOrder(id)
  if (order && isErased(order)) return eraseFiles(id)
  if (order?.status !== 'ready' || order.mailed_at || isBeingCorrected(order)) return
  await eraseReplacedFiles(order)
  if (order.revision) await eraseAnswers(id, order.revision)
  const reason = order.revision === undefined ? 'ready' : 'corrected'
  await mailDownloadLink(order, reason, { fileNames })
  await markMailed(order)
}
