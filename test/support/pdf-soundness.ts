import { type PdfItem, type PdfPage, pdfPages } from './pdf-text.ts'

/** Points: the paper's margin is an inch; furniture stands in it. */
const MARGIN = 72
const WIDTH = 612
const HEIGHT = 792
const SLACK = 0.1

const isFurniture = ({ marks }: PdfItem) => marks.includes('Artifact')
const isHeading = ({ marks }: PdfItem) => marks.some((mark) => /^H[1-3]$/.test(mark))

const isOutside = (item: PdfItem) => {
  if (item.text.trim() === '') return false
  const edge = isFurniture(item) ? 24 : MARGIN
  return (
    item.x < MARGIN - SLACK ||
    item.x > WIDTH - MARGIN + SLACK ||
    item.y < edge - SLACK ||
    item.y > HEIGHT - edge + SLACK
  )
}

const textOf = (page: PdfPage) =>
  page.items.filter((item) => !isFurniture(item) && item.text.trim())

/** How much of a page's height its text takes, from 0 to 1. */
const fill = (page: PdfPage): number => {
  const lowest = Math.min(HEIGHT - MARGIN, ...textOf(page).map(({ y }) => y))
  return (HEIGHT - MARGIN - lowest) / (HEIGHT - 2 * MARGIN)
}

/** What is wrong with one page: text in the margin, a heading at its foot, or too little on it. */
export const problemsOn = (page: PdfPage, number: number, nearlyEmpty = 0): string[] => {
  const items = textOf(page)
  const last = items.at(-1)
  return [
    ...page.items.filter(isOutside).map(({ text }) => `page ${number}: "${text}" is in the margin`),
    ...(last && isHeading(last) ? [`page ${number} ends with the heading "${last.text}"`] : []),
    ...(items.length === 0 || fill(page) < nearlyEmpty
      ? [`page ${number} is only ${Math.round(fill(page) * 100)} % full`]
      : []),
  ]
}

/**
 * What a reader would find wrong with the pages of a document. A document of one page may be as
 * short as it is; `nearlyEmpty` is the share of a page below which any other looks forgotten.
 */
export const pdfProblems = async (bytes: Uint8Array, { nearlyEmpty = 0.15 } = {}) => {
  const pages = await pdfPages(bytes)
  const least = pages.length > 1 ? nearlyEmpty : 0
  return {
    pages: pages.length,
    problems: pages.flatMap((page, index) => problemsOn(page, index + 1, least)),
  }
}
