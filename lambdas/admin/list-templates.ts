import type { Context } from 'hono'
import type { TemplateListView } from '../../shared/admin-api.ts'
import { enabledEntries } from '../../shared/catalog/lookup.ts'
import { requestMeasure } from '../core/queue.ts'
import { clearTemplateCache } from '../core/templates/current.ts'
import { describeTemplate } from './template-row.ts'

const DAY = 24 * 60 * 60 * 1000

/** The text of a document changes with a deployment: its pages are counted anew once a day. */
const isOld = (measuredAt: string | undefined, now: Date) =>
  measuredAt === undefined || Date.parse(measuredAt) < now.getTime() - DAY

/** The template manager's rows; with `?refresh=true` nothing remembered is used. */
export const listTemplates = async (c: Context) => {
  const now = new Date()
  const refresh = c.req.query('refresh') === 'true'
  if (refresh) clearTemplateCache()
  const rows = await Promise.all(enabledEntries().map(describeTemplate))
  const due = rows.filter(({ measuredAt }) => refresh || isOld(measuredAt, now))
  await Promise.all(due.map(({ view }) => requestMeasure(view.id)))
  return c.json({ templates: rows.map(({ view }) => view) } satisfies TemplateListView)
}
