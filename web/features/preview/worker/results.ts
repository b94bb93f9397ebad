import { assemble } from '../../../../shared/documents/engine/assemble.ts'
import { countWords } from '../../../../shared/documents/engine/plain-text.ts'
import type { Answers, Template } from '../../../../shared/documents/template/template.ts'
import { compareAnswers } from './compare-answers.ts'
import type { Result, WorkerRequest } from './protocol.ts'

/** A document whose words and printed pages are both known. */
type Measured = { words: number; pages: number }

/** How many pages so many words take, going by a measured document; at least one. */
export const pagesOf = (words: number, measured: Measured): number =>
  Math.max(1, Math.round((words / Math.max(1, measured.words)) * measured.pages))

/** Computes the results of requests about one template. `today` is an ISO date. */
export const resultsFor = (template: Template, today: string) => {
  const agreement = (answers: Answers) => assemble(template, 'agreement', answers, { today })
  const measured = { words: countWords(agreement(template.sampleAnswers)), pages: template.pages }
  return (request: WorkerRequest): Result => {
    if (request.kind === 'comparison') {
      return { comparison: compareAnswers(template, request, today) }
    }
    const document = agreement(request.answers)
    const words = countWords(document)
    return { preview: { document, words, pages: pagesOf(words, measured) } }
  }
}
