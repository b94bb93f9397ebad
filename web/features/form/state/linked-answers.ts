import { isFilled } from '../../../../shared/documents/template/answers.ts'
import { followedQuestions } from '../../../../shared/documents/template/fields.ts'
import type {
  Answer,
  Answers,
  FormTemplate,
} from '../../../../shared/documents/template/template.ts'
import { findRuledOut, type OptionLimit, optionLimits } from './option-limits.ts'

/** The answers that change with another answer, and the limits that cleared some of them. */
type Consequences = {
  answers: Readonly<Record<string, Answer>>
  cleared: readonly OptionLimit[]
}

/**
 * Tracks dependent answers: some copy another answer until the user overrides them, and some options become
 * unavailable. `defaults` are the template's; purchased answers have none.
 */
export const linkedAnswers = (template: FormTemplate, defaults: Answers, opened: Answers) => {
  const follows = [...followedQuestions(template)].filter(([key]) => key in defaults)
  const limits = optionLimits(template)
  let current = opened
  /** The last non-empty answers: a half-typed date is empty. */
  let lastFilled: Answers = {}

  const restart = (answers: Answers): void => {
    current = answers
    lastFilled = {}
  }

  const followersOf = (key: string, before: Answer, after: Answer): Record<string, Answer> =>
    Object.fromEntries(
      follows
        .filter(([follower, followed]) => followed === key && current[follower] === before)
        .flatMap(([follower]) => [
          [follower, after],
          ...Object.entries(followersOf(follower, before, after)),
        ]),
    )

  /** Clears chosen options that other answers rule out. */
  const clear = (answers: Answers): Consequences => {
    const cleared = findRuledOut(limits, answers)
    return { answers: Object.fromEntries(cleared.map(({ key }) => [key, ''])), cleared }
  }

  /** The consequences of a new answer to the question `key`; undefined if it didn't change. */
  const change = (key: string, answers: Answers): Consequences | undefined => {
    const [old, now] = [current[key], answers[key]]
    if (old === now) return undefined
    const before = isFilled(old) ? old : lastFilled[key]
    const followers =
      isFilled(now) && isFilled(before) && now !== undefined && before !== undefined
        ? followersOf(key, before, now)
        : {}
    if (isFilled(before)) lastFilled = { ...lastFilled, [key]: before }
    const limited = clear({ ...answers, ...followers })
    current = { ...answers, ...followers, ...limited.answers }
    return { answers: { ...followers, ...limited.answers }, cleared: limited.cleared }
  }
  return { restart, change, clear }
}
