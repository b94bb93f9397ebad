import type { Context } from 'hono'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { FILE_FORMATS, type FileFormat, hasFile, mintFileLink } from '../core/files.ts'
import { param } from '../core/http.ts'
import type { Order } from '../core/order.ts'
import { findDownload } from './find-download.ts'
import { prepareMissing } from './missing-files.ts'
import { findTestDownload, sampleUrl } from './test-download.ts'

/** Says of a file that is not there whether it is coming. */
const absence = async (order: Order, format: FileFormat): Promise<AppError> => {
  const others = FILE_FORMATS.filter((known) => known !== format)
  const preparing = await prepareMissing(order, others)
  return preparing.includes(format)
    ? new AppError('not_ready', MESSAGES.download.preparing)
    : new AppError('not_found', MESSAGES.download.failed)
}

/** Sends the browser to one file, through a link minted for this click. */
export const downloadFile = async (c: Context) => {
  const format = FILE_FORMATS.find((known) => known === param(c, 'format'))
  if (!format) throw new AppError('not_found', MESSAGES.api.notFound)
  const token = param(c, 'token')
  const test = findTestDownload(token)
  if (test) return c.redirect(sampleUrl(test.documentId, format), 302)
  const order = await findDownload(token)
  if (!(await hasFile(order, format))) throw await absence(order, format)
  return c.redirect(await mintFileLink(order, format), 302)
}
