import { deleteDownload } from '../../shared/api/downloads.ts'
import { eraseFiles } from '../core/files.ts'
import { erase } from '../core/orders/ends.ts'
import { handle } from '../core/platform/handle.ts'
import { findDownload } from './downloads.ts'

export default handle(deleteDownload, async ({ params, now }) => {
  const order = await findDownload(params.token, now)
  await eraseFiles(order.id)
  await erase(order)
  // Files of a correction may have been finished in between.
  await eraseFiles(order.id)
})
