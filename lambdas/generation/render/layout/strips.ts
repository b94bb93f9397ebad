import type { Item, Keep, Strip } from './items.ts'
import { moved } from './items.ts'

/** The first strip with more space above it. */
export function spaced(strips: Strip[], before: number): Strip[] {
  const [first, ...rest] = strips
  return first ? [{ ...first, before: first.before + before }, ...rest] : []
}

/** The last strip holding on to what follows. */
export function holdingNext(strips: Strip[], keep: Keep): Strip[] {
  const last = strips.at(-1)
  return last ? [...strips.slice(0, -1), { ...last, keep }] : []
}

/** All strips but the last holding on to the next with at least this strength. */
export const heldTogether = (strips: Strip[], keep: Keep): Strip[] =>
  strips.map((strip, index) =>
    index < strips.length - 1 && strip.keep < keep ? { ...strip, keep } : strip,
  )

/** More items on the first strip, for example a hanging number. */
export function withItems(strips: Strip[], items: Item[]): Strip[] {
  const [first, ...rest] = strips
  return first ? [{ ...first, items: [...items, ...first.items] }, ...rest] : []
}

export const heightOf = (strips: readonly Strip[]): number =>
  strips.reduce((sum, strip, index) => sum + strip.height + (index > 0 ? strip.before : 0), 0)

/** Several strips as one that is never cut. */
export function merged(strips: readonly Strip[]): Strip {
  let y = 0
  const items = strips.flatMap((strip, index) => {
    y += index > 0 ? strip.before : 0
    const shifted = strip.items.map((item) => moved(item, 0, y))
    y += strip.height
    return shifted
  })
  return { height: y, before: strips[0]?.before ?? 0, keep: strips.at(-1)?.keep ?? 0, items }
}

/** Strips in groups that are at most `limit` points high. */
export function chunks(strips: readonly Strip[], limit: number): Strip[][] {
  const groups: Strip[][] = []
  for (const strip of strips) {
    const last = groups.at(-1)
    if (last && heightOf([...last, strip]) <= limit) last.push(strip)
    else groups.push([strip])
  }
  return groups
}

/** Columns side by side, each already in its horizontal place; cut only where one is too high. */
export function abreast(columns: readonly Strip[][], limit: number): Strip[] {
  const pieces = columns.map((column) => chunks(column, limit).map(merged))
  const count = Math.max(1, ...pieces.map((column) => column.length))
  return Array.from({ length: count }, (_, index) => {
    const parts = pieces.flatMap((column) => column[index] ?? [])
    return {
      height: Math.max(0, ...parts.map((part) => part.height)),
      before: 0,
      keep: 0,
      items: parts.flatMap((part) => part.items),
    }
  })
}
