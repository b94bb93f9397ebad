import { useEffect, useRef, useState } from 'react'
import {
  createUpload,
  type InspectionView,
  inspectUpload,
  recordVersion,
} from '../../../../shared/api/template-versions.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { AdminCall } from '../sign-in/admin-caller.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { notifyAdmin } from '../ui/admin-notices.ts'
import { sendFile, UploadRejected, uploadFailure } from './send-file.ts'

type NewVersion = { documentId: string; file: File; version: string; notes: string }

/** Percent uploaded, or the server's inspection afterward. */
export type Progress = number | 'inspecting'

type Watch = { onProgress: (progress: Progress) => void; signal: AbortSignal }

/** An inspected file that is ready to publish. */
type Inspected = NewVersion & { uploadId: string; inspection: InspectionView }

/** Uploads a file and inspects it. Rejects with the errors of uploadFailure. */
const sendTemplate = async (
  call: AdminCall,
  version: NewVersion,
  { onProgress, signal }: Watch,
): Promise<Inspected> => {
  const { documentId, file } = version
  onProgress(0)
  const upload = await call(createUpload, { id: documentId, fileName: file.name })
  if (file.size > upload.maxBytes) throw new UploadRejected(MESSAGES.templates.refused.tooLarge)
  await sendFile(upload, file, { onSent: onProgress, signal })
  onProgress('inspecting')
  const { uploadId } = upload
  const inspection = await call(inspectUpload, { id: documentId, uploadId, fileName: file.name })
  return { ...version, uploadId, inspection }
}

/** Publishes an inspected file as the newest version. */
const publishTemplate = (call: AdminCall, inspected: Inspected) => {
  const { documentId: id, file, uploadId, version, notes, inspection } = inspected
  const { digest } = inspection
  return call(recordVersion, { id, uploadId, fileName: file.name, version, notes, digest })
}

/**
 * `progress` is set during an upload; `problem` is the last failure; `inspected` is ready to
 * publish. Unmounting aborts the upload.
 */
export const useUpload = (onUploaded: () => void) => {
  const { call } = useAdmin()
  const [progress, setProgress] = useState<Progress>()
  const [problem, setProblem] = useState<string>()
  const [inspected, setInspected] = useState<Inspected>()
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
    notifyAdmin('error', failure.title, failure.description)
  }
  const upload = async (version: NewVersion) => {
    const { signal } = abort.current
    setProblem(undefined)
    try {
      setInspected(await sendTemplate(call, version, { onProgress: setProgress, signal }))
    } catch (error) {
      if (!signal.aborted) fail(error)
    } finally {
      setProgress(undefined)
    }
  }
  const publish = async () => {
    if (!inspected) return
    try {
      await publishTemplate(call, inspected)
      onUploaded()
    } catch (error) {
      fail(error)
    }
  }
  return { progress, problem, inspected, upload, publish, forget: () => setInspected(undefined) }
}
