import { FILE_TYPES, type FileType } from '../../../shared/template-files.ts'
import { log } from '../platform/log.ts'
import { memoize } from '../platform/memoize.ts'
import { findNewest, type TemplateVersion } from './versions.ts'

/**
 * The files an admin has uploaded for a document and state. For a type that is absent the document is
 * generated: that is the default.
 */
type CurrentTemplate = {
  documentId: string
  state: string
  files: Partial<Record<FileType, TemplateVersion>>
}

/** Milliseconds for which a function uses what it has read; an upload through another one shows then. */
const CACHE_LIFETIME = 30_000

const cache = memoize(() => new Map<string, { template: CurrentTemplate; until: number }>())

/** Takes all states of a document out of the cache. */
export const forgetTemplate = (documentId: string): void => {
  const known = cache()
  for (const key of known.keys()) if (key.startsWith(`${documentId}:`)) known.delete(key)
}

export const clearTemplateCache = (): void => cache().clear()

const read = async (documentId: string, state: string): Promise<CurrentTemplate> => {
  const kinds = FILE_TYPES.map((file_type) => ({ origin: 'upload' as const, state, file_type }))
  const found = await Promise.all(kinds.map((kind) => findNewest(documentId, kind)))
  const files = Object.fromEntries(
    found.flatMap((version) =>
      version?.is_current_version ? [[version.file_type, version] as const] : [],
    ),
  )
  return { documentId, state, files }
}

/**
 * The current files of a document and state, from the cache or else from the database.
 * @throws Error when the database does not answer, UnreadableRow for a row that cannot be read
 */
export const readTemplate = async (
  documentId: string,
  state: string,
  now = new Date(),
): Promise<CurrentTemplate> => {
  const key = `${documentId}:${state}`
  const cached = cache().get(key)
  if (cached && cached.until > now.getTime()) return cached.template
  const template = await read(documentId, state)
  cache().set(key, { template, until: now.getTime() + CACHE_LIFETIME })
  return template
}

/** The same for buyers: when the files cannot be read, none count and the document is generated. */
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
