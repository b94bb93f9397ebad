import { MESSAGES } from '../../../../shared/messages.ts'
import type { FileType } from '../../../../shared/template-files.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { FileUnavailable, fetchFile, saveBlob } from '../../../lib/save-file.ts'
import { notifyAdmin } from '../parts/admin-notices.ts'
import type { AdminApi } from '../sign-in/admin-api.ts'

const { downloadFailed, downloadStarted, missing } = MESSAGES.templates

const fail = (description: string) =>
  notifyAdmin({ type: 'error', title: downloadFailed.title, description })

const reasonOf = (error: unknown, type: FileType): string => {
  if (error instanceof ApiError) return error.status === 404 ? missing[type] : downloadFailed[type]
  if (error instanceof FileUnavailable) return downloadFailed[type]
  throw error
}

/** Saves the file in use, or a version of it; a notice gives the outcome. */
export const downloadTemplate = async (
  api: AdminApi,
  id: string,
  type: FileType,
  version?: string,
): Promise<void> => {
  try {
    const { url, fileName } = await api.templateFile({ id, type, version })
    if (url === '') return fail(missing[type])
    await saveBlob(await fetchFile(url), fileName)
    notifyAdmin({ type: 'success', title: downloadStarted, description: fileName })
  } catch (error) {
    fail(reasonOf(error, type))
  }
}

/** Saves the file in the preview; without a preview a notice says that there is none. */
export const downloadPreview = async (
  preview: { url: string; fileName: string } | undefined,
): Promise<void> => {
  if (!preview) return fail(downloadFailed.unavailable)
  try {
    await saveBlob(await fetchFile(preview.url), preview.fileName)
    notifyAdmin({ type: 'success', title: downloadStarted, description: preview.fileName })
  } catch (error) {
    if (!(error instanceof FileUnavailable)) throw error
    fail(downloadFailed.any)
  }
}
