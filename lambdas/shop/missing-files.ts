import { FILE_FORMATS, type FileFormat } from '../core/files.ts'
import { isBeingCorrected, type Order } from '../core/order.ts'
import { replaceMissingFiles } from '../core/order-upkeep.ts'

/** Whether new files come by themselves: a person looks after those that did not. */
const canBeReplaced = (order: Order) => order.status === 'ready' && order.awaiting !== 'review'

/**
 * The formats of an order that should be there and are not. They are being made again when this
 * returns; those that nobody is making are left out.
 */
export const prepareMissing = async (
  order: Order,
  present: readonly FileFormat[],
): Promise<FileFormat[]> => {
  const missing = FILE_FORMATS.filter((format) => !present.includes(format))
  if (missing.length === 0 || !canBeReplaced(order)) return []
  if (!isBeingCorrected(order)) await replaceMissingFiles(order)
  return missing
}
