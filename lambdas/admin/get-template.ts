import type { Context } from 'hono'
import type { TemplateDetailsView } from '../../shared/admin-api.ts'
import { knownDocument } from './known-document.ts'
import { describeTemplate } from './template-row.ts'

/** One document's template, with when it was first and last recorded. */
export const getTemplate = async (c: Context) => {
  const { view } = await describeTemplate(knownDocument(c))
  return c.json(view satisfies TemplateDetailsView)
}
