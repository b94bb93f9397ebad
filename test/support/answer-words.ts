import { formatDate } from '../../shared/documents/dates.ts'
import { allFields } from '../../shared/documents/fields.ts'
import { formatMoney } from '../../shared/documents/money.ts'
import type { Answers, Field, Template } from '../../shared/documents/template.ts'
import { cleanText } from '../../shared/documents/text.ts'

/** Words that tell a list's columns apart and are printed as the column's heading, if at all. */
const COLUMN_WORDS = new Set(['ending', 'value', 'balance', 'born'])

/** Answers that another answer overrules: the sum of the milestones, the last installment's day. */
const OVERRULED: Readonly<Record<string, readonly string[]>> = {
  'independent-contractor-agreement': ['payment_amount'],
  'promissory-note': ['dueDate'],
}

/** The words and figures of a text; dates as they are printed, thousands without commas. */
export const wordsIn = (text: string): string[] =>
  cleanText(text)
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, formatDate)
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const printed = (field: Field, answer: string): string =>
  field.format === 'money' ? formatMoney(answer) : answer

/** The District of Columbia has no counties, so its certificates name none. */
const isCountyOfNone = (template: Template, field: Field, answers: Answers): boolean =>
  field.format === 'county' &&
  [template.stateField, 'signingState'].some((key) => answers[key] === 'District of Columbia')

const isPrinted = (template: Template, field: Field, answers: Answers): boolean =>
  !field.options &&
  !OVERRULED[template.id]?.includes(field.key) &&
  !isCountyOfNone(template, field, answers)

/** Each word of each typed answer that the text does not hold, as "key: word". */
export const lostWords = (template: Template, answers: Answers, text: string): string[] => {
  const held = wordsIn(text).join(' ')
  return allFields(template)
    .filter((field) => isPrinted(template, field, answers))
    .flatMap((field) => {
      const answer = answers[field.key]
      if (answer === undefined || typeof answer === 'boolean') return []
      return wordsIn(printed(field, String(answer)))
        .filter((word) => !COLUMN_WORDS.has(word) && !held.includes(word))
        .map((word) => `${field.key}: ${word}`)
    })
}
