import { assemble } from '../../../../shared/documents/engine/assemble.ts'
import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import { countWords } from '../../../../shared/documents/engine/plain-text.ts'
import type { Answers, Template } from '../../../../shared/documents/template/template.ts'
import { compareAnswers } from './compare-answers.ts'
import type { Comparison } from './comparison.ts'

/** The document that a worker assembles. `today` is an ISO date. */
export type WorkerSetup = { templateId: string; today: string }

/** An assembled agreement and its size; `pages` is an estimate. */
export type Preview = { document: AssembledDocument; words: number; pages: number }

/** A document with known word and page counts. */
type Measured = { words: number; pages: number }

/** Estimates the pages for a word count from a measured document; at least one. */
const pagesOf = (words: number, measured: Measured): number =>
  Math.max(1, Math.round((words / Math.max(1, measured.words)) * measured.pages))

/** Assembles and compares the agreements of one template. `today` is an ISO date. */
export const documentWorker = (template: Template, today: string) => {
  const agreement = (answers: Answers) => assemble(template, 'agreement', answers, { today })
  const measured = { words: countWords(agreement(template.sampleAnswers)), pages: template.pages }
  return {
    preview: (answers: Answers): Preview => {
      const document = agreement(answers)
      const words = countWords(document)
      return { document, words, pages: pagesOf(words, measured) }
    },
    compare: (before: Answers, after: Answers): Comparison =>
      compareAnswers(template, { before, after }, today),
  }
}
