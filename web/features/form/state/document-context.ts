import { createContext, type Dispatch, use } from 'react'
import type { FormTemplate } from '../../../../shared/documents/template/template.ts'
import type { StatusEvent } from './question-status.ts'

/** The form's document; `today` is an ISO date in the user's time zone. */
type DocumentContextValue = {
  template: FormTemplate
  today: string
  /** Changes which messages are visible. */
  dispatch: Dispatch<StatusEvent>
}

const DocumentContext = createContext<DocumentContextValue | undefined>(undefined)

export const DocumentProvider = DocumentContext.Provider

/**
 * The values that don't change while the form is open.
 * @throws Error outside a provider
 */
export const useDocument = (): DocumentContextValue => {
  const value = use(DocumentContext)
  if (!value) throw new Error('DocumentForm is missing')
  return value
}
