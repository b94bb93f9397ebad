import type { Page, Strip } from './items.ts'
import { paginate } from './paginate.ts'

/** `gap` is the share kept of the space between blocks, `less` is taken from each line, in points. */
export type Density = { gap: number; less: number }

/** From a little closer than usual to as close as reads well. */
const CLOSER: readonly Density[] = [
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

/**
 * Fills pages as openly as the wished number of them allows. When no setting is close enough, the
 * most open of those with the fewest pages.
 */
export function fitPages(strips: readonly Strip[], wished = Number.POSITIVE_INFINITY): Page[] {
  const open = paginate(strips)
  if (open.length <= wished) return open
  const settings = [open, ...CLOSER.map((density) => paginate(setCloser(strips, density)))]
  const fewest = Math.min(...settings.map(({ length }) => length))
  return settings.find(({ length }) => length <= Math.max(wished, fewest)) ?? open
}
