import { MESSAGES } from '../../../../shared/messages.ts'
import type { AdminApi } from '../admin-api.ts'
import { sendFile } from './send-file.ts'
import { UploadRefused } from './upload-failure.ts'

export type NewVersion = { documentId: string; file: File; version: string; notes: string }

/** Percent of the file that has left, or that the server is looking at it. */
export type Progress = number | 'inspecting'

type Watch = { onProgress: (progress: Progress) => void; signal: AbortSignal }

/** Sends a file to storage and has it inspected and recorded. Rejects as uploadFailure knows. */
export const uploadTemplate = async (
  api: AdminApi,
  { documentId, file, version, notes }: NewVersion,
  { onProgress, signal }: Watch,
): Promise<void> => {
  onProgress(0)
  const upload = await api.openUpload(documentId, file.name)
  if (file.size > upload.maxBytes) throw new UploadRefused(MESSAGES.templates.refused.tooLarge)
  await sendFile(upload, file, { onSent: onProgress, signal })
  onProgress('inspecting')
  const { uploadId } = upload
  await api.recordVersion(documentId, { uploadId, fileName: file.name, version, notes })
}
