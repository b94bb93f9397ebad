import { dateOf, isOneOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { addDays } from '../toolbox/dates.ts'
import type { StateName } from '../toolbox/states.ts'

/** Yearly total, in cents, from which a company reports payments on Form 1099-NEC. */
const REPORTING_FIGURE = { fromYear: 2026, cents: 200_000, before: 60_000 } as const

/** From this year on the Internal Revenue Service adjusts the figure for inflation. */
const INDEXED_FROM = 2027

/** The reporting figure of a calendar year, and whether inflation may have raised it. */
export const reportingFigure = (year: number): { cents: number; indexed: boolean } => ({
  cents: year >= REPORTING_FIGURE.fromYear ? REPORTING_FIGURE.cents : REPORTING_FIGURE.before,
  indexed: year >= INDEXED_FROM,
})

/** States without their own sales tax on services. */
const NO_SALES_TAX: readonly StateName[] = [
  'Alaska',
  'Delaware',
  'Montana',
  'New Hampshire',
  'Oregon',
]

/** Whether the state may charge sales tax on the services, as long as it is not known to have none. */
export const mayChargeSalesTax = (answers: Answers): boolean =>
  !isOneOf(answers, 'state', ...NO_SALES_TAX)

/** States with a law on written contracts and prompt pay for freelancers. */
const FREELANCE_STATES: readonly StateName[] = ['California', 'Illinois', 'New York']

/** People whom those laws protect; the kind of business may not be chosen yet. */
const ONE_PERSON = ['', 'individual', 'llc_single']

/** Whether a law on freelance contracts covers the contractor. */
export const isFreelance = (answers: Answers): boolean =>
  isOneOf(answers, 'state', ...FREELANCE_STATES) &&
  isOneOf(answers, 'contractor_entity_type', ...ONE_PERSON)

/** Days after the work within which a freelancer must be paid in Illinois (820 ILCS 193). */
export const ILLINOIS_PAY_DAYS = 30

const daysIn = (words: string, pattern: RegExp): number | undefined => {
  const match = pattern.exec(words)
  return match ? Number(match[1]) : undefined
}

const INVOICED_WITHIN = /^within (\d{1,3}) days after the services(?: billed)?\.?$/i
const DUE_WITHIN =
  /^(?:within )?(\d{1,3}) days (?:after|of|from)(?: the| receipt of(?: the)?)? invoice\.?$/i

/** Whether the time for an invoice runs from Acceptance and not from the work. */
const awaitsAcceptance = (answers: Answers): boolean =>
  isOneOf(answers, 'payment_frequency', 'completion', 'milestones') ||
  isOneOf(answers, 'payment_structure', 'milestone')

/**
 * The last day on which services finished by the end date can fall due, as an ISO date. Known only for
 * a fixed term with terms in plain days; Illinois counts its 30 days from the work.
 */
export const latestPaymentDate = (answers: Answers): string | undefined => {
  const end = isOneOf(answers, 'duration_type', 'fixed') ? dateOf(answers, 'end_date') : undefined
  const invoiced = daysIn(textOf(answers, 'invoice_deadline'), INVOICED_WITHIN)
  const due = daysIn(textOf(answers, 'payment_terms'), DUE_WITHIN)
  if (end === undefined || invoiced === undefined || due === undefined) return undefined
  if (!isOneOf(answers, 'state', 'Illinois')) return addDays(end, invoiced + due)
  return addDays(
    end,
    awaitsAcceptance(answers) ? ILLINOIS_PAY_DAYS : Math.min(invoiced + due, ILLINOIS_PAY_DAYS),
  )
}
