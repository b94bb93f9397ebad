import { Button, Flex } from '@chakra-ui/react'
import type { FileFormat } from '../../../../shared/api/downloads.ts'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { apiErrorOf } from '../../../api/api-error.ts'
import { loadApi } from '../../../api/load-api.ts'
import { blobUrlOf, saveBlob } from '../../../ui/browser/save-file.ts'
import { DownloadIcon } from '../../../ui/icons.tsx'
import { type Notice, notify } from '../../../ui/notices.ts'
import { InAppNote } from './in-app-note.tsx'

const { download } = DOWNLOAD_MESSAGES

const NAMES: Record<FileFormat, string> = { docx: 'DOCX', pdf: 'PDF', instructions: 'Instructions' }

const failureText = (format: FileFormat): string =>
  format === 'instructions' ? download.failedInstructions : download.failed

const missingText = (format: FileFormat): string =>
  format === 'instructions'
    ? download.failedInstructions
    : download.unavailable(format === 'docx' ? 'DOCX' : 'PDF')

/** The outcome of a download replaces the notice of its start. */
const notifyDownload = (format: FileFormat, notice: Omit<Notice, 'id'>) =>
  notify({ ...notice, id: `download-${format}` })

const notifyFailure = (format: FileFormat, description: string) =>
  notifyDownload(format, { type: 'error', title: download.failedTitle, description })

/** Why a download failed: the file is being regenerated, or an error occurred. */
const failureReason = (error: unknown, format: FileFormat): string =>
  apiErrorOf(error).code === 'not_ready' ? download.preparing : failureText(format)

/** Fetches the whole file before saving it, so that success is only reported for a complete file. */
const startDownload = async (token: string, format: FileFormat): Promise<void> => {
  notifyDownload(format, { type: 'info', title: download.starting[format] })
  try {
    const { api, downloadUrl, fetchDownload } = await loadApi()
    const { files, fileNames, preparing } = await api.getDownload({ token })
    if (preparing.includes(format)) return notifyFailure(format, download.preparing)
    const name = fileNames[format]
    if (!(files.includes(format) && name)) return notifyFailure(format, missingText(format))
    // Without blob URLs, the browser downloads the file itself.
    if (blobUrlOf(new Blob()) === undefined) {
      return window.location.assign(downloadUrl(token, format))
    }
    await saveBlob(await fetchDownload(token, format), name)
    const description = download.done(NAMES[format])
    notifyDownload(format, { type: 'success', title: download.doneTitle, description })
  } catch (error) {
    notifyFailure(format, failureReason(error, format))
  }
}

const LABELS: Record<FileFormat, string> = {
  docx: 'Download Word Document',
  pdf: 'Download PDF',
  instructions: 'Download Instructions',
}

type DownloadButtonsProps = { token: string; formats?: readonly FileFormat[] }

/** A button per file; the Word document's is primary. */
export const DownloadButtons = ({
  token,
  formats = ['docx', 'pdf', 'instructions'],
}: DownloadButtonsProps) => (
  <>
    <Flex gap="3" wrap="wrap">
      {formats.map((format) => (
        <Button
          key={format}
          width={{ base: 'full', sm: 'auto' }}
          variant={format === 'docx' ? 'solid' : 'outline'}
          onClick={() => startDownload(token, format)}
        >
          <DownloadIcon />
          {LABELS[format]}
        </Button>
      ))}
    </Flex>
    <InAppNote token={token} />
  </>
)
