/* `npm run document:check -- [template-id ...]`: errors and a report for authors. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTemplate, templateIds } from '../shared/documents/registry.ts'
import { checkDocument, type DocumentCheck } from './document-check/check-document.ts'
import { GRADE_FORMULA } from './document-check/report-lines.ts'
import { staleFactLines } from './document-check/stale-facts.ts'

const root = join(import.meta.dirname, '../shared/documents')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const check = async (id: string): Promise<DocumentCheck> => {
  const template = await loadTemplate(id)
  return template
    ? checkDocument(template, read)
    : { faults: [`Unknown template: ${id}`], lines: [] }
}

const named = process.argv.slice(2)
const ids = named.length > 0 ? named : templateIds
const checks = await Promise.all(ids.map(check))
const reports = checks.filter(({ lines }) => lines.length > 0)
/** All documents share the prescribed texts, so each of their errors is printed once. */
const faults = new Set(checks.flatMap((check) => check.faults))

for (const { lines } of reports) process.stdout.write(`${lines.join('\n')}\n\n`)
if (reports.length > 0) process.stdout.write(`${GRADE_FORMULA}\n\n`)

const today = new Date().toISOString().slice(0, 10)
const stale = staleFactLines(ids, { root, read, today })
const staleLines = stale.length === 0 ? ['  none'] : stale
process.stdout.write(
  `Facts last checked more than twelve months ago:\n${staleLines.join('\n')}\n\n`,
)

for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.size === 0) process.stdout.write(`${ids.length} checked, no errors.\n`)
else process.exitCode = 1
