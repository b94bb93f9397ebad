import { createContext } from 'react'

/** Address of the question behind an answer in the document; undefined for values that are computed. */
export type HrefOfQuestion = (field: string) => string | undefined

export const QuestionLinks = createContext<HrefOfQuestion>(() => undefined)
