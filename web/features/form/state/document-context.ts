import { createContext, type Dispatch, use } from 'react'
import type { Template } from '../../../../shared/documents/template/template.ts'
import type { StatusEvent } from './question-status.ts'

/** The document that the form is about; `today` is an ISO date in the visitor's time zone. */
type DocumentContextValue = {
  template: Template
  today: string
  /** Changes which messages are visible. */
  dispatch: Dispatch<StatusEvent>
}

const DocumentContext = createContext<DocumentContextValue | undefined>(undefined)

export const DocumentProvider = DocumentContext.Provider

/** What stays the same as long as the form is open. @throws Error outside of a provider. */
export const useDocument = (): DocumentContextValue => {
  const value = use(DocumentContext)
  if (!value) throw new Error('DocumentForm is missing')
  return value
}
