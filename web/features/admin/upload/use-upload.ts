import { useEffect, useRef, useState } from 'react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { notifyAdmin } from '../parts/admin-notices.ts'
import type { AdminApi } from '../sign-in/admin-api.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { sendFile, UploadRefused, uploadFailure } from './send-file.ts'

type NewVersion = { documentId: string; file: File; version: string; notes: string }

/** Percent of the file that has been sent, or the server's inspection after it. */
export type Progress = number | 'inspecting'

type Watch = { onProgress: (progress: Progress) => void; signal: AbortSignal }

/** Sends a file to storage and has it inspected and recorded. Rejects with the errors of uploadFailure. */
const uploadTemplate = async (
  api: AdminApi,
  { documentId, file, version, notes }: NewVersion,
  { onProgress, signal }: Watch,
): Promise<void> => {
  onProgress(0)
  const upload = await api.createUpload({ id: documentId, fileName: file.name })
  if (file.size > upload.maxBytes) throw new UploadRefused(MESSAGES.templates.refused.tooLarge)
  await sendFile(upload, file, { onSent: onProgress, signal })
  onProgress('inspecting')
  const { uploadId } = upload
  await api.recordVersion({ id: documentId, uploadId, fileName: file.name, version, notes })
}

/**
 * `progress` is undefined unless an upload runs; `problem` says why the last one failed.
 * Unmounting aborts the upload.
 */
export const useUpload = (onUploaded: () => void) => {
  const { api } = useAdmin()
  const [progress, setProgress] = useState<Progress>()
  const [problem, setProblem] = useState<string>()
  const abort = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    abort.current = controller
    return () => controller.abort()
  }, [])
  const fail = (error: unknown) => {
    const failure = uploadFailure(error)
    if (!failure) throw error
    setProblem(failure.description)
    notifyAdmin({ type: 'error', ...failure })
  }
  const upload = async (version: NewVersion) => {
    const { signal } = abort.current
    setProblem(undefined)
    try {
      await uploadTemplate(api, version, { onProgress: setProgress, signal })
      onUploaded()
    } catch (error) {
      if (!signal.aborted) fail(error)
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, problem, upload }
}
