import { addDays } from '../calendar.ts'
import type { Answers } from '../template.ts'
import { ILLINOIS_PAY_DAYS } from './figures.ts'
import { dateOf, is, text } from './reading.ts'

const daysIn = (words: string, pattern: RegExp): number | undefined => {
  const match = pattern.exec(words)
  return match ? Number(match[1]) : undefined
}

const INVOICED_WITHIN = /^within (\d{1,3}) days after the services(?: billed)?\.?$/i
const DUE_WITHIN =
  /^(?:within )?(\d{1,3}) days (?:after|of|from)(?: the| receipt of(?: the)?)? invoice\.?$/i

/**
 * The last day on which services finished by the end date can fall due, as an ISO date. Known only for
 * a fixed term with terms in plain days; Illinois counts its 30 days from the work.
 */
export const latestPaymentDate = (answers: Answers): string | undefined => {
  const end = is(answers, 'duration_type', 'fixed') ? dateOf(answers, 'end_date') : undefined
  const invoiced = daysIn(text(answers, 'invoice_deadline'), INVOICED_WITHIN)
  const due = daysIn(text(answers, 'payment_terms'), DUE_WITHIN)
  if (end === undefined || invoiced === undefined || due === undefined) return undefined
  const days = invoiced + due
  return addDays(end, is(answers, 'state', 'Illinois') ? Math.min(days, ILLINOIS_PAY_DAYS) : days)
}
