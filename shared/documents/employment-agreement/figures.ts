import { formatCents } from '../money.ts'
import type { StateName } from '../states.ts'

/** An amount in cents and the ISO date from which it applies. */
export type DatedFigure = { from: string; cents: number }

/** Fair Labor Standards Act, 29 U.S.C. 206: cents an hour. */
export const FEDERAL_MINIMUM_WAGE = 725

/** 29 CFR part 541, the 2019 rule, in force again since November 15, 2024: cents a week. */
export const FEDERAL_EXEMPT_SALARY = 68_400

/**
 * Cents an hour, checked 2026-11-21; a state without an entry is not compared. New York has a higher
 * wage in and around New York City: the lower one stands here.
 */
export const MINIMUM_WAGE: Partial<Record<StateName, readonly DatedFigure[]>> = {
  California: [{ from: '2026-01-01', cents: 1690 }],
  Connecticut: [{ from: '2026-01-01', cents: 1694 }],
  'New York': [{ from: '2026-01-01', cents: 1600 }],
  Washington: [{ from: '2026-01-01', cents: 1713 }],
}

/** Least salary of an exempt employee, cents a year, checked 2026-11-21. New York: outside the city. */
export const EXEMPT_SALARY: Partial<Record<StateName, readonly DatedFigure[]>> = {
  California: [{ from: '2026-01-01', cents: 7_030_400 }],
  'New York': [{ from: '2026-01-01', cents: 119_910 * 52 }],
  Washington: [{ from: '2026-01-01', cents: 8_016_840 }],
}

/** Illinois Freedom to Work Act, 820 ILCS 90/10: yearly pay above which a covenant is allowed. */
export const ILLINOIS_FLOORS = {
  nonCompete: [
    { from: '2022-01-01', cents: 7_500_000 },
    { from: '2027-01-01', cents: 8_000_000 },
  ],
  nonSolicit: [
    { from: '2022-01-01', cents: 4_500_000 },
    { from: '2027-01-01', cents: 4_750_000 },
  ],
} as const satisfies Record<string, readonly DatedFigure[]>

/** The amount in force on an ISO date, in cents; the first one for an earlier date. */
export const inForce = (figures: readonly DatedFigure[], on: string): number | undefined =>
  (figures.findLast(({ from }) => from <= on) ?? figures[0])?.cents

/** A whole-dollar figure as "$80,000". */
export const wholeDollars = (cents: number): string => formatCents(cents).replace(/\.00$/, '')
