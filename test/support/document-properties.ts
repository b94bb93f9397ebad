import { describe, expect, it } from 'vitest'
import { generate } from '../../lambdas/generation/generate.ts'
import { assemble } from '../../shared/documents/engine/assemble.ts'
import type { AssembledDocument, Run } from '../../shared/documents/engine/model.ts'
import { documentText, documentWords } from '../../shared/documents/engine/plain-text.ts'
import { templateIds } from '../../shared/documents/registry.ts'
import { checkAnswers } from '../../shared/documents/template/checks.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import { STATE_NAMES } from '../../shared/documents/toolbox/states.ts'
import { arbitraryAnswers } from './arbitrary-answers.ts'
import { isDeep } from './deep.ts'
import { docxWords } from './docx-text.ts'
import fc from './fast-check.ts'
import { goldenAnswers } from './golden-answers.ts'
import { bodyOf, layoutPages } from './laid-out-pages.ts'
import { missingWords } from './missing-words.ts'
import { danglingReferences, expectedFrom, numbersOf, runsOf } from './numbering.ts'
import { pageProblems } from './pdf-soundness.ts'
import { type PdfPage, pdfPages, wordsOfPages } from './pdf-text.ts'
import { previewWords } from './preview-text.tsx'
import { loadTemplateById } from './templates.ts'
import { validAnswers } from './valid-answers.ts'

/** The number of valid answer sets per document that are assembled and laid out. */
const MAX_ANSWER_SETS = isDeep ? 300 : 4
/** The number of those, and of invalid sets, that are written to files. */
const MAX_FILE_SETS = isDeep ? 100 : 1
const MAX_INVALID_FILE_SETS = isDeep ? 30 : 1
const HOUR_MS = 3_600_000
const createdAt = new Date('2026-11-21T00:00:00Z')
const today = '2026-11-21'

/** The text without spaces, because line breaks may split a long word. */
const joinWords = (words: readonly string[]) => words.join('')

/** Traces of the template or of JavaScript, which no document may contain unless the buyer typed them. */
const LEFTOVER = /\bundefined\b|\bNaN\b|\[object |\{%|\{\{|%\}/

const isLeftover = (run: Run, typed: string): boolean => {
  const found = run.kind === 'text' ? LEFTOVER.exec(run.text)?.[0] : undefined
  return found !== undefined && !typed.includes(found)
}

const expectComplete = (document: AssembledDocument, answers: Answers) => {
  const numbers = numbersOf(document)
  expect(numbers).toEqual(expectedFrom(numbers))
  expect(danglingReferences(document)).toEqual([])
  const typed = Object.values(answers).join(' ')
  expect(runsOf(document).filter((run) => isLeftover(run, typed))).toEqual([])
}

/** Checks everything before files are written: the text, the preview's text, and the pages, which it returns. */
const expectSoundPages = (document: AssembledDocument, answers: Answers): PdfPage[] => {
  expectComplete(document, answers)
  const words = joinWords(documentWords(document))
  expect(joinWords(previewWords(document))).toBe(words)
  const pages = layoutPages(document)
  expect(joinWords(wordsOfPages(bodyOf(pages)))).toBe(words)
  expect(pageProblems(pages, { nearlyEmpty: 0 })).toEqual([])
  return pages
}

const wordsOfEach = (pages: readonly PdfPage[]) =>
  pages.map((page) => joinWords(wordsOfPages([page])))

const expectSoundPdf = async (laidOut: readonly PdfPage[], pdf: Uint8Array) => {
  const pages = await pdfPages(pdf)
  expect(wordsOfEach(pages)).toEqual(wordsOfEach(laidOut))
  expect(pageProblems(pages, { nearlyEmpty: 0 })).toEqual([])
}

/** Expects the three files to have the preview's text, and pages without layout errors. */
const expectSoundFiles = async (template: Template, answers: Answers) => {
  const agreement = assemble(template, 'agreement', answers, { today })
  const guide = assemble(template, 'instructions', answers, { today })
  const [pages, guidePages] = [agreement, guide].map((part) => expectSoundPages(part, answers))
  const files = await generate(template, answers, { createdAt })
  expect(joinWords(docxWords(files.docx))).toBe(joinWords(documentWords(agreement)))
  await expectSoundPdf(pages ?? [], files.pdf)
  await expectSoundPdf(guidePages ?? [], files.instructions)
}

const load = async (id: string) => {
  const template = await loadTemplateById(id)
  const valid = validAnswers(template, [template.sampleAnswers, ...goldenAnswers(id)], today)
  return { template, valid }
}

/** The properties that a document must have for all answers. */
const describeDocument = (id: string) => {
  it(
    'contains every answer, numbered and within the page, for every valid answer set',
    async () => {
      const { template, valid } = await load(id)
      fc.assert(
        fc.property(valid, (answers) => {
          expect(checkAnswers(template, answers, { today }).errors).toEqual([])
          const texts = (['agreement', 'instructions'] as const).map((part) => {
            const document = assemble(template, part, answers, { today })
            expectSoundPages(document, answers)
            expect(assemble(template, part, answers, { today })).toEqual(document)
            return documentText(document)
          })
          expect(missingWords(template, answers, texts.join(' '))).toEqual([])
        }),
        { numRuns: MAX_ANSWER_SETS },
      )
    },
    HOUR_MS,
  )

  it(
    'generates three valid files with the same content for every valid answer set',
    async () => {
      const { template, valid } = await load(id)
      await fc.assert(
        fc.asyncProperty(valid, (answers) => expectSoundFiles(template, answers)),
        { numRuns: MAX_FILE_SETS },
      )
    },
    HOUR_MS,
  )

  it(
    'generates valid files for answers that the form would reject, including hostile ones',
    async () => {
      const { template } = await load(id)
      await fc.assert(
        fc.asyncProperty(arbitraryAnswers(template), (answers) =>
          expectSoundFiles(template, answers),
        ),
        { numRuns: MAX_INVALID_FILE_SETS },
      )
    },
    HOUR_MS,
  )

  it.runIf(isDeep)(
    'generates three valid files with the same content in every state',
    async () => {
      const { template } = await load(id)
      for (const state of STATE_NAMES) {
        const answers = { ...template.sampleAnswers, [template.stateField]: state }
        await expectSoundFiles(template, answers)
      }
    },
    HOUR_MS,
  )
}

/**
 * Tests every `of`th document starting with the `part`th. Several test files share them, so that all cores are used.
 */
export const describeDocuments = ({ part, of }: { part: number; of: number }) => {
  const ids = templateIds.filter((_, index) => index % of === part - 1)
  describe.each(ids)('%s', (id) => describeDocument(id))
}
