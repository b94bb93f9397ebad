import type { Strip } from './items.ts'
import { planPages } from './paginate.ts'

/** Something that stands in front of the strip at `index` and takes `height` points. */
type Insert = { index: number; height: number }

/** The page each heading stands on, by its id, counted from 1, when something is put into the text. */
export function headingPages(
  strips: readonly Strip[],
  { index, height }: Insert,
): ReadonlyMap<string, number> {
  const inserted: Strip = { height, before: 0, keep: 0, items: [] }
  const pages = planPages([...strips.slice(0, index), inserted, ...strips.slice(index)])
  return new Map(
    pages.flatMap((page, index) =>
      page.strips
        .flatMap(({ strip }) => strip.items)
        .flatMap((item) => (item.kind === 'anchor' ? [[item.id, index + 1] as const] : [])),
    ),
  )
}
