import { describe, expect, test } from 'vitest'
import { markDocument } from '../../../bin/author/mark-document.ts'
import { isPassage, type Mark, type Marks, type Part } from '../../../bin/author/marked.ts'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentWords } from '../../../shared/documents/engine/plain-text.ts'
import type { Answers, Template } from '../../../shared/documents/template/template.ts'
import { loan, withAgreement } from '../../support/fixture-template/index.ts'
import type { GoldenDocument } from '../../support/golden.ts'
import { printedWords } from '../../support/marked-words.ts'

const GOLDEN = Object.values(
  import.meta.glob<GoldenDocument>('../../golden/*/cases.ts', { eager: true, import: 'golden' }),
)

const today = '2026-11-21'

const compare = (template: Template, answers: Answers) => {
  for (const part of ['agreement', 'instructions'] as const) {
    const markSource = markDocument(template, part, answers, { today })
    const printed = assemble(template, part, answers, { today })
    expect(printedWords(markSource)).toEqual(documentWords(printed))
  }
}

describe('the highlighted text is the printed text', () => {
  test.each(GOLDEN.map((golden) => [golden.template.id, golden] as const))('%s', (_, golden) => {
    for (const answers of Object.values(golden.texts)) compare(golden.template, answers)
  })
})

describe('conditions', () => {
  const marksOf = (content: readonly Marks<Part>[]): Mark[] =>
    content.flatMap((node) => (isPassage(node) ? [node.mark, ...marksOf(node.content)] : []))
  const markSource = (source: string, answers: Answers) =>
    markDocument(withAgreement(`# Loan\n\n${source}\n`), 'agreement', answers, { today })

  test('mark each branch with its source, its line and whether it is printed', () => {
    const source = '{% if $insured %}\nInsured.\n{% else /%}\nNot insured.\n{% /if %}'
    expect(marksOf(markSource(source, { insured: true }).content)).toEqual([
      { source: 'if $insured', file: 'agreement.md', line: 3, taken: true },
      { source: 'else of $insured', file: 'agreement.md', line: 3, taken: false },
    ])
  })

  test('inside an unprinted passage never count as printed', () => {
    const source = '{% if $insured %}\nOne.\n\n{% if filled($item) %}\nTwo.\n{% /if %}\n{% /if %}'
    expect(marksOf(markSource(source, { item: 'x' }).content).map(({ taken }) => taken)).toEqual([
      false,
      false,
    ])
  })

  test('inside a line are marked inline', () => {
    const [, paragraph] = markSource('A{% if $insured %}, insured{% /if %} loan.', {}).content
    expect(paragraph).toMatchObject({
      kind: 'paragraph',
      content: [
        { run: { text: 'A' } },
        {
          mark: { source: 'if $insured', taken: false },
          content: [{ run: { text: ', insured' } }],
        },
        { run: { text: ' loan.' } },
      ],
    })
  })

  test('in state notes name their file', () => {
    const { content } = markDocument(loan, 'agreement', loan.sampleAnswers, { today })
    expect(marksOf(content)).toContainEqual({
      source: 'if $insured',
      file: 'states/connecticut.md',
      line: 9,
      taken: true,
    })
  })

  test('that are not printed do not affect numbering and may have broken references', () => {
    const source =
      '## A {% clauses=true %}\n\n{% if $insured %}\nSee {% ref("gone") %}.\n\n## Off {% #gone %}\n\nText.\n{% /if %}\n\nOnly one.'
    const { content } = markSource(source, {})
    expect(content.at(-1)).toMatchObject({ kind: 'paragraph', block: { number: '1.1' } })
    expect(JSON.stringify(content)).toContain('"target":"gone","text":"?"')
  })

  test('that need missing answers are named, not rendered', () => {
    const signer = '{% signer role="Lender" party=$item /%}'
    const around = `{% if $insured %}\n{% signatures %}\n${signer}\n{% /signatures %}\n{% /if %}`
    const inside = `{% signatures %}\n{% if $insured %}\n${signer}\n{% /if %}\n{% /signatures %}`
    for (const source of [around, inside]) {
      expect(JSON.stringify(markSource(source, {}).content)).toContain('party= takes a party')
    }
  })
})
