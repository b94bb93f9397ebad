import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsedSources } from '../../infra/parsed-sources.ts'
import { assemble } from '../../shared/documents/engine/assemble.ts'
import { readStateNotes } from '../../shared/documents/engine/read-state-notes.ts'
import { loadTemplate, templateIds } from '../../shared/documents/registry.ts'
import type { Template } from '../../shared/documents/template/template.ts'
import { remove } from './synthesise.ts'

type Engine = {
  assemble: typeof assemble
  readStateNotes: typeof readStateNotes
  loadTemplate: typeof loadTemplate
}

const documents = fileURLToPath(new URL('../../shared/documents/', import.meta.url))
const ENTRY = `export { assemble } from '${documents}engine/assemble.ts'
export { readStateNotes } from '${documents}engine/read-state-notes.ts'
export { loadTemplate } from '${documents}registry.ts'`

const folder = mkdtempSync(join(tmpdir(), 'parsed-sources-'))
afterAll(() => remove(folder))

/** The engine and all documents, bundled as functions and the site have them. */
const bundled = async (): Promise<Engine> => {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : null),
    load: (id: string) => (id === 'entry' ? ENTRY : null),
  }
  const bundle = await rolldown({ input: 'entry', plugins: [entry, parsedSources] })
  await bundle.write({ dir: folder, entryFileNames: 'engine.mjs', chunkFileNames: '[name].mjs' })
  await bundle.close()
  return import(pathToFileURL(join(folder, 'engine.mjs')).href)
}

let engine: Engine
beforeAll(async () => {
  engine = await bundled()
})

/** The document as it is written, and as it is bundled. */
const bothOf = async (id: string): Promise<{ source: Template; parsed: Template }> => {
  const [source, parsed] = await Promise.all([loadTemplate(id), engine.loadTemplate(id)])
  if (!source || !parsed) throw new Error(`No template: ${id}`)
  return { source, parsed }
}

/** The states with notes of their own, and one that has the default ones. */
const statesOf = ({ stateNotes }: Template): string[] => [...Object.keys(stateNotes), 'Ohio']

const OPTIONS = { today: '2026-12-05' }

describe.each(templateIds)('%s, parsed when it was bundled,', (id) => {
  it('is JSON', async () => {
    const { parsed } = await bothOf(id)
    const { agreement, instructions, defaultStateNotes, stateNotes } = parsed
    for (const text of [agreement, instructions, defaultStateNotes, ...Object.values(stateNotes)]) {
      expect(JSON.parse(text)).toBeInstanceOf(Array)
    }
  })

  it.each(['agreement', 'instructions'] as const)('prints the same %s', async (part) => {
    const { source, parsed } = await bothOf(id)
    const { sampleAnswers, stateField } = source
    const inStates = statesOf(source).map((state) => ({ ...sampleAnswers, [stateField]: state }))
    for (const answers of [{}, sampleAnswers, ...inStates]) {
      const printed = engine.assemble(parsed, part, answers, OPTIONS)
      expect(printed).toStrictEqual(assemble(source, part, answers, OPTIONS))
    }
  })

  it('tells the same of every state', async () => {
    const { source, parsed } = await bothOf(id)
    for (const state of statesOf(source)) {
      expect(engine.readStateNotes(parsed, state)).toStrictEqual(readStateNotes(source, state))
    }
  })
})

it('a source that is no sound Markdoc ends the bundling, which names its line', async () => {
  const input = join(folder, 'unsound.md')
  writeFileSync(input, 'First line\n\n{% if $x %}\nnever closed\n')
  const bundle = await rolldown({ input, plugins: [parsedSources] })
  await expect(bundle.generate()).rejects.toThrow(/unsound\.md: line 3: /)
})
