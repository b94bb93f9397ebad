/* `npm run document:check -- [template-id ...]`: names what is wrong with documents, by file and line. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lintDocument } from '../shared/documents/linter/lint.ts'
import { loadTemplate, templateIds } from '../shared/documents/registry.ts'

const FOLDER = 'shared/documents'

const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, '..', FOLDER, path), 'utf8')

const problemsOf = async (id: string): Promise<string[]> => {
  const template = await loadTemplate(id)
  if (!template) return [`Unknown template: ${id}`]
  return lintDocument(template, read).map(
    ({ file, line, message }) => `${FOLDER}/${file}:${line} ${message}`,
  )
}

const named = process.argv.slice(2)
const ids = named.length > 0 ? named : templateIds
/** All documents share the notary's certificate: its problems are printed once. */
const problems = new Set((await Promise.all(ids.map(problemsOf))).flat())

for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.size === 0) process.stdout.write(`${ids.length} checked, nothing wrong.\n`)
else process.exitCode = 1
