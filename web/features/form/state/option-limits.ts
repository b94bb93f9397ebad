import { fieldsOf } from '../../../../shared/documents/template/answers.ts'
import { allFields, askedAnswers, isOffered } from '../../../../shared/documents/template/fields.ts'
import type { Answers, Template } from '../../../../shared/documents/template/template.ts'

/** An option that is not always offered. `key` is its question, `because` are those that decide on it. */
export type OptionLimit = {
  key: string
  question: string
  value: string
  label: string
  because: readonly string[]
  isPassed: (answers: Answers) => boolean
}

/** Every option of the template that other answers can rule out. */
export const optionLimits = (template: Template): OptionLimit[] =>
  allFields(template).flatMap(({ key, label: question, options = [] }) =>
    options.flatMap((option): OptionLimit[] => {
      if (option.offeredWhen === undefined) return []
      const { value, label, offeredWhen } = option
      return [
        {
          ...{ key, question, value, label, because: fieldsOf(offeredWhen) },
          isPassed: (answers) =>
            answers[key] === value && !isOffered(option, askedAnswers(template, answers)),
        },
      ]
    }),
  )

/** The limits whose option is chosen although other answers rule it out. */
export const passed = (limits: readonly OptionLimit[], answers: Answers): OptionLimit[] =>
  limits.filter(({ isPassed }) => isPassed(answers))

/** What is said, by question, of answers that others ruled out: where they stood and where that was decided. */
export const clearedNotes = (cleared: readonly OptionLimit[]): Record<string, string> =>
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
