import type { Page } from 'playwright-core'
import { wordsOfMarkup } from './preview-text.tsx'

/** Word wrapping may cut a long word; what counts is that no letter is lost, added or moved. */
export const lettersOf = (words: readonly string[]): string => words.join('')

/** The letters of the preview on the page, without numbers, markers, blanks and the foot of the page. */
export const shownLetters = async (page: Page): Promise<string> => {
  const markup = await page
    .getByRole('region', { name: 'Preview of the document' })
    .evaluate((region) => new XMLSerializer().serializeToString(region))
  return lettersOf(wordsOfMarkup(markup))
}

/** Letters shown on each side of a difference. */
const AROUND = 60

/** Where two texts part, with what each says there; '' when they say the same. */
export const differenceOf = (text: string, expected: string): string => {
  if (text === expected) return ''
  let at = 0
  while (text[at] === expected[at]) at += 1
  const around = (whole: string) => whole.slice(Math.max(0, at - AROUND), at + AROUND)
  return `${around(text)}\ninstead of\n${around(expected)}`
}
