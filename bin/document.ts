/*
 * `npm run document -- <template-id> <answers.json> --out <folder>`: renders a document to files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generate } from '../lambdas/generation/generate.ts'
import { countPages } from '../lambdas/generation/render/pdf/write-pdf.ts'
import { findEnabledEntry } from '../shared/catalog/lookup.ts'
import { assemble } from '../shared/documents/engine/assemble.ts'
import { countWords } from '../shared/documents/engine/plain-text.ts'
import { loadTemplate } from '../shared/documents/registry.ts'
import { schemaFor } from '../shared/documents/template/schema.ts'

const USAGE = 'Usage: npm run document -- <template-id> <answers.json> --out <folder>'

class UsageError extends Error {}

const readAnswers = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new UsageError(`${path}: ${cause instanceof Error ? cause.message : 'cannot be read'}`)
  }
}

const writeDocument = async (id: string, answersPath: string, out: string) => {
  const template = await loadTemplate(findEnabledEntry(id)?.id ?? id)
  if (!template) throw new UsageError(`Unknown template: ${id}`)
  const now = new Date()
  const today = now.toISOString().slice(0, 10)
  const parsed = schemaFor(template, { today }).safeParse(readAnswers(answersPath))
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new UsageError(lines.join('\n'))
  }
  const files = await generate(template, parsed.data, { createdAt: now })
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, `${id}.docx`), files.docx)
  writeFileSync(join(out, `${id}.pdf`), files.pdf)
  writeFileSync(join(out, `${id}_instructions.pdf`), files.instructions)
  const agreement = assemble(template, 'agreement', parsed.data, { today })
  return {
    template: id,
    pages: countPages(agreement),
    instructionPages: countPages(assemble(template, 'instructions', parsed.data, { today })),
    words: countWords(agreement),
  }
}

const readArguments = () => {
  try {
    const options = { out: { type: 'string' }, help: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    return { id: positionals[0], answersPath: positionals[1], out: values.out }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : 'Bad arguments'}\n${USAGE}`)
  }
}

try {
  const { id, answersPath, out } = readArguments()
  if (!id || !answersPath || !out) throw new UsageError(USAGE)
  process.stdout.write(`${JSON.stringify(await writeDocument(id, answersPath, out))}\n`)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
