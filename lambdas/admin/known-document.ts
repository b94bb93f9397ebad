import type { Context } from 'hono'
import { findEnabledEntry } from '../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { param } from '../core/http.ts'

/**
 * The document that the path names by its own id.
 * @throws AppError not_found for aliases and anything else.
 */
export const knownDocument = (c: Context): CatalogEntry => {
  const id = param(c, 'id')
  const entry = findEnabledEntry(id)
  if (entry?.id !== id) throw new AppError('not_found', MESSAGES.notFound.document)
  return entry
}
