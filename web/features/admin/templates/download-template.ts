import { MESSAGES } from '../../../../shared/messages.ts'
import type { FileType } from '../../../../shared/template-files.ts'
import { ApiError } from '../../../api/api-error.ts'
import { FileUnavailable, fetchFile, saveBlob } from '../../../ui/browser/save-file.ts'
import type { AdminApi } from '../sign-in/admin-api.ts'
import { notifyAdmin } from '../ui/admin-notices.ts'

const { downloadFailed, downloadStarted, missing } = MESSAGES.templates

const notifyFailure = (description: string) =>
  notifyAdmin({ type: 'error', title: downloadFailed.title, description })

const failureText = (error: unknown, type: FileType): string => {
  if (error instanceof ApiError) return error.status === 404 ? missing[type] : downloadFailed[type]
  if (error instanceof FileUnavailable) return downloadFailed[type]
  throw error
}

/** Downloads the file in use or a version, and notifies about the outcome. */
export const downloadTemplate = async (
  api: AdminApi,
  id: string,
  type: FileType,
  version?: string,
): Promise<void> => {
  try {
    const { url, fileName } = await api.templateFile({ id, type, version })
    if (url === '') return notifyFailure(missing[type])
    await saveBlob(await fetchFile(url), fileName)
    notifyAdmin({ type: 'success', title: downloadStarted, description: fileName })
  } catch (error) {
    notifyFailure(failureText(error, type))
  }
}

/** Downloads the previewed file, or notifies that there is none. */
export const downloadPreview = async (
  preview: { url: string; fileName: string } | undefined,
): Promise<void> => {
  if (!preview) return notifyFailure(downloadFailed.unavailable)
  try {
    await saveBlob(await fetchFile(preview.url), preview.fileName)
    notifyAdmin({ type: 'success', title: downloadStarted, description: preview.fileName })
  } catch (error) {
    if (!(error instanceof FileUnavailable)) throw error
    notifyFailure(downloadFailed.any)
  }
}
