import type { Page, Strip } from './items.ts'
import { type PlannedPage, planPages, printed } from './paginate.ts'
import { COLUMN } from './sheet.ts'

/** `gap` is the share kept of the space between blocks, `less` is taken from each line, in points. */
export type Density = { gap: number; less: number }

const OPEN: Density = { gap: 1, less: 0 }

/** From a little closer than usual to as close as reads well. */
const CLOSER: readonly Density[] = [
  { gap: 0.8, less: 0.4 },
  { gap: 0.6, less: 0.85 },
]

/** What takes in the few lines of a page nearly empty, or gives them company. */
const RESCUE: readonly Density[] = [
  { gap: 0.5, less: 1.1 },
  { gap: 1.25, less: -0.2 },
  { gap: 1.5, less: -0.4 },
]

/** The same strips, closer. */
export const setCloser = (strips: readonly Strip[], { gap, less }: Density): Strip[] =>
  strips.map((strip) => ({
    ...strip,
    before: strip.before * gap,
    height: strip.height - less,
  }))

/** A page with less on it than this share looks forgotten. */
const FORGOTTEN = 0.15

const forgotten = (pages: readonly PlannedPage[]): number =>
  pages.filter(({ used }) => used < FORGOTTEN * COLUMN.height).length

type Plan = { pages: PlannedPage[]; excess: number; forgotten: number }

const isBetter = (plan: Plan, than: Plan): boolean =>
  plan.excess < than.excess || (plan.excess === than.excess && plan.forgotten < than.forgotten)

/** The first of the best; the search ends where nothing is left to wish for. */
function bestOf(
  densities: readonly Density[],
  planOf: (density: Density) => Plan,
  start: Plan,
): Plan {
  let best = start
  for (const density of densities) {
    if (best.excess === 0 && best.forgotten === 0) return best
    const plan = planOf(density)
    if (isBetter(plan, best)) best = plan
  }
  return best
}

/**
 * Fills pages as openly as the wished number of them allows and leaves none nearly empty where that
 * can be helped. When no setting is close enough, the most open of those with the fewest pages.
 */
export function fitPages(strips: readonly Strip[], wished = Number.POSITIVE_INFINITY): Page[] {
  const planOf = (density: Density): Plan => {
    const pages = planPages(setCloser(strips, density))
    return { pages, excess: Math.max(0, pages.length - wished), forgotten: forgotten(pages) }
  }
  const fitted = bestOf(CLOSER, planOf, planOf(OPEN))
  const plan = fitted.forgotten > 0 ? bestOf(RESCUE, planOf, fitted) : fitted
  return plan.pages.map(printed)
}
