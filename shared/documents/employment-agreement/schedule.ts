import { numberOf } from '../template/answers.ts'
import { textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'

const CLOCK = /^(?:(noon|12 noon)|(midnight|12 midnight)|(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m?\.?)$/i

/** Minutes after midnight of "9 AM", "8:30 a.m." or "12 noon"; undefined for anything else. */
const minutesOf = (text: string): number | undefined => {
  const match = CLOCK.exec(text.trim())
  if (!match) return undefined
  const [, noon, midnight, hours = '', minutes = '0', half = ''] = match
  if (noon !== undefined) return 720
  if (midnight !== undefined) return 0
  return (Number(hours) % 12) * 60 + Number(minutes) + (half.toLowerCase() === 'p' ? 720 : 0)
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const RANGE =
  /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\s*(?:through|thru|to|until|-|–)\s*(mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i

const DAY = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i

/** The number of days in "Monday through Friday" or "Saturday and Sunday"; undefined for anything else. */
const daysIn = (text: string): number | undefined => {
  const match = RANGE.exec(text.trim())
  if (!match) {
    const named = text
      .trim()
      .split(/\s*(?:,|&|\/|\band\b)\s*/i)
      .filter(Boolean)
    return named.length > 0 && named.every((day) => DAY.test(day)) ? named.length : undefined
  }
  const [first = 0, last = 0] = match.slice(1).map((day) => DAYS.indexOf(day.toLowerCase()))
  return ((last - first + 7) % 7) + 1
}

/** "Any four days" as "any four days"; the name of a day and "M-F" keep their capitals. */
export const daysInSentence = (text: string): string =>
  text.replace(/^(?!Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Lu}(?=\p{Ll})/u, (letter) =>
    letter.toLowerCase(),
  )

/** The longest unpaid break in a day that explains a difference, in minutes. */
const MAX_BREAK_MINUTES = 90

/** An answer that names no time of day: "varies", "flexible". */
const NO_FIXED_TIME =
  /^(var(y|ies|iable|ied)\b|flex|differ|depend|any\b|as (needed|agreed|scheduled))/i

/**
 * Whether the weekly hours fill the time between the daily start and end: "less" and "more" when they
 * do not, "varies" when no fixed time is named, undefined when they do or when the times cannot be read.
 */
export const scheduleFit = (answers: Answers): 'less' | 'more' | 'varies' | undefined => {
  const isOpen = ['start_time', 'end_time'].some((key) => NO_FIXED_TIME.test(textOf(answers, key)))
  if (isOpen) return 'varies'
  const [from, to] = ['start_time', 'end_time'].map((key) => minutesOf(textOf(answers, key)))
  const days = daysIn(textOf(answers, 'work_days'))
  const hours = numberOf(answers.hours_per_week)
  if (from === undefined || to === undefined || days === undefined || hours === undefined)
    return undefined
  const open = ((to - from + 1440) % 1440 || 1440) * days
  const worked = hours * 60
  if (worked > open) return 'more'
  return worked < open - MAX_BREAK_MINUTES * days ? 'less' : undefined
}
