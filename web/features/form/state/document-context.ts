import { createContext, type Dispatch, use } from 'react'
import type { coverageOf } from '../../../../shared/documents/template/coverage.ts'
import type { FormTemplate } from '../../../../shared/documents/template/template.ts'
import type { FormChecks } from './form-checks.ts'
import type { StatusEvent } from './question-status.ts'

/** The coverage of a chosen state. */
export type ChosenCoverage = NonNullable<ReturnType<typeof coverageOf>>

/** The form's document; `today` is an ISO date in the user's time zone. */
type DocumentContextValue = {
  template: FormTemplate
  today: string
  /** The form's rules and coverage; undefined until they are loaded. */
  checks: FormChecks | undefined
  setChecks: Dispatch<FormChecks>
  /** The coverage of the suggested state, which is known before the checks are loaded. */
  suggested: ChosenCoverage | undefined
  /** Changes which messages are visible. */
  dispatch: Dispatch<StatusEvent>
}

const DocumentContext = createContext<DocumentContextValue | undefined>(undefined)

export const DocumentProvider = DocumentContext.Provider

/**
 * The values that don't change while the form is open, once the checks are loaded.
 * @throws Error outside a provider
 */
export const useDocument = (): DocumentContextValue => {
  const value = use(DocumentContext)
  if (!value) throw new Error('DocumentForm is missing')
  return value
}
