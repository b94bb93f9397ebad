import { isFilled } from '../../../../shared/documents/answers.ts'
import type { WideIssue } from '../../../../shared/documents/checks.ts'
import type { Answers } from '../../../../shared/documents/template.ts'
import type { FormState, Messages } from '../answers/form-state.ts'

type Shown = Pick<FormState, 'answers' | 'checked' | 'editing'>

/**
 * A message waits until its question has been left. Trouble between two answers also shows once the
 * other end has been left, if its own question was answered before, on an earlier visit for example.
 * Nothing shows while one of the ends is being answered for the first time.
 */
const isShown = ({ field, also }: WideIssue, state: Shown, opening: Answers): boolean => {
  const { answers, checked, editing } = state
  if (editing !== undefined && [field, ...also].includes(editing)) return false
  const given = isFilled(answers[field]) && answers[field] !== opening[field]
  return checked.has(field) || (given && also.some((key) => checked.has(key)))
}

/**
 * The message that stands at each question, the first one where there are several: at its own
 * question and at the other ends of the same trouble. `opening` is what the form held when it opened.
 */
export const visibleMessages = (
  issues: readonly WideIssue[],
  state: Shown,
  opening: Answers,
): Messages => {
  const shown = issues.filter((issue) => isShown(issue, state, opening))
  const ends = shown.flatMap(({ also, message }) => also.map((key) => [key, message] as const))
  const own = shown.map(({ field, message }) => [field, message] as const)
  return Object.fromEntries([...own, ...ends].toReversed())
}
