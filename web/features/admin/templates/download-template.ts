import { templateFile } from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { FileType } from '../../../../shared/template-files.ts'
import { apiErrorOf } from '../../../api/api-error.ts'
import { FileUnavailable, fetchFile, saveBlob } from '../../../ui/browser/save-file.ts'
import type { AdminCall } from '../sign-in/admin-caller.ts'
import { notifyAdmin } from '../ui/admin-notices.ts'

const { downloadFailed, downloadStarted, missing } = MESSAGES.templates

const notifyFailure = (text: string) => notifyAdmin('error', downloadFailed.title, text)

type TemplateFile = { url: string; fileName: string }

const download = async ({ url, fileName }: TemplateFile, failureText: string): Promise<void> => {
  try {
    await saveBlob(await fetchFile(url), fileName)
    notifyAdmin('success', downloadStarted, fileName)
  } catch (error) {
    if (!(error instanceof FileUnavailable)) throw error
    notifyFailure(failureText)
  }
}

/** Downloads the file in use or a version, and notifies about the outcome. */
export const downloadTemplate = async (
  call: AdminCall,
  id: string,
  type: FileType,
  version?: string,
): Promise<void> => {
  try {
    const file = await call(templateFile, { id, type, version })
    if (file.url === '') return notifyFailure(missing[type])
    await download(file, downloadFailed[type])
  } catch (error) {
    notifyFailure(apiErrorOf(error).status === 404 ? missing[type] : downloadFailed[type])
  }
}

/** Downloads the previewed file, or notifies that there is none. */
export const downloadPreview = async (preview: TemplateFile | undefined): Promise<void> =>
  preview ? download(preview, downloadFailed.any) : notifyFailure(downloadFailed.unavailable)
