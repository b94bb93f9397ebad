import { useState } from 'react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { DEFAULT_VERSION, type FileType } from '../../../../shared/template-files.ts'
import { useDraft } from '../sign-in/drafts.ts'

/** "1.0.9" -> "1.0.10"; a version that ends in no number is none to count from. */
const after = (version: string): string =>
  /\d$/.test(version)
    ? version.replace(/\d+$/, (last) => String(Number(last) + 1))
    : DEFAULT_VERSION

type Versions = Pick<TemplateRow, 'version' | 'versions'>

/**
 * The version that an upload gets unless somebody types another: the one after the last, or the last itself
 * for the other file of it, and the default for a first upload.
 */
export const suggestedVersion = (row: Versions | undefined, type?: FileType): string => {
  if (!row || Object.keys(row.versions).length === 0) return DEFAULT_VERSION
  const completes = type !== undefined && row.versions[type] !== row.version
  return completes ? row.version : after(row.version)
}

/** `open` is '' while the dialog is closed, 'new', or the id of the row that opened it. */
export const useUploadDraft = (rows: readonly TemplateRow[]) => {
  const [open, setOpen] = useDraft('upload.open')
  const [documentId, setDocumentId] = useDraft('upload.document')
  const [typed, setTyped] = useDraft('upload.version')
  /** Whether somebody has touched the version; until then it is the suggestion. */
  const [isOwn, setOwn] = useState(typed !== '')
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
    setOwn(false)
    setNotes('')
  }
  const setVersion = (text: string) => {
    setTyped(text)
    setOwn(true)
  }
  /** What stands in the box for a file of this type. */
  const versionFor = (type: FileType | undefined) => (isOwn ? typed : suggestedVersion(row, type))
  return { open, row, setDocumentId, versionFor, setVersion, notes, setNotes, begin, end }
}
export type UploadDraft = ReturnType<typeof useUploadDraft>
