import { type UseFormReturn, useFormContext } from 'react-hook-form'
import type { Answer } from '../../../../shared/documents/template/template.ts'

/** The answer to every question; '' or false if unanswered. */
export type FormAnswers = Record<string, Answer>

/** The submitted values are the answers to visible questions. */
export type AnswerForm = UseFormReturn<FormAnswers, unknown, FormAnswers>

/** The form of react-hook-form around this component. */
export const useAnswerForm = (): AnswerForm => useFormContext<FormAnswers, unknown, FormAnswers>()
