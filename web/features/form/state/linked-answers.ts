import { isFilled } from '../../../../shared/documents/template/answers.ts'
import { followedBy } from '../../../../shared/documents/template/fields.ts'
import type { Answer, Answers, Template } from '../../../../shared/documents/template/template.ts'
import { type OptionLimit, optionLimits, passed } from './option-limits.ts'

/** Answers that a change of one answer causes, and the limits that emptied some of them. */
type Consequences = {
  answers: Readonly<Record<string, Answer>>
  cleared: readonly OptionLimit[]
}

/**
 * Follows the answers of one form. Some answers are another one's until the person gives them their own, and some
 * options are no longer offered after another answer. `defaults` are the form's suggestions: bought answers have none.
 */
export const linkedAnswers = (template: Template, defaults: Answers, opened: Answers) => {
  const follows = [...followedBy(template)].filter(([key]) => key in defaults)
  const limits = optionLimits(template)
  let present = opened
  /** The last answer before a question was emptied: a date is empty while a part of it is typed. */
  let lastFilled: Answers = {}

  const restart = (answers: Answers): void => {
    present = answers
    lastFilled = {}
  }

  const followersOf = (key: string, before: Answer, after: Answer): Record<string, Answer> =>
    Object.fromEntries(
      follows
        .filter(([follower, followed]) => followed === key && present[follower] === before)
        .flatMap(([follower]) => [
          [follower, after],
          ...Object.entries(followersOf(follower, before, after)),
        ]),
    )

  /** The options that are chosen although `answers` rule them out. */
  const clear = (answers: Answers): Consequences => {
    const cleared = passed(limits, answers)
    return { answers: Object.fromEntries(cleared.map(({ key }) => [key, ''])), cleared }
  }

  /** What follows from a new answer to the question `key`; undefined when it is no other answer. */
  const change = (key: string, answers: Answers): Consequences | undefined => {
    const [old, now] = [present[key], answers[key]]
    if (old === now) return undefined
    const before = isFilled(old) ? old : lastFilled[key]
    const followers =
      isFilled(now) && isFilled(before) && now !== undefined && before !== undefined
        ? followersOf(key, before, now)
        : {}
    if (isFilled(before)) lastFilled = { ...lastFilled, [key]: before }
    const limited = clear({ ...answers, ...followers })
    present = { ...answers, ...followers, ...limited.answers }
    return { answers: { ...followers, ...limited.answers }, cleared: limited.cleared }
  }
  return { restart, change, clear }
}
