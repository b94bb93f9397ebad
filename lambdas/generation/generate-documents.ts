import type { Context } from 'hono'
import { type PlaceholderView, placeholderRequest } from '../../shared/admin-api.ts'
import { enabledEntries, findEnabledEntry } from '../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { readBody } from '../core/http.ts'
import { log } from '../core/log.ts'
import { createPlaceholders } from './placeholders.ts'

/** Milliseconds after which no further document is begun: the API waits 30 seconds at most. */
const TIME_TO_BEGIN = 18_000

const documentsOf = (ids: readonly string[] | undefined): CatalogEntry[] =>
  ids
    ? ids.map((id) => {
        const entry = findEnabledEntry(id)
        if (entry?.id !== id) throw new AppError('not_found', MESSAGES.notFound.document)
        return entry
      })
    : enabledEntries()

/** What came of one document; a failure is told and leaves the others alone. */
const attempt = async (
  entry: CatalogEntry,
): Promise<Pick<PlaceholderView, 'results' | 'error'>> => {
  try {
    return { results: await createPlaceholders(entry) }
  } catch (error) {
    log.error('placeholders.failed', error, { document: entry.id })
    return { results: [], error: `${entry.title}: ${MESSAGES.templates.placeholders.failed}` }
  }
}

/** Prints and stores the placeholders of the documents asked for, as many as fit into one call. */
export const generateDocuments = async (c: Context) => {
  const { documentIds } = await readBody(c, placeholderRequest)
  const waiting = documentsOf(documentIds)
  const started = performance.now()
  const done: Awaited<ReturnType<typeof attempt>>[] = []
  while (waiting.length > 0 && performance.now() - started < TIME_TO_BEGIN) {
    const next = waiting.shift()
    if (next) done.push(await attempt(next))
  }
  const errors = done.flatMap(({ error }) => error ?? [])
  const view: PlaceholderView = {
    success: errors.length === 0,
    results: done.flatMap(({ results }) => results),
    remaining: waiting.map(({ id }) => id),
    ...(errors.length > 0 && { error: errors.join('; ') }),
  }
  return c.json(view)
}
