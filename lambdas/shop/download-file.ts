import type { Context } from 'hono'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { FILE_FORMATS, hasFile, mintFileLink } from '../core/files.ts'
import { param } from '../core/http.ts'
import { findDownload } from './find-download.ts'

/** Sends the browser to one file, through a link minted for this click. */
export const downloadFile = async (c: Context) => {
  const format = FILE_FORMATS.find((known) => known === param(c, 'format'))
  if (!format) throw new AppError('not_found', MESSAGES.api.notFound)
  const order = await findDownload(param(c, 'token'))
  if (!(await hasFile(order, format))) {
    throw new AppError('not_found', MESSAGES.download.failed)
  }
  return c.redirect(await mintFileLink(order, format), 302)
}
