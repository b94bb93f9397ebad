import { MESSAGES } from '../../../../shared/messages.ts'
import type { FileType } from '../../../../shared/template-files.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { notifyAdmin } from '../parts/admin-notices.ts'
import type { AdminApi } from '../sign-in/admin-api.ts'

/** The file could not be fetched. */
class FileUnavailable extends Error {}

const fetchFile = async (url: string): Promise<Blob> => {
  const response = await fetch(url).catch(() => {
    throw new FileUnavailable('No answer')
  })
  if (!response.ok) throw new FileUnavailable(`Status ${response.status}`)
  return response.blob()
}

/** Milliseconds after which the browser has certainly read the blob that it saves. */
const REVOKE_DELAY = 60_000

/**
 * Fetches a file and has the browser save it under this name.
 * @throws FileUnavailable when it could not be fetched.
 */
const saveFile = async (url: string, fileName: string): Promise<void> => {
  const address = URL.createObjectURL(await fetchFile(url))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY)
}

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
    await saveFile(url, fileName)
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
    await saveFile(preview.url, preview.fileName)
    notifyAdmin({ type: 'success', title: downloadStarted, description: preview.fileName })
  } catch (error) {
    if (!(error instanceof FileUnavailable)) throw error
    fail(downloadFailed.any)
  }
}
