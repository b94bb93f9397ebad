import type { Context } from 'hono'
import { type FileType, fileTypeOf, uploadRequest } from '../../shared/admin-api.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { readBody } from '../core/http.ts'
import { newUploadId, openUpload } from '../core/templates/uploads.ts'
import { knownDocument } from './known-document.ts'

/** @throws AppError invalid for every extension but pdf and docx, in any case. */
export const checkedType = (fileName: string): FileType => {
  const type = fileTypeOf(fileName)
  if (!type) throw new AppError('invalid', MESSAGES.templates.invalidType.text)
  return type
}

/** Lets the browser send one file straight to storage, where it waits for its inspection. */
export const createUpload = async (c: Context) => {
  const { id: documentId } = knownDocument(c)
  const type = checkedType((await readBody(c, uploadRequest)).fileName)
  return c.json(await openUpload({ documentId, uploadId: newUploadId(), type }))
}
