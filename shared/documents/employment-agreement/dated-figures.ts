import { formatCents } from '../toolbox/money.ts'

/** An amount in cents and the ISO date from which it applies. */
export type DatedFigure = { from: string; cents: number }

/** The figure in force on an ISO date; the first one for an earlier date. */
export const figureOn = (figures: readonly DatedFigure[], on: string): DatedFigure | undefined =>
  figures.findLast(({ from }) => from <= on) ?? figures[0]

/** The amount in force on an ISO date, in cents; the first one for an earlier date. */
export const inForce = (figures: readonly DatedFigure[], on: string): number | undefined =>
  figureOn(figures, on)?.cents

/** "$80,000", or with its cents "$78,364.52". */
export const wholeDollars = (cents: number): string => formatCents(cents).replace(/\.00$/, '')
