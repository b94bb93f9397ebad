import { useMemo } from 'react'
import type { Resolver } from 'react-hook-form'
import { isFilled } from '../../../../shared/documents/template/answers.ts'
import { checkAllEnds, type WideIssue } from '../../../../shared/documents/template/checks.ts'
import { allFields, askedAnswers } from '../../../../shared/documents/template/fields.ts'
import { normalize } from '../../../../shared/documents/template/normalize.ts'
import type {
  Answer,
  Answers,
  Field,
  Template,
} from '../../../../shared/documents/template/template.ts'
import type { FormAnswers } from './answer-form.ts'
import { clearedNotes } from './option-limits.ts'
import type { Messages, QuestionStatus } from './question-status.ts'

type Shown = Pick<QuestionStatus, 'checked' | 'editing'> & { answers: Answers }

/**
 * A message waits until its question has been left. One about two answers also shows once the
 * other end has been left, if its own question was answered before, on an earlier visit for example.
 * Nothing shows while one of the ends is being answered for the first time.
 */
const isShown = (issue: WideIssue, state: Shown, defaults: Answers): boolean => {
  const { field, also, atOnce } = issue
  const { answers, checked, editing } = state
  if (atOnce) return true
  if (editing !== undefined && [field, ...also].includes(editing)) return false
  const hasOwnAnswer = isFilled(answers[field]) && answers[field] !== defaults[field]
  return checked.has(field) || (hasOwnAnswer && also.some((key) => checked.has(key)))
}

/**
 * The message shown at each question, the first one where there are several: at its own
 * question and at the other questions it is about. `defaults` is what the form held when it opened.
 */
export const visibleMessages = (
  issues: readonly WideIssue[],
  state: Shown,
  defaults: Answers,
): Messages => {
  const shown = issues.filter((issue) => isShown(issue, state, defaults))
  const ends = shown.flatMap(({ also, message }) => also.map((key) => [key, message] as const))
  const own = shown.map(({ field, message }) => [field, message] as const)
  return Object.fromEntries([...own, ...ends].toReversed())
}

const hasDefault = ({ default: value }: Field): boolean =>
  typeof value === 'object' || isFilled(value)

/**
 * Answers in their stored form: only of questions that are asked, tidied, without blanks. A blank where
 * the template has a default is sent, because the server gives a missing answer its default.
 */
export const answersToSend = (template: Template, answers: Answers): FormAnswers => {
  const asked = askedAnswers(template, answers)
  const tidied = allFields(template).flatMap((field): [string, Answer][] => {
    const answer = asked[field.key]
    if (answer === undefined) return []
    if (!isFilled(answer) && !hasDefault(field)) return []
    return [[field.key, typeof answer === 'string' ? normalize(field, answer) : answer]]
  })
  return Object.fromEntries(tidied)
}

/** Checks the answers that are sent with the documents' schema, which is loaded when the form is submitted. */
export const answersResolver =
  (template: Template, today: string): Resolver<FormAnswers, unknown, FormAnswers> =>
  async (values) => {
    const { schemaFor } = await import('../../../../shared/documents/template/schema.ts')
    const answers = answersToSend(template, values)
    const { error } = schemaFor(template, { today }).safeParse(answers)
    if (!error) return { values: answers, errors: {} }
    const errors = error.issues.map(({ path, message }) => [
      String(path[0]),
      { type: 'schema', message },
    ])
    return { values: {}, errors: Object.fromEntries(errors) }
  }

type ChecksOptions = {
  template: Template
  answers: Answers
  status: QuestionStatus
  /** What the form held when it opened. */
  defaults: Answers
  today: string
}

/** All that is wrong with the answers, and the message shown at each question now. */
export const useChecks = ({ template, answers, status, defaults, today }: ChecksOptions) => {
  const checks = useMemo(
    () => checkAllEnds(template, askedAnswers(template, answers), { today }),
    [template, answers, today],
  )
  const messages = useMemo(
    () => ({
      ...visibleMessages(checks.errors, { ...status, answers }, defaults),
      ...status.refused,
    }),
    [checks, status, answers, defaults],
  )
  const warnings = useMemo(
    () => ({
      ...visibleMessages(checks.warnings, { ...status, answers }, defaults),
      ...clearedNotes(status.cleared),
    }),
    [checks, status, answers, defaults],
  )
  return { checks, messages, warnings }
}
