import { isVisible } from '../toolbox/text.ts'
import type { Answer, Answers, Condition } from './template.ts'

/** The answer of a field. Only own keys are read: "constructor" is not an answer. */
export const answerOf = (answers: Answers, key: string): Answer | undefined =>
  Object.hasOwn(answers, key) ? answers[key] : undefined

/** Whether an answer has visible text or is a checked checkbox. */
export const isFilled = (answer: unknown): boolean => {
  if (typeof answer === 'string') return isVisible(answer)
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

/** Whether two answers are equal: 5 is "5", and an unchecked checkbox equals no answer. */
export const isSameAnswer = (answer: unknown, expected: unknown): boolean => {
  if (expected === false) return !isFilled(answer)
  if (typeof expected === 'number') return numberOf(answer) === expected
  if (typeof answer === 'number') return numberOf(expected) === answer
  return answer === expected
}

const expectedOf = (is: Answer | readonly Answer[]): readonly Answer[] =>
  typeof is === 'object' ? is : [is]

/** Whether the condition is true of the answers. */
export const isConditionMet = (condition: Condition, answers: Answers): boolean => {
  if ('not' in condition) return !isConditionMet(condition.not, answers)
  if ('all' in condition) return condition.all.every((part) => isConditionMet(part, answers))
  if ('any' in condition) return condition.any.some((part) => isConditionMet(part, answers))
  const answer = answerOf(answers, condition.field)
  if ('filled' in condition) return isFilled(answer)
  return expectedOf(condition.is).some((expected) => isSameAnswer(answer, expected))
}

/** The keys of the fields that a condition reads, without duplicates, in order. */
export const fieldsOf = (condition: Condition): string[] => {
  if ('not' in condition) return fieldsOf(condition.not)
  if ('all' in condition) return [...new Set(condition.all.flatMap(fieldsOf))]
  if ('any' in condition) return [...new Set(condition.any.flatMap(fieldsOf))]
  return [condition.field]
}
