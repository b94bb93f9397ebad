import { readDate } from '../toolbox/dates.ts'
import { numberInWords } from '../toolbox/number-words.ts'

/** "one" to "ninety-nine", by their words. */
const SPELLED = new Map(
  Array.from({ length: 99 }, (_, index) => [numberInWords(index + 1).toLowerCase(), index + 1]),
)
const WORDS = [...SPELLED.keys()].sort((a, b) => b.length - a.length).join('|')

const PERIOD = new RegExp(
  `\\b(\\d{1,4}|${WORDS})(?:\\s*\\(\\d+\\))?[\\s-]*(business|working|calendar)?\\s*(day|week|month)s?\\b`,
  'gi',
)
const NET = /\bnet[\s-]*(\d{1,3})\b/gi
const NUMBER = new RegExp(`\\d|\\b(?:${WORDS})\\b`, 'i')

/** The longest reading of longer periods in calendar days, so that a limit is never passed unnoticed. */
const DAYS: Readonly<Record<string, number>> = { week: 7, month: 31 }

const inDays = (count: number, counted: string, unit: string): number =>
  /business|working/i.test(counted)
    ? Math.ceil((count * 7) / 5)
    : count * (DAYS[unit.toLowerCase()] ?? 1)

/** Every period a text names, in calendar days: "15 days after invoice", "Net 30", "two weeks". */
export const periodsIn = (text: string): number[] => [
  ...[...text.matchAll(PERIOD)].map(([, count = '', counted = '', unit = '']) =>
    inDays(SPELLED.get(count.toLowerCase()) ?? Number(count), counted, unit),
  ),
  ...[...text.matchAll(NET)].map(([, count]) => Number(count)),
]

/** Whether the text contains a number, in figures or in words. */
export const hasNumber = (text: string): boolean => NUMBER.test(text)

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const DATE = new RegExp(
  `\\b(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{4}|(?:${MONTHS})[a-z]*\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4})\\b`,
  'i',
)

/** The first date in a text: its ISO form, and the text before and after it. */
export const findDate = (
  text: string,
): { iso: string; before: string; after: string } | undefined => {
  const match = DATE.exec(text)
  const iso = match ? readDate(match[0]) : undefined
  if (!match || iso === undefined) return undefined
  return {
    iso,
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
  }
}
