import { allFields } from '../../shared/documents/template/fields.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'

/** "", "b", "c", ... "ba": a different suffix for each number. */
const ending = (round: number): string =>
  round === 0 ? '' : ending(Math.floor(round / 26)) + String.fromCharCode(97 + (round % 26))

/**
 * The sample answers with other names in each round after the first, so that no run can reuse another buyer's clauses.
 */
export const answersOf = (template: Template, round: number): Answers => {
  const typed = allFields(template).filter(({ kind, pattern }) => kind === 'text' && !pattern)
  const changed = typed.flatMap(({ key }) => {
    const answer = template.sampleAnswers[key]
    return typeof answer === 'string' && answer !== '' ? [[key, `${answer}${ending(round)}`]] : []
  })
  return { ...template.sampleAnswers, ...Object.fromEntries(changed) }
}
