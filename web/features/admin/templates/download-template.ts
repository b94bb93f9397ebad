import type { FileType } from '../../../../shared/admin-api.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { ApiError } from '../../../lib/api-error.ts'
import type { AdminApi } from '../admin-api.ts'
import { tell } from '../parts/tell.ts'
import { FileUnavailable, saveFile } from './save-file.ts'

const { downloadFailed, downloadStarted, missing } = MESSAGES.templates

const fail = (description: string) =>
  tell({ type: 'error', title: downloadFailed.title, description })

const reasonOf = (error: unknown, type: FileType): string => {
  if (error instanceof ApiError) return error.status === 404 ? missing[type] : downloadFailed[type]
  if (error instanceof FileUnavailable) return downloadFailed[type]
  throw error
}

/** Saves the file in use, or a version of it; a toast says how it went. */
export const downloadTemplate = async (
  api: AdminApi,
  id: string,
  type: FileType,
  version?: string,
): Promise<void> => {
  try {
    const { url, fileName } = await api.file(id, type, version === undefined ? {} : { version })
    await saveFile(url, fileName)
    tell({ type: 'success', title: downloadStarted, description: fileName })
  } catch (error) {
    fail(reasonOf(error, type))
  }
}

/** Saves what the preview shows; without a link there is nothing to save. */
export const downloadPreview = async (
  preview: { url: string; fileName: string } | undefined,
): Promise<void> => {
  if (!preview) return fail(downloadFailed.unavailable)
  try {
    await saveFile(preview.url, preview.fileName)
    tell({ type: 'success', title: downloadStarted, description: preview.fileName })
  } catch (error) {
    if (!(error instanceof FileUnavailable)) throw error
    fail(downloadFailed.any)
  }
}
