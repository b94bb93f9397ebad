import { FILE_TYPES, type FileType } from '../../../shared/template-files.ts'
import { log } from '../platform/log.ts'
import { memoize } from '../platform/memoize.ts'
import { findNewest, type TemplateVersion } from './versions.ts'

/** The uploaded files of a document and state. Types without one are generated. */
type CurrentTemplate = {
  documentId: string
  state: string
  files: Partial<Record<FileType, TemplateVersion>>
  /** When a file was last uploaded, restored or withdrawn. */
  changedAt?: string | undefined
}

/** How long a function may show an older upload made through another instance. */
const CACHE_LIFETIME_MS = 30_000

const cache = memoize(() => new Map<string, { template: CurrentTemplate; until: number }>())

/** Removes all states of a document from the cache. */
export const evictTemplate = (documentId: string): void => {
  const templates = cache()
  for (const key of templates.keys()) if (key.startsWith(`${documentId}:`)) templates.delete(key)
}

export const clearTemplateCache = (): void => cache().clear()

const readCurrent = async (documentId: string, state: string): Promise<CurrentTemplate> => {
  const kinds = FILE_TYPES.map((file_type) => ({ origin: 'upload' as const, state, file_type }))
  const found = await Promise.all(kinds.map((kind) => findNewest(documentId, kind)))
  const files = Object.fromEntries(
    found.flatMap((version) =>
      version?.is_current_version ? [[version.file_type, version] as const] : [],
    ),
  )
  const changedAt = found
    .flatMap((version) => (version ? [version.upload_date] : []))
    .sort()
    .at(-1)
  return { documentId, state, files, changedAt }
}

/**
 * The current files of a document and state, cached.
 * @throws Error if the database fails, UnreadableRow for an unreadable row
 */
export const readTemplate = async (
  documentId: string,
  state: string,
  now = new Date(),
): Promise<CurrentTemplate> => {
  const key = `${documentId}:${state}`
  const cached = cache().get(key)
  if (cached && cached.until > now.getTime()) return cached.template
  const template = await readCurrent(documentId, state)
  cache().set(key, { template, until: now.getTime() + CACHE_LIFETIME_MS })
  return template
}

/** Like `readTemplate`, but without errors: if the files can't be read, buyers get the generated document. */
export const lookUpTemplate = async (
  documentId: string,
  state: string,
  now = new Date(),
): Promise<CurrentTemplate> => {
  try {
    return await readTemplate(documentId, state, now)
  } catch (error) {
    log.error('template.lookup-failed', error, { document: documentId })
    return { documentId, state, files: {} }
  }
}
