import { addMonths } from '../toolbox/dates.ts'

/** A fact of a source file, with the ISO date on which someone last read its source. */
export type Fact = { line: number; checked: string; text: string }

/** A fact has to be read again after this time. */
const FACT_LIFETIME_MONTHS = 12

/** `checked="2026-11-21"` of a note, `checked: '2026-11-21'` of a row, `CHECKED = '...'` of a table. */
const CHECKED = /checked\s*[:=]\s*["'](\d{4}-\d{2}-\d{2})["']/i

/** The facts of a source file that were last read more than twelve months before `today`, an ISO date. */
export const staleFactsIn = (source: string, today: string): Fact[] => {
  const oldest = addMonths(today, -FACT_LIFETIME_MONTHS)
  return source.split('\n').flatMap((text, index) => {
    const checked = CHECKED.exec(text)?.[1]
    if (checked === undefined || checked >= oldest) return []
    return [{ line: index + 1, checked, text: text.trim() }]
  })
}
