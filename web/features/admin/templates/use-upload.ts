import { useEffect, useRef, useState } from 'react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import {
  createUpload,
  type InspectionView,
  inspectUpload,
  recordVersion,
  type UploadView,
} from '../../../../shared/api/template-versions.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { DEFAULT_VERSION, type FileType } from '../../../../shared/template-files.ts'
import { ApiError, apiErrorOf, unreachableError } from '../../../api/api-error.ts'
import { useAdmin } from '../sign-in/admin-caller.ts'
import { useDraft } from '../sign-in/drafts.ts'
import { notifyAdmin } from '../ui/actions.tsx'

const { refused, uploadFailed, uploadError } = MESSAGES.templates

/** The notice for a failed upload. @throws any error that is a bug */
export const uploadFailure = (error: unknown): { title: string; description: string } => {
  const { status, message } = apiErrorOf(error)
  return status === 0
    ? { title: uploadError.title, description: uploadError.text }
    : { title: uploadFailed.title, description: message }
}

/** S3's reasons for rejecting a file, by error code. Source: "Error responses", S3 API reference. */
const REASONS: Readonly<Record<string, string>> = {
  EntityTooLarge: refused.tooLarge,
  EntityTooSmall: refused.damaged,
}

const rejectionOf = ({ status, responseText }: XMLHttpRequest): ApiError => {
  const code = /<Code>(\w+)<\/Code>/.exec(responseText)?.[1] ?? ''
  return new ApiError(status, { code: 'unexpected', error: REASONS[code] ?? uploadFailed.text })
}

/**
 * Posts a file directly to storage. `onSent` gets whole percents. Uses XMLHttpRequest because fetch
 * has no upload progress. Rejects with ApiError, also when aborted.
 */
const sendFile = (
  { url, fields }: UploadView,
  file: File,
  { onSent, signal }: { onSent: (percent: number) => void; signal: AbortSignal },
): Promise<void> =>
  new Promise((resolve, reject) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    // S3 ignores fields after the file.
    form.append('file', file)
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onSent(Math.floor((100 * loaded) / total))
    request.onload = () => (request.status < 300 ? resolve() : reject(rejectionOf(request)))
    request.onerror = () => reject(unreachableError())
    request.onabort = () => reject(unreachableError())
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', url)
    request.send(form)
  })

type NewVersion = { documentId: string; file: File; version: string; notes: string }

/** An inspected file that is ready to publish. */
export type Inspected = NewVersion & { uploadId: string; inspection: InspectionView }

/**
 * `progress` is percent uploaded, then 'inspecting'; `problem` is the last failure; `inspected` is ready to
 * publish. Unmounting aborts the upload.
 */
export const useUpload = () => {
  const { call } = useAdmin()
  const [progress, setProgress] = useState<number | 'inspecting'>()
  const [problem, setProblem] = useState<string>()
  const [inspected, setInspected] = useState<Inspected>()
  const abort = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    abort.current = controller
    return () => controller.abort()
  }, [])
  const fail = (error: unknown) => {
    const { title, description } = uploadFailure(error)
    setProblem(description)
    notifyAdmin('error', title, description)
  }
  const send = async (newVersion: NewVersion, signal: AbortSignal): Promise<Inspected> => {
    const { documentId: id, file } = newVersion
    const fileName = file.name
    setProgress(0)
    const upload = await call(createUpload, { id, fileName })
    if (file.size > upload.maxBytes) {
      throw new ApiError(413, { code: 'too_large', error: refused.tooLarge })
    }
    await sendFile(upload, file, { onSent: setProgress, signal })
    setProgress('inspecting')
    const { uploadId } = upload
    const inspection = await call(inspectUpload, { id, uploadId, fileName })
    return { ...newVersion, uploadId, inspection }
  }
  const upload = async (newVersion: NewVersion) => {
    const { signal } = abort.current
    setProblem(undefined)
    try {
      setInspected(await send(newVersion, signal))
    } catch (error) {
      if (!signal.aborted) fail(error)
    } finally {
      setProgress(undefined)
    }
  }
  /** Publishes an inspected file as the newest version. */
  const publish = async (ready: Inspected, onPublished: () => void) => {
    const { documentId: id, file, uploadId, version, notes, inspection } = ready
    const { digest } = inspection
    try {
      await call(recordVersion, { id, uploadId, fileName: file.name, version, notes, digest })
      onPublished()
    } catch (error) {
      fail(error)
    }
  }
  return { progress, problem, inspected, upload, publish, forget: () => setInspected(undefined) }
}
export type Upload = ReturnType<typeof useUpload>

/** "1.0.9" -> "1.0.10"; the initial version if the last one doesn't end in a number. */
const nextVersion = (version: string): string =>
  /\d$/.test(version)
    ? version.replace(/\d+$/, (last) => String(Number(last) + 1))
    : DEFAULT_VERSION

type Versions = Pick<TemplateRow, 'version' | 'versions'>

/**
 * The default version of an upload: the initial version for the first file, the last version if this is its
 * other format, or else the next one.
 */
export const suggestedVersion = (row: Versions | undefined, type?: FileType): string => {
  if (!row || Object.keys(row.versions).length === 0) return DEFAULT_VERSION
  const isOtherFormat = type !== undefined && row.versions[type] !== row.version
  return isOtherFormat ? row.version : nextVersion(row.version)
}

/** `open` is '' while the dialog is closed, 'new', or the id of the row that opened it. */
export const useUploadDraft = (rows: readonly TemplateRow[]) => {
  const [open, setOpen] = useDraft('upload.open')
  const [documentId, setDocumentId] = useDraft('upload.document')
  const [typed, setTyped] = useDraft('upload.version')
  /** Whether the version was edited; until then the default is used. */
  const [isEdited, setEdited] = useState(typed !== '')
  const [notes, setNotes] = useDraft('upload.notes')
  const row = rows.find(({ id }) => id === documentId)
  const begin = (id?: string) => {
    setDocumentId(id ?? '')
    setOpen(id ?? 'new')
  }
  const end = () => {
    setOpen('')
    setDocumentId('')
    setTyped('')
    setEdited(false)
    setNotes('')
  }
  const setVersion = (text: string) => {
    setTyped(text)
    setEdited(true)
  }
  /** The displayed version for a file type. */
  const versionFor = (type: FileType | undefined) =>
    isEdited ? typed : suggestedVersion(row, type)
  return { open, row, setDocumentId, versionFor, setVersion, notes, setNotes, begin, end }
}
export type UploadDraft = ReturnType<typeof useUploadDraft>
