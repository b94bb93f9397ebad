import { useCallback, useMemo } from 'react'
import type { Resolver } from 'react-hook-form'
import { isFilled } from '../../../../shared/documents/template/answers.ts'
import { checkFields, type WideIssue } from '../../../../shared/documents/template/field-checks.ts'
import { allFields, askedAnswers } from '../../../../shared/documents/template/fields.ts'
import { normalize } from '../../../../shared/documents/template/normalize.ts'
import type {
  Answer,
  Answers,
  Field,
  FormTemplate,
} from '../../../../shared/documents/template/template.ts'
import type { FormAnswers } from './answer-form.ts'
import { type ChosenCoverage, useDocument } from './document-context.ts'
import type { FormChecks } from './form-checks.ts'
import { notesOfCleared } from './option-limits.ts'
import type { Messages, QuestionStatus } from './question-status.ts'
import { templateLoader } from './template-loader.ts'

type Shown = Pick<QuestionStatus, 'checked' | 'editing'> & { answers: Answers }

/**
 * A message is hidden until its question has lost focus. A message about two questions is also shown once the
 * other one has lost focus, if its own was answered earlier, for example on a previous visit. Nothing is shown
 * while one of them is being answered for the first time.
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
 * The first message at each question: its own, or one of another question that also concerns it. `defaults` are
 * the form's initial answers.
 */
export const visibleMessages = (
  issues: readonly WideIssue[],
  state: Shown,
  defaults: Answers,
): Messages => {
  const shown = issues.filter((issue) => isShown(issue, state, defaults))
  const linkedMessages = shown.flatMap(({ also, message }) =>
    also.map((key) => [key, message] as const),
  )
  const ownMessages = shown.map(({ field, message }) => [field, message] as const)
  return Object.fromEntries([...ownMessages, ...linkedMessages].toReversed())
}

const hasDefault = ({ default: value }: Field): boolean =>
  typeof value === 'object' || isFilled(value)

/**
 * The answers to send: those to visible questions, normalized, without empty ones. An empty answer is sent if
 * the template has a default, because the server would fill it in.
 */
export const answersToSend = (template: FormTemplate, answers: Answers): FormAnswers => {
  const asked = askedAnswers(template, answers)
  const normalized = allFields(template).flatMap((field): [string, Answer][] => {
    const answer = asked[field.key]
    if (answer === undefined) return []
    if (!isFilled(answer) && !hasDefault(field)) return []
    return [[field.key, typeof answer === 'string' ? normalize(field, answer) : answer]]
  })
  return Object.fromEntries(normalized)
}

/** Validates the answers to send with the document's schema, on submit. */
export const answersResolver =
  (template: FormTemplate, today: string): Resolver<FormAnswers, unknown, FormAnswers> =>
  async (values) => {
    const checks = await templateLoader.loadChecks(template.id)
    const answers = answersToSend(template, values)
    const { error } = await checks.parse(answers, today)
    if (!error) return { values: answers, errors: {} }
    const errors = error.issues.map(({ path, message }) => [
      String(path[0]),
      { type: 'schema', message },
    ])
    return { values: {}, errors: Object.fromEntries(errors) }
  }

/** Checks answers with the form's rules, or single answers until the rules are loaded. */
export const useCheck = () => {
  const { template, today, checks } = useDocument()
  return useCallback(
    (answers: Answers): ReturnType<FormChecks['check']> =>
      checks?.check(answers, today) ?? {
        errors: checkFields(template, answers, { today }),
        warnings: [],
      },
    [template, today, checks],
  )
}

/** The coverage of the chosen state; until the checks are loaded, only that of the suggested one. */
const useCoverage = (answers: Answers): ChosenCoverage | undefined => {
  const { template, checks, suggested } = useDocument()
  return useMemo(() => {
    if (checks) return checks.coverageOf(answers)
    return suggested?.state === answers[template.stateField] ? suggested : undefined
  }, [template, checks, suggested, answers])
}

type ChecksOptions = {
  answers: Answers
  status: QuestionStatus
  /** The form's initial answers. */
  defaults: Answers
}

/** All problems of the answers, the coverage of their state, and the currently visible message per question. */
export const useChecks = ({ answers, status, defaults }: ChecksOptions) => {
  const { template } = useDocument()
  const check = useCheck()
  const coverage = useCoverage(answers)
  const checks = useMemo(
    () => ({ ...check(askedAnswers(template, answers)), coverage }),
    [check, coverage, template, answers],
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
      ...notesOfCleared(status.cleared),
    }),
    [checks, status, answers, defaults],
  )
  return { checks, messages, warnings }
}
