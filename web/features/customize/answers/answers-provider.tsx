import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Answers, Template } from '../../../../shared/documents/template.ts'
import type { AnswerSource } from './answer-source.ts'
import { type AnswersForm, type SettledForm, useAnswers } from './use-answers.ts'

const Typed = createContext<Answers>({})
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
export const AnswersProvider = ({ template, today, source, children }: ProviderProps) => {
  const { typed, form } = useAnswers(template, today, source)
  return (
    <Typed value={typed}>
      <Settled value={form}>{children}</Settled>
    </Typed>
  )
}

/** The form by its settled answers. @throws Error outside of a provider. */
export const useSettledForm = (): SettledForm => {
  const form = use(Settled)
  if (!form) throw new Error('No answers: AnswersProvider is missing')
  return form
}

/** The form with every key. @throws Error outside of a provider. */
export const useTypedForm = (): AnswersForm => {
  const form = useSettledForm()
  const answers = use(Typed)
  return useMemo(() => ({ ...form, answers }), [form, answers])
}
