import type { StateName } from '../states.ts'

/** Yearly total, in cents, from which a company reports payments on Form 1099-NEC. */
const REPORTING_FIGURES = [
  { fromYear: 2026, cents: 200_000 },
  { fromYear: 0, cents: 60_000 },
] as const

/** From this year on the Internal Revenue Service adjusts the figure for inflation. */
const INDEXED_FROM = 2027

/** The reporting figure of a calendar year, and whether inflation may have raised it. */
export const reportingFigure = (year: number): { cents: number; indexed: boolean } => ({
  cents: (REPORTING_FIGURES.find(({ fromYear }) => year >= fromYear) ?? REPORTING_FIGURES[0]).cents,
  indexed: year >= INDEXED_FROM,
})

/** States with a law on written contracts and prompt pay for freelancers. */
export const FREELANCE_STATES: readonly StateName[] = ['California', 'Illinois', 'New York']

/** Days after the work within which Illinois wants a freelancer paid (820 ILCS 193). */
export const ILLINOIS_PAY_DAYS = 30
