import { FILE_TYPES, type FileType } from '../../../shared/admin-api.ts'
import { log } from '../log.ts'
import type { TemplateVersion } from './version.ts'
import { findNewest } from './version-table.ts'

/**
 * The files an admin has uploaded for a document and state. For a type that is absent the document is
 * generated: that is the default.
 */
export type CurrentTemplate = {
  documentId: string
  state: string
  files: Partial<Record<FileType, TemplateVersion>>
}

/** Milliseconds for which a function believes what it has read; another one may have changed it. */
const CACHE_LIFETIME = 30_000

type Kept = { template: CurrentTemplate; until: number }
const cache = new Map<string, Kept>()

const cacheKey = (documentId: string, state: string) => `${documentId}:${state}`

/** Forgets what is known of all states of a document. */
export const forgetTemplate = (documentId: string): void => {
  for (const key of cache.keys()) if (key.startsWith(cacheKey(documentId, ''))) cache.delete(key)
}

export const clearTemplateCache = (): void => cache.clear()

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
 * What a document is made of: from the cache, else from the database, else the generated default,
 * which also stands in when the database does not answer.
 */
export const lookUpTemplate = async (
  documentId: string,
  state: string,
  now = new Date(),
): Promise<CurrentTemplate> => {
  const key = cacheKey(documentId, state)
  const kept = cache.get(key)
  if (kept && kept.until > now.getTime()) return kept.template
  try {
    const template = await read(documentId, state)
    cache.set(key, { template, until: now.getTime() + CACHE_LIFETIME })
    return template
  } catch (error) {
    log.error('template.lookup-failed', error, { document: documentId })
    return { documentId, state, files: {} }
  }
}
