import { randomUUID } from 'node:crypto'
import { eraseAnswers } from '../core/orders/answers.ts'
import { unmarkErasing } from '../core/orders/erasure.ts'
import { isErased, type Order, type Purchase } from '../core/orders/order.ts'
import { findErasing } from '../core/orders/table.ts'
import { log, shortId } from '../core/platform/log.ts'
import { runWithRequestId } from '../core/platform/request-id.ts'
import { eraseFiles, eraseReplacedFiles } from './erase-files.ts'

const isOrder = (row: Purchase): row is Order => row.status !== 'unmatched'

/** Erases everything of an erased order, and earlier revisions of any other. */
const eraseContents = async (order: Order): Promise<void> => {
  if (isErased(order)) {
    await eraseFiles(order.id)
    await eraseAnswers(order.id)
  } else if (order.status === 'ready' || order.status === 'revoked') {
    await eraseReplacedFiles(order)
    await eraseAnswers(order.id, order.files_revision ?? 1)
  }
  await unmarkErasing(order)
  log.info('order.erased', { order: shortId(order.id) })
}

/**
 * Erases answers and files of marked orders, in all versions. After a failure, the mark stays for the next run.
 * Returns how many orders were marked.
 * @throws AggregateError after all attempts, if any failed
 */
export const eraseMarked = (id: string = randomUUID()): Promise<number> =>
  runWithRequestId(id, async () => {
    const marked = (await findErasing()).filter(isOrder)
    const results = await Promise.allSettled(marked.map(eraseContents))
    const failures = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    )
    if (failures.length > 0) throw new AggregateError(failures)
    return marked.length
  })

/** The Lambda handler for the schedule. */
export const handler = async () => ({ marked: await eraseMarked() })
