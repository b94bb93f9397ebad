import { useState } from 'react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { DEFAULT_VERSION, type FileType } from '../../../../shared/template-files.ts'
import { useDraft } from '../sign-in/drafts.ts'

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
