import { answerOf, isFilled, isSameAnswer } from './answers.ts'
import type { Answer, Answers, Condition } from './template.ts'

const expectedOf = (is: Answer | readonly Answer[]): readonly Answer[] =>
  typeof is === 'object' ? is : [is]

/** Whether the condition is true of the answers. */
export const holds = (condition: Condition, answers: Answers): boolean => {
  if ('not' in condition) return !holds(condition.not, answers)
  if ('all' in condition) return condition.all.every((part) => holds(part, answers))
  if ('any' in condition) return condition.any.some((part) => holds(part, answers))
  const answer = answerOf(answers, condition.field)
  if ('filled' in condition) return isFilled(answer)
  return expectedOf(condition.is).some((expected) => isSameAnswer(answer, expected))
}

/** The keys of the fields a condition reads, each once, in the order of the condition. */
export const fieldsOf = (condition: Condition): string[] => {
  if ('not' in condition) return fieldsOf(condition.not)
  if ('all' in condition) return [...new Set(condition.all.flatMap(fieldsOf))]
  if ('any' in condition) return [...new Set(condition.any.flatMap(fieldsOf))]
  return [condition.field]
}
