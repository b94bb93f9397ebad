import { isFilled } from '../../shared/documents/template/answers.ts'
import { checkAnswers } from '../../shared/documents/template/checks.ts'
import { allFields, askedAnswers } from '../../shared/documents/template/fields.ts'
import { normalize } from '../../shared/documents/template/normalize.ts'
import type { Answer, Answers, Template } from '../../shared/documents/template/template.ts'
import { arbitraryAnswer } from './arbitrary-answers.ts'
import fc from './fast-check.ts'

type Draft = Record<string, Answer | undefined>

/** The answers as the form stores them: text is normalized when a field loses focus. */
const normalizeDraft = (template: Template, answers: Answers): Draft =>
  Object.fromEntries(
    allFields(template).map((field) => {
      const answer = answers[field.key]
      return [field.key, typeof answer === 'string' ? normalize(field, answer) : answer]
    }),
  )

/** The answers to a field in the valid answer sets. */
const validAnswersTo = (key: string, bases: readonly Answers[]): Answer[] =>
  bases.flatMap((base) => {
    const answer = base[key]
    return answer !== undefined && isFilled(answer) ? [answer] : []
  })

/**
 * Makes the draft valid: an invalid answer is replaced by the base's, then by that of another valid set. Undefined if
 * the answers stay invalid because two choices exclude each other.
 */
const repair = (
  template: Template,
  draft: Draft,
  bases: readonly Answers[],
  today: string,
): Answers | undefined => {
  const attempts = new Map<string, number>()
  for (let round = 0; round < 12; round++) {
    const { errors } = checkAnswers(template, draft, { today })
    if (errors.length === 0) return askedAnswers(template, draft)
    for (const { field } of errors) {
      const attempt = attempts.get(field) ?? 0
      const known = validAnswersTo(field, bases)
      draft[field] = known[attempt % Math.max(1, known.length)]
      attempts.set(field, attempt + 1)
    }
  }
  return undefined
}

/** The base with each change that is valid together with the previous ones. */
const applyValidChanges = (
  template: Template,
  base: Answers,
  changes: Answers,
  bases: readonly Answers[],
  today: string,
): Answers => {
  let valid = base
  for (const [key, answer] of Object.entries(changes)) {
    valid = repair(template, { ...valid, [key]: answer }, bases, today) ?? valid
  }
  return valid
}

/**
 * Valid answers: one of the `bases` (valid answer sets) with some questions answered randomly, including hostile text.
 * `today` is an ISO date.
 */
export const validAnswers = (
  template: Template,
  bases: readonly [Answers, ...Answers[]],
  today: string,
): fc.Arbitrary<Answers> => {
  const fields = allFields(template)
  const changes = fc.record(
    Object.fromEntries(
      fields.map((field) => [field.key, fc.option(arbitraryAnswer(field), { nil: '' })]),
    ),
    { requiredKeys: [] },
  )
  return fc.tuple(fc.constantFrom(...bases), changes).map(([base, raw]) => {
    const change = normalizeDraft(template, raw)
    const first = {
      ...base,
      ...Object.fromEntries(Object.keys(raw).map((key) => [key, change[key]])),
    }
    const known = [base, ...bases]
    return (
      repair(template, first, known, today) ??
      applyValidChanges(template, base, change, known, today)
    )
  })
}
