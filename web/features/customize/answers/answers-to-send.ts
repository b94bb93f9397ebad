import { isFilled } from '../../../../shared/documents/answers.ts'
import { allFields, askedAnswers } from '../../../../shared/documents/fields.ts'
import { normalise } from '../../../../shared/documents/normalise.ts'
import type { Answer, Answers, Template } from '../../../../shared/documents/template.ts'

/** Answers in their stored form: only of questions that are asked, tidied, without blanks. */
export const answersToSend = (template: Template, answers: Answers): Record<string, Answer> => {
  const asked = askedAnswers(template, answers)
  const tidied = allFields(template).flatMap((field): [string, Answer][] => {
    const answer = asked[field.key]
    if (answer === undefined || !isFilled(answer)) return []
    return [[field.key, typeof answer === 'string' ? normalise(field, answer) : answer]]
  })
  return Object.fromEntries(tidied)
}
