import { listTemplates } from '../../shared/api/admin-templates.ts'
import { enabledEntries } from '../../shared/catalog/lookup.ts'
import { handle } from '../core/platform/handle.ts'
import { requestPageCount } from '../core/queue.ts'
import { clearTemplateCache } from '../core/templates/current.ts'
import { describeTemplate } from './templates.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A document's text changes only with a deployment, so its pages are counted once a day. */
const isStale = (measuredAt: string | undefined, now: Date) =>
  measuredAt === undefined || Date.parse(measuredAt) < now.getTime() - DAY_MS

export default handle(listTemplates, async ({ query: { refresh }, now }) => {
  if (refresh) clearTemplateCache()
  const rows = await Promise.all(enabledEntries().map(describeTemplate))
  const due = rows.filter(({ measuredAt }) => refresh || isStale(measuredAt, now))
  await Promise.all(due.map(({ view }) => requestPageCount(view.id)))
  return { templates: rows.map(({ view }) => view) }
})
