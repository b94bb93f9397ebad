import type { Tag } from './items.ts'
import type { Measure } from './measure.ts'

/** Where a block is set: left edge from the margin and width in points, and its structural parent. */
export type Place = { measure: Measure; x: number; width: number; parent: Tag }

/** The same place, narrower by `by` points on the left. */
export const indented = (place: Place, by: number): Place => ({
  ...place,
  x: place.x + by,
  width: place.width - by,
})
