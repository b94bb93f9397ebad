import { type DrawingOperation, type Page, translate } from './drawing-operations.ts'
import { heightOf, type Keep, type LineBox } from './line-boxes.ts'
import { PAGE, TEXT_AREA } from './style-sheet.ts'

/** A page before it is drawn: how far below the top margin each box stands, and how far they reach. */
type PlannedPage = { boxes: { box: LineBox; top: number }[]; used: number }
/** `page` is the last of the pages, which is being filled. */
type Plan = { pages: PlannedPage[]; page: PlannedPage }

const emptyPage = (): PlannedPage => ({ boxes: [], used: 0 })

const startPage = (plan: Plan): PlannedPage => {
  plan.page = emptyPage()
  plan.pages.push(plan.page)
  return plan.page
}

const addBox = (page: PlannedPage, box: LineBox) => {
  const top = page.used === 0 ? 0 : page.used + box.spaceBefore
  page.boxes.push({ box, top })
  page.used = top + box.height
}

type Group = [first: LineBox, ...others: LineBox[]]

const addGroup = (page: PlannedPage, group: Readonly<Group>) => {
  const header = group[0].repeatedHeader
  if (page.used === 0 && header) addBox(page, header)
  for (const box of group) addBox(page, box)
}

/** Boxes that hold on to each other more firmly than `level`. */
const groupsOf = (boxes: readonly LineBox[], level: Keep): Group[] => {
  const groups: Group[] = []
  let previous: LineBox | undefined
  for (const box of boxes) {
    const last = groups.at(-1)
    if (last && previous && previous.keep > level && !box.pageBreakBefore) last.push(box)
    else groups.push([box])
    previous = box
  }
  return groups
}

const nextLevel = (level: Keep): Keep => (level === 0 ? 1 : 2)

/** Fills pages; a group that is higher than a page is cut where it holds together less firmly. */
const fillPages = (plan: Plan, boxes: readonly LineBox[], level: Keep) => {
  for (const group of groupsOf(boxes, level)) {
    const first = group[0]
    const { page } = plan
    const height = heightOf(group)
    const header = first.repeatedHeader?.height ?? 0
    const top = page.used === 0 ? header : page.used + first.spaceBefore
    const mustStartPage = first.pageBreakBefore && page.used > 0
    if (!mustStartPage && top + height <= TEXT_AREA.height) addGroup(page, group)
    else if (header + height <= TEXT_AREA.height) addGroup(startPage(plan), group)
    else if (level < 2) fillPages(plan, group, nextLevel(level))
    else addGroup(page.used === 0 ? page : startPage(plan), group)
  }
}

/** Boxes on pages: no heading alone, no single line of a paragraph, groups whole where they fit. */
const planPages = (boxes: readonly LineBox[]): PlannedPage[] => {
  const first = emptyPage()
  const plan: Plan = { pages: [first], page: first }
  fillPages(plan, boxes, 0)
  return plan.pages
}

/**
 * The page each heading stands on, by its id, counted from 1, when something `height` points high is
 * inserted before the box at `index`.
 */
export const headingPages = (
  boxes: readonly LineBox[],
  { index, height }: { index: number; height: number },
): ReadonlyMap<string, number> => {
  const inserted: LineBox = { height, spaceBefore: 0, keep: 0, operations: [] }
  const pages = planPages([...boxes.slice(0, index), inserted, ...boxes.slice(index)])
  return new Map(
    pages.flatMap((page, position) =>
      page.boxes
        .flatMap(({ box }) => box.operations)
        .flatMap((operation) =>
          operation.kind === 'destination' ? [[operation.id, position + 1] as const] : [],
        ),
    ),
  )
}

/** `spaceFactor` multiplies the space between blocks, `leadingReduction` is taken from each line, in points. */
type SpacingAdjustment = { spaceFactor: number; leadingReduction: number }

const NO_ADJUSTMENT: SpacingAdjustment = { spaceFactor: 1, leadingReduction: 0 }

/** From a little tighter than usual to as tight as reads well. */
const TIGHTER: readonly SpacingAdjustment[] = [
  { spaceFactor: 0.8, leadingReduction: 0.4 },
  { spaceFactor: 0.6, leadingReduction: 0.85 },
]

/** Tried where a page is nearly empty: its few lines move to the page before, or get company. */
const AGAINST_EMPTY_PAGES: readonly SpacingAdjustment[] = [
  { spaceFactor: 0.5, leadingReduction: 1.1 },
  { spaceFactor: 1.25, leadingReduction: -0.2 },
  { spaceFactor: 1.5, leadingReduction: -0.4 },
]

/** The same boxes with adjusted spacing. */
export const adjustSpacing = (
  boxes: readonly LineBox[],
  { spaceFactor, leadingReduction }: SpacingAdjustment,
): LineBox[] =>
  boxes.map((box) => ({
    ...box,
    spaceBefore: box.spaceBefore * spaceFactor,
    height: box.height - leadingReduction,
  }))

/** A page of which a smaller share is used counts as nearly empty. */
const NEARLY_EMPTY = 0.15

const countNearlyEmpty = (pages: readonly PlannedPage[]): number =>
  pages.filter(({ used }) => used < NEARLY_EMPTY * TEXT_AREA.height).length

type Attempt = { pages: PlannedPage[]; excess: number; nearlyEmpty: number }

const isBetter = (one: Attempt, other: Attempt): boolean =>
  one.excess < other.excess || (one.excess === other.excess && one.nearlyEmpty < other.nearlyEmpty)

/** The first of the best attempts; ends as soon as one has no page too many and none nearly empty. */
const bestOf = (
  adjustments: readonly SpacingAdjustment[],
  attempt: (adjustment: SpacingAdjustment) => Attempt,
  start: Attempt,
): Attempt => {
  let best = start
  for (const adjustment of adjustments) {
    if (best.excess === 0 && best.nearlyEmpty === 0) return best
    const next = attempt(adjustment)
    if (isBetter(next, best)) best = next
  }
  return best
}

const drawPlanned = ({ boxes }: PlannedPage): DrawingOperation[] =>
  boxes.flatMap(({ box, top }) =>
    box.operations.map((operation) => translate(operation, PAGE.margin, PAGE.margin + top)),
  )

/**
 * Fills pages as openly as `maxPages` allows and leaves none nearly empty where that can be helped.
 * When no spacing is tight enough, the most open of those with the fewest pages.
 */
export const fitPages = (
  boxes: readonly LineBox[],
  maxPages = Number.POSITIVE_INFINITY,
): Page[] => {
  const attempt = (adjustment: SpacingAdjustment): Attempt => {
    const pages = planPages(adjustSpacing(boxes, adjustment))
    const excess = Math.max(0, pages.length - maxPages)
    return { pages, excess, nearlyEmpty: countNearlyEmpty(pages) }
  }
  const fitted = bestOf(TIGHTER, attempt, attempt(NO_ADJUSTMENT))
  const { pages } = fitted.nearlyEmpty > 0 ? bestOf(AGAINST_EMPTY_PAGES, attempt, fitted) : fitted
  return pages.map((page) => ({ operations: drawPlanned(page) }))
}
