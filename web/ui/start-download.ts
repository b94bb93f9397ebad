import { BUYER_MESSAGES } from '../../shared/buyer-messages.ts'
import type { Format } from '../lib/api.ts'
import { ApiError } from '../lib/api-error.ts'
import { loadApi } from '../lib/load-api.ts'
import { notify } from './toaster.tsx'

const { download } = BUYER_MESSAGES

const NAMES: Record<Format, string> = { docx: 'DOCX', pdf: 'PDF', instructions: 'Instructions' }

const failureText = (format: Format): string =>
  format === 'instructions' ? download.failedInstructions : download.failed

const missingText = (format: Format): string =>
  format === 'instructions'
    ? download.failedInstructions
    : download.unavailable(format === 'docx' ? 'DOCX' : 'PDF')

const fail = (description: string) =>
  notify({ type: 'error', title: download.failedTitle, description })

/** The server names the file and sends it as an attachment, so the page stays where it is. */
const save = (url: string) => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** Asks whether the file is there, then hands it to the browser; a toast says what happens. */
export const startDownload = async (token: string, format: Format): Promise<void> => {
  await notify({ type: 'info', title: download.starting[format] })
  try {
    const { api, fileUrl } = await loadApi()
    const { files } = await api.download(token)
    if (!files.includes(format)) return await fail(missingText(format))
    save(fileUrl(token, format))
    const description = download.done(NAMES[format])
    await notify({ type: 'success', title: download.doneTitle, description })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await fail(failureText(format))
  }
}
