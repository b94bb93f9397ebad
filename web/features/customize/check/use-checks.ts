import { useMemo } from 'react'
import { checkAllEnds } from '../../../../shared/documents/checks.ts'
import { askedAnswers } from '../../../../shared/documents/fields.ts'
import type { Answers, Template } from '../../../../shared/documents/template.ts'
import type { FormState } from '../answers/form-state.ts'
import { visibleMessages } from './visible-messages.ts'

type ChecksOptions = {
  template: Template
  state: FormState
  /** What the form held when it opened. */
  opening: Answers
  today: string
}

/** All that is wrong with the answers, and what of it stands at which question now. */
export const useChecks = ({ template, state, opening, today }: ChecksOptions) => {
  const checks = useMemo(
    () => checkAllEnds(template, askedAnswers(template, state.answers), { today }),
    [template, state.answers, today],
  )
  const messages = useMemo(
    () => ({ ...visibleMessages(checks.errors, state, opening), ...state.refused }),
    [checks, state, opening],
  )
  const warnings = useMemo(
    () => visibleMessages(checks.warnings, state, opening),
    [checks, state, opening],
  )
  return { checks, messages, warnings }
}
