import type { Answer, Answers } from './template.ts'

/** Own keys only: "constructor" is not an answer. */
export const answerOf = (answers: Answers, key: string): Answer | undefined =>
  Object.hasOwn(answers, key) ? answers[key] : undefined

/** Whether an answer says something: not empty, not only spaces, a checkbox only when ticked. */
export const isFilled = (answer: unknown): boolean => {
  if (typeof answer === 'string') return answer.trim() !== ''
  if (typeof answer === 'number') return Number.isFinite(answer)
  return answer !== undefined && answer !== null && answer !== false
}

/** A number, a numeric text or an amount ("$2,500.00") as a number; undefined for anything else. */
export const numberOf = (answer: unknown): number | undefined => {
  if (typeof answer === 'number') return Number.isFinite(answer) ? answer : undefined
  if (typeof answer !== 'string') return undefined
  const digits = answer
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

/** Equal as answers: 5 is "5", and an unticked checkbox is one without an answer. */
export const isSameAnswer = (answer: unknown, expected: unknown): boolean => {
  if (expected === false) return !isFilled(answer)
  if (typeof expected === 'number') return numberOf(answer) === expected
  if (typeof answer === 'number') return numberOf(expected) === answer
  return answer === expected
}
