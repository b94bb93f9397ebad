import type { Band } from './block-heights.ts'
import { TEXT_HEIGHT } from './style-values.ts'

/** The page that is being filled: how much of it is used, and the space after its last band, in twips. */
type Filling = { page: number; used: number; after: number }

const startPage = (filling: Filling) => {
  filling.page += 1
  filling.used = 0
  filling.after = 0
}

/** Where the band begins; space before it is dropped at the top of a page. */
const topOf = ({ used, after }: Filling, { before }: Band): number =>
  used === 0 ? 0 : used + Math.max(after, before)

/** At least two lines of a paragraph stand before and after the end of a page. */
const MIN_LINES = 2

/** How many lines of a band there are that a page may end between. */
const linesIn = ({ height, leading }: Band): number => (leading > 0 ? height / leading : 1)

/** How much of a band that is higher than the free height stands in it, both in twips: whole lines. */
const heightWithin = (free: number, band: Band): number => {
  const lines = linesIn(band)
  const fitting = Math.min(Math.floor((lines * free) / band.height), lines - MIN_LINES)
  return fitting < MIN_LINES ? 0 : fitting * band.leading
}

/** Adds a band; what does not fit stands on the next page, and what fits on none is higher than its page. */
const addBand = (filling: Filling, band: Band): void => {
  const top = topOf(filling, band)
  const free = TEXT_HEIGHT - top
  const { height, after } = band
  const within = height <= free ? height : heightWithin(free, band)
  if (within === height || (within === 0 && filling.used === 0)) {
    filling.used = top + height
    filling.after = after
  } else {
    startPage(filling)
    addBand(filling, { ...band, height: height - within })
  }
}

/** The index behind the bands from `start` on that hold on to each other. */
const endOfChain = (bands: readonly Band[], start: number): number => {
  let at = start + 1
  while (at < bands.length && bands[at - 1]?.keepNext && !bands[at]?.pageBreakBefore) at += 1
  return at
}

/** How much of a band has to stand on the page of the one before it, in twips. */
const leastOf = (band: Band): number =>
  linesIn(band) >= 2 * MIN_LINES ? MIN_LINES * band.leading : band.height

/** How high a chain is up to the lines of its last band that have to stand with it, in twips. */
const chainHeight = (chain: readonly Band[]): number => {
  let height = 0
  let after = 0
  chain.forEach((band, index) => {
    if (index > 0) height += Math.max(after, band.before)
    height += index === chain.length - 1 ? leastOf(band) : band.height
    after = band.after
  })
  return height
}

/** Whether a chain is too high for the rest of the page, but not for a page of its own. */
const needsPage = (filling: Filling, chain: readonly Band[]): boolean => {
  const [first] = chain
  if (!first || filling.used === 0) return false
  const height = chainHeight(chain)
  const isTooHigh = topOf(filling, first) + height > TEXT_HEIGHT
  return first.pageBreakBefore || (isTooHigh && height <= TEXT_HEIGHT)
}

/** The page that each heading stands on in Word, by its id, counted from 1. */
export const headingPages = (bands: readonly Band[]): ReadonlyMap<string, number> => {
  const pages = new Map<string, number>()
  const filling: Filling = { page: 1, used: 0, after: 0 }
  for (let start = 0; start < bands.length; ) {
    const end = endOfChain(bands, start)
    const chain = bands.slice(start, end)
    if (needsPage(filling, chain)) startPage(filling)
    for (const band of chain) {
      addBand(filling, band)
      if (band.heading !== undefined) pages.set(band.heading, filling.page)
    }
    start = end
  }
  return pages
}
