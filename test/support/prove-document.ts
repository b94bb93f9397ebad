import fc from 'fast-check'
import { expect, it } from 'vitest'
import { generate } from '../../lambdas/generation/generate.ts'
import { assemble } from '../../shared/documents/assemble.ts'
import { checkAnswers } from '../../shared/documents/checks.ts'
import type { AssembledDocument, Run } from '../../shared/documents/model.ts'
import { documentText, documentWords } from '../../shared/documents/plain-text.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import type { Answers, Template } from '../../shared/documents/template.ts'
import { lostWords } from './answer-words.ts'
import { anyAnswers } from './any-answers.ts'
import { docxWords } from './docx-text.ts'
import { goldenAnswers } from './golden-answers.ts'
import { danglingReferences, expectedFrom, numbersOf, runsOf } from './numbering.ts'
import { problemsOn } from './pdf-soundness.ts'
import { pdfPages, wordsOfPages } from './pdf-text.ts'
import { previewWords } from './preview-text.tsx'
import { validAnswers } from './valid-answers.ts'

/** `npm run test:deep` takes its time. */
const RUNS = import.meta.env.MODE === 'deep' ? 1000 : 50
const HOUR = 3_600_000
const createdAt = new Date('2026-11-21T00:00:00Z')
const today = '2026-11-21'

/** Word wrapping may cut a long word; what counts is that no letter is lost, added or moved. */
const letters = (words: readonly string[]) => words.join('')

/** What no reader may ever see, unless the buyer typed it. */
const LEFTOVER = /\bundefined\b|\bNaN\b|\[object |\{%|\{\{|%\}/

const isLeftover = (run: Run, typed: string): boolean => {
  const found = run.kind === 'text' ? LEFTOVER.exec(run.text)?.[0] : undefined
  return found !== undefined && !typed.includes(found)
}

const isWhole = (document: AssembledDocument, answers: Answers) => {
  const numbers = numbersOf(document)
  expect(numbers).toEqual(expectedFrom(numbers))
  expect(danglingReferences(document)).toEqual([])
  const typed = Object.values(answers).join(' ')
  expect(runsOf(document).filter((run) => isLeftover(run, typed))).toEqual([])
}

const printsAs = async (document: AssembledDocument, pdf: Uint8Array) => {
  const pages = await pdfPages(pdf)
  expect(letters(wordsOfPages(pages))).toBe(letters(documentWords(document)))
  expect(pages.flatMap((page, index) => problemsOn(page, index + 1))).toEqual([])
}

/** All three files say what the preview says, all of it, and nothing is out of place. */
const isSound = async (template: Template, answers: Answers) => {
  const agreement = assemble(template, 'agreement', answers, { today })
  const guide = assemble(template, 'instructions', answers, { today })
  isWhole(agreement, answers)
  isWhole(guide, answers)
  const files = await generate(template, answers, { createdAt })
  const words = letters(documentWords(agreement))
  expect(letters(previewWords(agreement))).toBe(words)
  expect(letters(docxWords(files.docx))).toBe(words)
  await printsAs(agreement, files.pdf)
  await printsAs(guide, files.instructions)
}

const load = async (id: string) => {
  const template = await loadTemplate(id)
  if (!template) throw new Error(`No template: ${id}`)
  const valid = validAnswers(template, [template.sampleAnswers, ...goldenAnswers(id)], today)
  return { template, valid }
}

/** The properties that hold for whatever a buyer may answer; a test file of each document calls this. */
export const proveDocument = (id: string) => {
  it(
    'prints every valid answer set in three sound files that say the same',
    async () => {
      const { template, valid } = await load(id)
      await fc.assert(
        fc.asyncProperty(valid, async (answers) => {
          expect(checkAnswers(template, answers, { today }).errors).toEqual([])
          await isSound(template, answers)
          const text = (['agreement', 'instructions'] as const).map((part) =>
            documentText(assemble(template, part, answers, { today })),
          )
          expect(lostWords(template, answers, text.join(' '))).toEqual([])
        }),
        { numRuns: RUNS },
      )
    },
    HOUR,
  )

  it(
    'prints sound files of answers no form would accept, hostile ones among them',
    async () => {
      const { template } = await load(id)
      await fc.assert(
        fc.asyncProperty(anyAnswers(template), (answers) => isSound(template, answers)),
        { numRuns: Math.ceil(RUNS / 10) },
      )
    },
    HOUR,
  )

  it('makes the same text of the same answers twice', async () => {
    const { template, valid } = await load(id)
    fc.assert(
      fc.property(valid, (answers) => {
        const print = () => documentText(assemble(template, 'agreement', answers, { today }))
        expect(print()).toBe(print())
      }),
      { numRuns: 5 },
    )
  })
}
