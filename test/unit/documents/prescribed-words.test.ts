import { describe, expect, test } from 'vitest'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentText } from '../../../shared/documents/engine/plain-text.ts'
import { statutesOf } from '../../../shared/documents/engine/statutes.ts'
import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import { STATUTE_SOURCES } from '../../../shared/documents/statutes/kinds.ts'
import type { Answers, Template } from '../../../shared/documents/template/template.ts'
import { stateNamed } from '../../../shared/documents/toolbox/states.ts'
import { withAgreement } from '../../support/fixture-template/index.ts'
import { TODAY, typed } from '../../support/golden.ts'

const KINDS = Object.keys(STATUTE_SOURCES)

const templateOf = async (id: string): Promise<Template> => {
  const template = await loadTemplate(id)
  if (!template) throw new Error(`No template: ${id}`)
  return template
}

const TEMPLATES = await Promise.all(templateIds.map(templateOf))

/** The files of the twelve documents, their state notes and tables included. */
const FILES = Object.entries(
  import.meta.glob<string>('../../../shared/documents/*/**/*.{md,ts}', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
).filter(([path]) => templateIds.some((id) => path.includes(`/documents/${id}/`)))

/** Words as they can be compared: without emphasis and without the line ends of a source. */
const plain = (text: string): string => text.replaceAll('**', '').replace(/\s+/g, ' ').trim()

/** The words between the tags of a kind's file that are long enough to be nobody's own by chance. */
const passagesOf = (kind: string): string[] =>
  (STATUTE_SOURCES[kind] ?? '')
    .split(/\{%[\s\S]*?%\}|\n/)
    .map(plain)
    .filter((passage) => passage.length >= 40)

/** Whether a source prints the kind; a notary's certificate that names none is an acknowledgment. */
const prints = (source: string, kind: string): boolean =>
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

  test('has words, a citation and the day on which they were read for every state it names', () => {
    expect(entries).not.toEqual([])
    for (const { cite, checked, content, seen, state, words } of entries) {
      expect(cite, state).not.toBe('')
      expect(checked, state).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(['exact', 'substantial', 'safe', 'free'], state).toContain(words)
      expect(['words', 'family'], state).toContain(seen)
      expect(content.length, state).toBeGreaterThan(0)
    }
  })

  test('is printed by a document that serves each of its states', () => {
    const printing = TEMPLATES.filter((template) =>
      sourcesOf(template).some((source) => prints(source, kind)),
    )
    expect(printing).not.toEqual([])
    // Certificates are a table of all states, whichever of them a document serves.
    if (statutesOf(kind).has('any')) return
    for (const { state } of entries) {
      const name = stateNamed(state)
      const serves = ({ coverage }: Template) => name && coverage[name].kind !== 'refuse'
      expect(printing.some(serves), state).toBe(true)
    }
  })

  test.each(passagesOf(kind))('no document has of its own: %s', (passage) => {
    const copies = FILES.filter(([, source]) => plain(source).includes(passage))
    expect(copies.map(([path]) => path)).toEqual([])
  })
})

test('the files of all twelve documents are looked through', () => {
  const looked = templateIds.filter((id) => FILES.some(([path]) => path.includes(`/${id}/`)))
  expect(looked).toHaveLength(12)
})

type Printed = [id: string, kind: string, state: string, answers: Answers, says: string]

const PRINTED: Printed[] = [
  [
    'employment-agreement',
    'invention-notice',
    'Kansas',
    {},
    'Notice under K.S.A. 44-130. This Agreement does not apply to an invention',
  ],
  [
    'employment-agreement',
    'noncompete-notice',
    'District of Columbia',
    { employer_name: 'Elm Tools, Inc.', non_compete: 'Selling hand tools' },
    'Notice (D.C. Code § 32-581.03a(b)). "The District\'s Ban on Non-Compete Agreements Amendment Act of 2020 limits the use of non-compete agreements. It allows employers to request non-compete agreements from highly compensated employees, as that term is defined in the Ban on Non-Compete Agreements Amendment Act of 2020, under certain conditions. Elm Tools, Inc. has determined that you are a highly compensated employee. For more information about the Ban on Non-Compete Agreements Amendment Act of 2020, contact the District of Columbia Department of Employment Services (DOES)".',
  ],
  [
    'employment-agreement',
    'unlawful-acts-notice',
    'California',
    {},
    'In the words of California law: "Nothing in this agreement prevents you',
  ],
  [
    'non-disclosure-agreement',
    'unlawful-acts-notice',
    'California',
    { relationshipType: '' },
    'you have reason to believe is unlawful."',
  ],
  [
    'divorce-settlement-agreement',
    'divorce-health-coverage',
    'New York',
    { healthCoverage: '' },
    "Health coverage. Each spouse is aware of no longer being covered by the other's health insurance plan after the Judgment and is responsible for that spouse's own health insurance coverage, and may be entitled to purchase health insurance through a COBRA option, if available (§ 255).",
  ],
  [
    'articles-of-incorporation',
    'charter-title',
    'New York',
    { corporationName: 'Elm Tools, Inc.' },
    'of Elm Tools, Inc. under section 402 of the Business Corporation Law\n',
  ],
  [
    'articles-of-incorporation',
    'charter-purpose',
    'California',
    {},
    'The purpose of the Corporation is to engage in any lawful act or activity for which a corporation may be organized under the General Corporation Law of California other than the banking business',
  ],
  [
    'articles-of-incorporation',
    'charter-agent-company',
    'Virginia',
    { registeredAgentType: 'corporation' },
    'The registered agent is a domestic or foreign stock or nonstock corporation, limited liability company, or registered limited liability partnership authorized to transact business in the Commonwealth.',
  ],
  [
    'articles-of-incorporation',
    'charter-agent-person',
    'Virginia',
    { registeredAgentType: 'individual' },
    'The registered agent is an individual who is a resident of Virginia and either (tick one) ☐ a director of the Corporation ☐ a member of the Virginia State Bar.',
  ],
  [
    'articles-of-incorporation',
    'incorporation-notice',
    'Georgia',
    { corporationName: 'Elm Tools, Inc.', registeredAgentName: 'Bo Lund' },
    'Notice is given that articles of incorporation which incorporate Elm Tools, Inc. have been delivered',
  ],
  [
    'last-will-and-testament',
    'jurat',
    'Washington',
    { selfProvingAffidavit: true, witness1: 'Ann Quill', witness2: 'Bo Lund' },
    'Signed and sworn to (or affirmed) before me on [Date] by Ann Quill and Bo Lund.',
  ],
]

test.each(PRINTED)('%s prints the %s of %s', async (id, kind, state, answers, says) => {
  const template = await templateOf(id)
  const set = { ...template.sampleAnswers, ...answers, [template.stateField]: state }
  const text = (['agreement', 'instructions'] as const)
    .map((part) => typed(documentText(assemble(template, part, set, { today: TODAY }))))
    .join('\n')
  expect(statutesOf(kind).has(state)).toBe(true)
  expect(text).toContain(says)
})

describe('words of a statute inside a sentence', () => {
  const print = (source: string): string =>
    typed(documentText(assemble(withAgreement(source), 'agreement', {}, { today: TODAY })))

  test('stand between quotation marks without a space', () => {
    const tag = '{% statutory-words kind="unlawful-acts-notice" state="California" /%}'
    expect(print(`It says: "${tag}" Then more.`)).toMatch(
      /^It says: "Nothing in this agreement .* is unlawful\." Then more\.\n$/,
    )
  })

  test('leave a line to complete by hand where the document gives no value', () => {
    const tag = '{% statutory-words kind="noncompete-notice" state="District of Columbia" /%}'
    expect(print(`Read: ${tag}`)).toContain('[Name of the employer] has determined that you are')
  })

  test('are nothing where the state has none', () => {
    const tag = '{% statutory-words kind="noncompete-notice" state="Ohio" /%}'
    expect(print(`Read this. ${tag}`)).toBe('Read this.\n')
  })
})
