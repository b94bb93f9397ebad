import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import type { Template } from '../../../../shared/documents/template.ts'
import type { AnswerSource } from './answer-source.ts'
import { type AnswersForm, type SettledForm, useAnswers } from './use-answers.ts'

const Settled = createContext<SettledForm | undefined>(undefined)

type ProviderProps = {
  template: Template
  today: string
  source: AnswerSource
  children: ReactNode
}

/**
 * Holds the answers of one form. A key reaches only those who read what is typed; the rest of the page
 * is drawn again when the answers have settled.
 */
export const AnswersProvider = ({ template, today, source, children }: ProviderProps) => (
  <Settled value={useAnswers(template, today, source)}>{children}</Settled>
)

/** The form by its settled answers. @throws Error outside of a provider. */
export const useSettledForm = (): SettledForm => {
  const form = use(Settled)
  if (!form) throw new Error('No answers: AnswersProvider is missing')
  return form
}

/** The form with every key. @throws Error outside of a provider. */
export const useTypedForm = (): AnswersForm => {
  const form = useSettledForm()
  const { store } = form
  const { answers } = useSyncExternalStore(store.listen, store.read, store.read)
  return useMemo(() => ({ ...form, answers }), [form, answers])
}
