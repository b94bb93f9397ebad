import { eraseFiles, eraseReplacedFiles, storeFiles } from '../core/files.ts'
import { log, shortId } from '../core/log.ts'
import { mailDownloadLink } from '../core/mail.ts'
import { count, measure } from '../core/metrics.ts'
import { isBeingCorrected, type Order } from '../core/order.ts'
import { findOrder } from '../core/order-table.ts'
import { markRemade } from '../core/order-upkeep.ts'
import { markCorrected, markMailed, markReady } from '../core/orders.ts'
import { filesFor } from './files-for.ts'

const needsFiles = (order: Order) =>
  order.status === 'paid' ||
  (order.status === 'ready' && (isBeingCorrected(order) || order.remake_at !== undefined))

/** The buyer had it deleted, perhaps while its files were being made: they must not outlive it. */
const isErased = (order: Order) => order.status === 'revoked' && order.download_token === undefined

const makeFiles = async (order: Order) => {
  const started = performance.now()
  const files = await filesFor(order)
  const stored = await storeFiles(order, files)
  const milliseconds = Math.round(performance.now() - started)
  measure('GenerationTime', milliseconds)
  if (order.status === 'paid') {
    if (await markReady(order.id, stored)) count('OrdersReady')
  } else await markCorrected(order, stored)
  if (order.remake_at) await markRemade(order)
  log.info('order.ready', { order: shortId(order.id), milliseconds })
}

/**
 * Brings a paid or corrected order to its end, and one whose files were lost: files, `ready`, the replaced files erased, mail.
 * Whatever was done before is not done again, so a message that comes twice, or after a crash at any
 * point, does no harm.
 */
export const completeOrder = async (id: string): Promise<void> => {
  const found = await findOrder(id)
  if (found && needsFiles(found)) await makeFiles(found)
  const order = await findOrder(id)
  if (order && isErased(order)) return eraseFiles(id)
  if (order?.status !== 'ready' || order.mailed_at || isBeingCorrected(order)) return
  await eraseReplacedFiles(order)
  await mailDownloadLink(order)
  await markMailed(order)
}
