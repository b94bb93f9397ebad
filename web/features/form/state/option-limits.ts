import { fieldsOf } from '../../../../shared/documents/template/answers.ts'
import { allFields, askedAnswers, isOffered } from '../../../../shared/documents/template/fields.ts'
import type { Answers, FormTemplate } from '../../../../shared/documents/template/template.ts'

/** An option that isn't always available. `key` is its question; `because` are the questions that decide. */
export type OptionLimit = {
  key: string
  question: string
  value: string
  label: string
  because: readonly string[]
  isRuledOut: (answers: Answers) => boolean
}

/** All options that other answers can rule out. */
export const optionLimits = (template: FormTemplate): OptionLimit[] =>
  allFields(template).flatMap(({ key, label: question, options = [] }) =>
    options.flatMap((option): OptionLimit[] => {
      if (option.offeredWhen === undefined) return []
      const { value, label, offeredWhen } = option
      return [
        {
          ...{ key, question, value, label, because: fieldsOf(offeredWhen) },
          isRuledOut: (answers) =>
            answers[key] === value && !isOffered(option, askedAnswers(template, answers)),
        },
      ]
    }),
  )

/** The limits whose chosen option is ruled out by other answers. */
export const findRuledOut = (limits: readonly OptionLimit[], answers: Answers): OptionLimit[] =>
  limits.filter(({ isRuledOut }) => isRuledOut(answers))

/** The notes about cleared answers, by question: at the cleared question and at the one that caused it. */
export const notesOfCleared = (cleared: readonly OptionLimit[]): Record<string, string> =>
  Object.fromEntries(
    cleared.flatMap(({ key, question, label, because }) => [
      [
        key,
        `Your answer “${label}” was cleared, because it no longer fits the rest. Choose again.`,
      ],
      ...because.map((other) => [
        other,
        `“${label}” no longer fits, so your answer to “${question}” was cleared. Choose again there.`,
      ]),
    ]),
  )
