import type { Page, Strip } from './items.ts'
import { type PlannedPage, planPages, printed } from './paginate.ts'
import { COLUMN } from './sheet.ts'

/** `gap` is the share kept of the space between blocks, `less` is taken from each line, in points. */
export type Density = { gap: number; less: number }

/** From as open as usual to as close as reads well. */
const DENSITIES: readonly Density[] = [
  { gap: 1, less: 0 },
  { gap: 0.8, less: 0.4 },
  { gap: 0.6, less: 0.85 },
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

/**
 * Fills pages as openly as the wished number of them allows and leaves none nearly empty. When no
 * setting is close enough, the most open of those with the fewest pages.
 */
export function fitPages(strips: readonly Strip[], wished = Number.POSITIVE_INFINITY): Page[] {
  let best: Plan | undefined
  for (const density of DENSITIES) {
    const pages = planPages(setCloser(strips, density))
    const plan = { pages, excess: Math.max(0, pages.length - wished), forgotten: forgotten(pages) }
    if (!best || isBetter(plan, best)) best = plan
    if (best.excess === 0 && best.forgotten === 0) break
  }
  return (best?.pages ?? []).map(printed)
}

const isBetter = (plan: Plan, than: Plan): boolean =>
  plan.excess < than.excess || (plan.excess === than.excess && plan.forgotten < than.forgotten)
