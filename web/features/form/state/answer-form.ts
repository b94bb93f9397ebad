import { type UseFormReturn, useFormContext } from 'react-hook-form'
import type { Answer } from '../../../../shared/documents/template/template.ts'

/** The answer of every question, '' or false where there is none. */
export type FormAnswers = Record<string, Answer>

/** The submitted values are the answers that are sent: those of questions that are asked. */
export type AnswerForm = UseFormReturn<FormAnswers, unknown, FormAnswers>

/** The form of react-hook-form around this component. */
export const useAnswerForm = (): AnswerForm => useFormContext<FormAnswers, unknown, FormAnswers>()
