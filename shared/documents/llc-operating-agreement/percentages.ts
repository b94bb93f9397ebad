import { numberOf } from '../answers.ts'
import type { Answer } from '../template.ts'

/** "33.33" or 33.33 as 3333 hundredths of a percent, rounded to them; undefined for what is no number. */
export const hundredthsOf = (answer: Answer | undefined): number | undefined => {
  const percent = numberOf(answer)
  return percent === undefined ? undefined : Math.round(percent * 100)
}

/** 3333 as "33.33", 6000 as "60". */
export const formatHundredths = (hundredths: number): string => String(hundredths / 100)

/** The whole company, in hundredths of a percent. */
export const WHOLE = 10_000
