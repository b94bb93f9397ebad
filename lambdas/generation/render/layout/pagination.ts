import type { DrawingOperation, Page } from './drawing-operations.ts'
import {
  heightOf,
  type Keep,
  type LineBox,
  NO_ADJUSTMENT,
  type SpacingAdjustment,
} from './line-boxes.ts'
import { PAGE, TEXT_AREA } from './style-sheet.ts'

/** A page before it is rendered: boxes with their distance from the top margin, and the height used, in points. */
type PlannedPage = { placed: { box: LineBox; top: number }[]; used: number }
/** The last page is the one being filled. */
type Plan = { pages: [PlannedPage, ...PlannedPage[]]; spacing: SpacingAdjustment }

const emptyPage = (): PlannedPage => ({ placed: [], used: 0 })

const addBox = (page: PlannedPage, box: LineBox, spacing: SpacingAdjustment) => {
  const top = page.used === 0 ? 0 : page.used + box.spaceBefore * spacing.spaceFactor
  page.placed.push({ box, top })
  page.used = top + box.height - spacing.leadingReduction
}

const addGroup = (page: PlannedPage, group: readonly LineBox[], spacing: SpacingAdjustment) => {
  const header = group[0]?.repeatedHeader
  // Repeated header rows are never tightened.
  if (page.used === 0 && header) addBox(page, header, NO_ADJUSTMENT)
  for (const box of group) addBox(page, box, spacing)
}

/** Groups boxes that are kept together more strongly than `level`. */
const groupKeptBoxes = (boxes: readonly LineBox[], level: Keep): LineBox[][] => {
  const groups: LineBox[][] = []
  for (const box of boxes) {
    const last = groups.at(-1)
    const isKept = (last?.at(-1)?.keep ?? 0) > level && !box.pageBreakBefore
    if (last && isKept) last.push(box)
    else groups.push([box])
  }
  return groups
}

const placeGroup = (plan: Plan, group: readonly LineBox[], level: Keep) => {
  const { pages, spacing } = plan
  const page = pages.at(-1) ?? pages[0]
  const startPage = () => {
    const next = emptyPage()
    pages.push(next)
    return next
  }
  const [first] = group
  if (!first) return
  const height = heightOf(group, spacing)
  const header = first.repeatedHeader?.height ?? 0
  const top = page.used === 0 ? header : page.used + first.spaceBefore * spacing.spaceFactor
  const mustStartPage = first.pageBreakBefore && page.used > 0
  if (!mustStartPage && top + height <= TEXT_AREA.height) addGroup(page, group, spacing)
  else if (header + height <= TEXT_AREA.height) addGroup(startPage(), group, spacing)
  else if (level < 2) fillPages(plan, group, level === 0 ? 1 : 2)
  else addGroup(page.used === 0 ? page : startPage(), group, spacing)
}

/** Fills pages. A group that is taller than a page is split where it is kept together less strongly. */
const fillPages = (plan: Plan, boxes: readonly LineBox[], level: Keep) => {
  for (const group of groupKeptBoxes(boxes, level)) placeGroup(plan, group, level)
}

/**
 * Assigns boxes to pages: no heading alone, no single line of a paragraph, groups on one page where they fit.
 */
const planPages = (boxes: readonly LineBox[], spacing: SpacingAdjustment): PlannedPage[] => {
  const plan: Plan = { pages: [emptyPage()], spacing }
  fillPages(plan, boxes, 0)
  return plan.pages
}

/**
 * Tried in this order: from slightly tighter than normal to the tightest that is still readable, for too many
 * pages; then those that fill a nearly empty page or move its lines to the previous one.
 */
const ADJUSTMENTS: readonly SpacingAdjustment[] = [
  NO_ADJUSTMENT,
  { spaceFactor: 0.8, leadingReduction: 0.4 },
  { spaceFactor: 0.6, leadingReduction: 0.85 },
  { spaceFactor: 0.45, leadingReduction: 1.2 },
  { spaceFactor: 0.5, leadingReduction: 1.1 },
  { spaceFactor: 1.25, leadingReduction: -0.2 },
  { spaceFactor: 1.5, leadingReduction: -0.4 },
]

/** A page counts as nearly empty if a smaller share is used. */
const NEARLY_EMPTY = 0.15

const countNearlyEmpty = (pages: readonly PlannedPage[]): number =>
  pages.filter(({ used }) => used < NEARLY_EMPTY * TEXT_AREA.height).length

/** The page number of each heading by its id, starting at 1. */
export const headingPages = (pages: readonly PlannedPage[]): Map<string, number> =>
  new Map(
    pages.flatMap(({ placed }, index) =>
      placed.flatMap(({ box }) => (box.heading ? [[box.heading, index + 1] as const] : [])),
    ),
  )

/** The drawing operations of planned pages. */
export const drawPages = (pages: readonly PlannedPage[]): Page[] =>
  pages.map(({ placed }) => {
    const operations: DrawingOperation[] = []
    for (const { box, top } of placed) box.draw(operations, PAGE.margin + top)
    return { operations, restartsNumbering: placed.some(({ box }) => box.restartsNumbering) }
  })

type FittedPages = { pages: PlannedPage[]; spacing: SpacingAdjustment }

/**
 * Fills pages with the widest spacing that `maxPages` allows, avoiding nearly empty pages. If no spacing is
 * tight enough, uses the widest of those with the fewest pages.
 */
export const fitPages = (
  boxes: readonly LineBox[],
  maxPages = Number.POSITIVE_INFINITY,
): FittedPages => {
  let best:
    | { pages: PlannedPage[]; spacing: SpacingAdjustment; excess: number; nearlyEmpty: number }
    | undefined
  for (const spacing of ADJUSTMENTS) {
    const pages = planPages(boxes, spacing)
    const excess = Math.max(0, pages.length - maxPages)
    const nearlyEmpty = countNearlyEmpty(pages)
    const isBetter =
      !best || excess < best.excess || (excess === best.excess && nearlyEmpty < best.nearlyEmpty)
    if (isBetter) best = { pages, spacing, excess, nearlyEmpty }
    if (best?.excess === 0 && best.nearlyEmpty === 0) break
  }
  return best ?? { pages: [], spacing: NO_ADJUSTMENT }
}
