import { parseMoney } from '../money.ts'
import { splitLines } from '../text.ts'
import { findDate } from './periods.ts'

/** One line of a list: what it is, when it is due (ISO) and what it is worth (cents). */
export type Item = { name: string; due?: string; cents?: number }

const FIGURE = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(?:\s*dollars)?[\s.]*$`
const WITH_SIGN = new RegExp(String.raw`(?:\$|\bUSD)\s*${FIGURE}`, 'i')
const AFTER_COMMA = new RegExp(String.raw`[,;:–—-]\s*${FIGURE}`, 'i')

const LOOSE_ENDS = /(?:[\s,;:–—-]|\b(?:by|on|due|before|until|at|for)\b)+$/i

const tidy = (text: string): string =>
  text
    .replace(/\s*([,;:–—-]\s*){2,}/g, ', ')
    .replace(LOOSE_ENDS, '')
    .trim()

/** Takes the amount at the end of a line off it. */
const splitAmount = (line: string, pattern: RegExp): { rest: string; cents?: number } => {
  const match = pattern.exec(line)
  const cents = match ? parseMoney(`${match[1] ?? ''}${match[2] ?? ''}`) : undefined
  return match && cents !== undefined ? { rest: line.slice(0, match.index), cents } : { rest: line }
}

const readItem = (line: string, pattern: RegExp): Item => {
  const date = findDate(line)
  const { rest, cents } = splitAmount(
    date ? `${date.before.trimEnd()}${date.after}` : line,
    pattern,
  )
  return {
    name: tidy(rest) || line,
    ...(date ? { due: date.iso } : {}),
    ...(cents === undefined ? {} : { cents }),
  }
}

/** Milestones from lines such as "Designs approved, March 1, 2027, 2000". */
export const readMilestones = (text: string): Item[] =>
  splitLines(text).map((line) => {
    const signed = readItem(line, WITH_SIGN)
    return signed.cents === undefined ? readItem(line, AFTER_COMMA) : signed
  })

/** Their total in cents; undefined while a line has no amount. */
export const totalOf = (milestones: readonly Item[]): number | undefined => {
  const amounts = milestones.flatMap(({ cents }) => (cents === undefined ? [] : [cents]))
  return amounts.length > 0 && amounts.length === milestones.length
    ? amounts.reduce((sum, cents) => sum + cents, 0)
    : undefined
}

/** Services, each with the dollar amount at the end of its line when there is one. */
export const readServices = (text: string): Item[] =>
  splitLines(text).map((line) => {
    const { rest, cents } = splitAmount(line, WITH_SIGN)
    return { name: cents === undefined ? line : tidy(rest) || line, ...(cents && { cents }) }
  })

const ENDS_WITH_DATE = /^[\s.;]*$/

/** Deliverables; a date that ends the line becomes the due date. */
export const readDeliverables = (text: string): Item[] =>
  splitLines(text).map((line) => {
    const date = findDate(line)
    return date && ENDS_WITH_DATE.test(date.after)
      ? { name: tidy(date.before) || line, due: date.iso }
      : { name: line }
  })
