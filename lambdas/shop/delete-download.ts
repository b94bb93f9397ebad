import type { Context } from 'hono'
import { eraseFiles } from '../core/files.ts'
import { param } from '../core/http.ts'
import { erase } from '../core/orders.ts'
import { findDownload } from './find-download.ts'

/** Erases the answers and every version of the files, at the buyer's wish. */
export const deleteDownload = async (c: Context) => {
  const order = await findDownload(param(c, 'token'))
  await eraseFiles(order.id)
  await erase(order.id, order.download_token)
  // Files of a correction may have been finished in between.
  await eraseFiles(order.id)
  return c.body(null, 204)
}
