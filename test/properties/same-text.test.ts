import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generate } from '../../lambdas/generation/generate.ts'
import { assemble } from '../../shared/documents/assemble.ts'
import type { Block } from '../../shared/documents/model.ts'
import { documentText, documentWords } from '../../shared/documents/plain-text.ts'
import { loadTemplate, templateIds } from '../../shared/documents/registry.ts'
import type { Answers, Template } from '../../shared/documents/template.ts'
import { anyAnswers } from '../support/any-answers.ts'
import { docxWords } from '../support/docx-text.ts'
import { pdfWords } from '../support/pdf-text.ts'
import { previewWords } from '../support/preview-text.tsx'

/** `npm run test:deep` takes its time. */
const RUNS = import.meta.env.MODE === 'deep' ? 1000 : 6
const createdAt = new Date('2026-11-21T00:00:00Z')
const today = '2026-11-21'

const load = async (id: string): Promise<Template> => {
  const template = await loadTemplate(id)
  if (!template) throw new Error(`No template: ${id}`)
  return template
}

/** Word wrapping may cut a long word; what counts is that no letter is lost, added or moved. */
const letters = (words: readonly string[]) => words.join('')

const sameEverywhere = async (template: Template, answers: Answers) => {
  const agreement = assemble(template, 'agreement', answers, { today })
  const guide = assemble(template, 'instructions', answers, { today })
  const files = await generate(template, answers, { createdAt })
  const words = letters(documentWords(agreement))
  expect(letters(previewWords(agreement))).toBe(words)
  expect(letters(docxWords(files.docx))).toBe(words)
  expect(letters(await pdfWords(files.pdf))).toBe(words)
  expect(letters(await pdfWords(files.instructions))).toBe(letters(documentWords(guide)))
}

/** The numbers of all sections and clauses, wherever they stand. */
const printedNumbers = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'together') return printedNumbers(block.blocks)
    if (block.kind === 'box') return printedNumbers(block.paragraphs)
    return 'number' in block && block.number !== undefined ? [block.number] : []
  })

describe.each(templateIds)('%s', (id) => {
  it('says the same in the preview, in Word and in the PDF, whatever is answered', async () => {
    const template = await load(id)
    await fc.assert(
      fc.asyncProperty(anyAnswers(template), (answers) => sameEverywhere(template, answers)),
      { numRuns: RUNS },
    )
  }, 3_600_000)

  it('never prints undefined, an empty number or a section out of order', async () => {
    const template = await load(id)
    fc.assert(
      fc.property(anyAnswers(template), (answers) => {
        const document = assemble(template, 'agreement', answers, { today })
        expect(documentText(document)).not.toMatch(/\bundefined\b|\bNaN\b|\[object /)
        for (const number of printedNumbers(document.blocks))
          expect(number).toMatch(/^\d+(\.\d+)?$/)
        const numbers = document.blocks.flatMap((block) =>
          block.kind === 'heading' && block.level === 1 && block.number ? [block.number] : [],
        )
        expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)))
      }),
      { numRuns: RUNS * 10 },
    )
  })

  it('makes the same text of the same answers twice', async () => {
    const template = await load(id)
    const print = () =>
      documentText(assemble(template, 'agreement', template.sampleAnswers, { today }))
    expect(print()).toBe(print())
  })
})
