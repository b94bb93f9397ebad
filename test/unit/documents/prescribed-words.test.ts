import { describe, expect, test } from 'vitest'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentText } from '../../../shared/documents/engine/plain-text.ts'
import { statutesOf } from '../../../shared/documents/engine/statutes.ts'
import { templateIds } from '../../../shared/documents/registry.ts'
import { STATUTE_SOURCES } from '../../../shared/documents/statutes/kinds.ts'
import type { Template } from '../../../shared/documents/template/template.ts'
import { stateNamed } from '../../../shared/documents/toolbox/states.ts'
import { withAgreement } from '../../support/fixture-template/index.ts'
import { straightenQuotes, TODAY } from '../../support/golden.ts'
import { loadTemplates } from '../../support/templates.ts'

const KINDS = Object.keys(STATUTE_SOURCES)

const TEMPLATES = await loadTemplates()

/** The files of the twelve documents, including state notes and tables. */
const FILES = Object.entries(
  import.meta.glob<string>('../../../shared/documents/*/**/*.{md,ts}', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
).filter(([path]) => templateIds.some((id) => path.includes(`/documents/${id}/`)))

/** Comparable words: without emphasis and line breaks. */
const toPlainText = (text: string): string => text.replaceAll('**', '').replace(/\s+/g, ' ').trim()

/** Texts between the tags of a file that are too long to occur elsewhere by chance. */
const passagesOf = (kind: string): string[] =>
  (STATUTE_SOURCES[kind] ?? '')
    .split(/\{%[\s\S]*?%\}|\n/)
    .map(toPlainText)
    .filter((passage) => passage.length >= 40)

/** Whether a source prints the text; a notary's certificate that names none is an acknowledgment. */
const hasTag = (source: string, kind: string): boolean =>
  [...source.matchAll(/\{% (statutory-text|statutory-words|certificate) ([^%]*)%\}/g)].some(
    ([, tag, attributes = '']) => {
      const [, named] = /\bkind="([^"]*)"/.exec(attributes) ?? []
      return (named ?? (tag === 'certificate' ? 'acknowledgment' : undefined)) === kind
    },
  )

const sourcesOf = (template: Template): string[] => [
  template.agreement,
  template.instructions,
  template.defaultStateNotes,
  ...Object.values(template.stateNotes),
]

describe.each(KINDS)('%s', (kind) => {
  const entries = [...statutesOf(kind).values()]

  test('has words and a citation for every state it names', () => {
    expect(entries).not.toEqual([])
    for (const { cite, content, seen, state, words } of entries) {
      expect(cite, state).not.toBe('')
      expect(['exact', 'substantial', 'safe', 'free'], state).toContain(words)
      expect(['words', 'family'], state).toContain(seen)
      expect(content.length, state).toBeGreaterThan(0)
    }
  })

  test('is printed by a document available in each of its states', () => {
    const printing = TEMPLATES.filter((template) =>
      sourcesOf(template).some((source) => hasTag(source, kind)),
    )
    expect(printing).not.toEqual([])
    // Certificates are a table of all states, regardless of which ones a document serves.
    if (statutesOf(kind).has('any')) return
    for (const { state } of entries) {
      const name = stateNamed(state)
      const serves = ({ coverage }: Template) => name && coverage[name].kind !== 'refuse'
      expect(printing.some(serves), state).toBe(true)
    }
  })

  test.each(passagesOf(kind))('is not duplicated in a document: %s', (passage) => {
    const copies = FILES.filter(([, source]) => toPlainText(source).includes(passage))
    expect(copies.map(([path]) => path)).toEqual([])
  })
})

describe('statutory text inside a sentence', () => {
  const print = (source: string): string =>
    straightenQuotes(
      documentText(assemble(withAgreement(source), 'agreement', {}, { today: TODAY })),
    )

  test('fits between quotation marks without extra spaces', () => {
    const tag = '{% statutory-words kind="unlawful-acts-notice" state="California" /%}'
    expect(print(`It says: "${tag}" Then more.`)).toMatch(
      /^It says: "Nothing in this agreement .* is unlawful\." Then more\.\n$/,
    )
  })

  test('leaves a blank where the document gives no value', () => {
    const tag = '{% statutory-words kind="noncompete-notice" state="District of Columbia" /%}'
    expect(print(`Read: ${tag}`)).toContain('[Name of the employer] has determined that you are')
  })

  test('is empty for a state without one', () => {
    const tag = '{% statutory-words kind="noncompete-notice" state="Ohio" /%}'
    expect(print(`Read this. ${tag}`)).toBe('Read this.\n')
  })
})
