import { assemble } from '../../../../shared/documents/engine/assemble.ts'
import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import { countWords } from '../../../../shared/documents/engine/plain-text.ts'
import type { Answers, Template } from '../../../../shared/documents/template/template.ts'
import { compareAnswers } from './compare-answers.ts'
import type { Comparison } from './comparison.ts'

/** Which document a worker assembles. `today` is an ISO date. */
export type WorkerSetup = { templateId: string; today: string }

/** The agreement made of some answers and its size; `pages` is an estimate. */
export type Preview = { document: AssembledDocument; words: number; pages: number }

/** A document whose words and printed pages are both known. */
type Measured = { words: number; pages: number }

/** How many pages so many words take, going by a measured document; at least one. */
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
