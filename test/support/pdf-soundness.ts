import type { PdfItem, PdfPage } from './pdf-text.ts'

/** The page's margin in points, one inch; header and footer are inside it. */
const MARGIN_POINTS = 72
const WIDTH = 612
const HEIGHT = 792
const TOLERANCE = 0.1

const isArtifact = ({ marks }: PdfItem) => marks.includes('Artifact')
const isHeading = ({ marks }: PdfItem) => marks.some((mark) => /^H[1-3]$/.test(mark))

const isOutside = (item: PdfItem) => {
  if (item.text.trim() === '') return false
  const edge = isArtifact(item) ? 24 : MARGIN_POINTS
  return (
    item.x < MARGIN_POINTS - TOLERANCE ||
    item.x > WIDTH - MARGIN_POINTS + TOLERANCE ||
    item.y < edge - TOLERANCE ||
    item.y > HEIGHT - edge + TOLERANCE
  )
}

const textOf = (page: PdfPage) => page.items.filter((item) => !isArtifact(item) && item.text.trim())

/** The share of a page's height that its text takes, from 0 to 1. */
const fillRatio = (page: PdfPage): number => {
  const lowest = Math.min(HEIGHT - MARGIN_POINTS, ...textOf(page).map(({ y }) => y))
  return (HEIGHT - MARGIN_POINTS - lowest) / (HEIGHT - 2 * MARGIN_POINTS)
}

/** The defects of one page: text in the margin, a heading at the bottom, or too little text. */
const problemsOn = (page: PdfPage, number: number, nearlyEmpty = 0): string[] => {
  const items = textOf(page)
  const last = items.at(-1)
  return [
    ...page.items.filter(isOutside).map(({ text }) => `page ${number}: "${text}" is in the margin`),
    ...(last && isHeading(last) ? [`page ${number} ends with the heading "${last.text}"`] : []),
    ...(items.length === 0 || fillRatio(page) < nearlyEmpty
      ? [`page ${number} is only ${Math.round(fillRatio(page) * 100)} % full`]
      : []),
  ]
}

/**
 * The defects of a document's pages. A page with less than the share `nearlyEmpty` counts as nearly empty; a
 * one-page document may be shorter.
 */
export const pageProblems = (pages: readonly PdfPage[], { nearlyEmpty = 0.15 } = {}): string[] => {
  const least = pages.length > 1 ? nearlyEmpty : 0
  return pages.flatMap((page, index) => problemsOn(page, index + 1, least))
}

/** The most lines of a page that counts as nearly empty: a heading and two lines. */
const FEW_LINES = 3

/** The pages of a longer document that have only a heading, or a few lines. */
export const nearlyEmptyPages = (pages: readonly PdfPage[]): string[] =>
  pages.length < 2
    ? []
    : pages.flatMap((page, index) => {
        const lines = new Set(textOf(page).map(({ y }) => Math.round(y)))
        return lines.size > FEW_LINES
          ? []
          : [
              `page ${index + 1} has only "${textOf(page)
                .map(({ text }) => text)
                .join(' ')}"`,
            ]
      })
