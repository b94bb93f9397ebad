import { Footer, Header, PageNumber, Tab, TextRun } from 'docx'
import { TextWatermark } from 'docx/watermarks'
import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import { textOf } from '../layout/line-breaking.ts'
import { FONT } from './measures.ts'
import { sanitizeXmlText, textRuns } from './runs.ts'
import { paragraph } from './word-paragraphs.ts'

/** A header or footer is one line, so longer names are truncated, as in the PDF. */
const MAX_CHARACTERS = 90

const truncate = (text: string): string => {
  const characters = [...text]
  return characters.length > MAX_CHARACTERS
    ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`
    : text
}

/** Large light text across the page. The height in points keeps Cambria's proportions. */
const createWatermark = (text: string): TextWatermark =>
  new TextWatermark({ text: sanitizeXmlText(text), font: FONT, color: 'DEDEE4', height: 110 })

/** The header: the title and, if any, the watermark behind the page. */
export const createHeader = (title: string, watermark: string | undefined): Header =>
  new Header({
    children: [
      paragraph('Header', {
        children: [
          ...(watermark ? [createWatermark(watermark)] : []),
          ...textRuns(truncate(title)),
        ],
      }),
    ],
  })

const GAP = '\u00A0'.repeat(3)

const initialsLine = (parties: readonly string[]) =>
  paragraph('Footer', {
    alignment: 'right',
    children: parties.flatMap((party, index) => [
      ...textRuns(`${index > 0 ? GAP : ''}${party}\u00A0`),
      new TextRun({ text: '_'.repeat(8), style: 'Blank' }),
    ]),
  })

/**
 * The footer text with the page number and the lines for initials. Separately numbered parts have no page
 * count, because only Word can compute a section's.
 */
export const createFooter = (
  { footer, initials }: AssembledDocument,
  { hasPageCount }: { hasPageCount: boolean },
): Footer => {
  const { CURRENT, TOTAL_PAGES } = PageNumber
  const count = hasPageCount ? [' of ', TOTAL_PAGES] : []
  const pageNumber = new TextRun({ children: [new Tab(), 'Page ', CURRENT, ...count] })
  const text = paragraph('Footer', {
    children: [...textRuns(truncate(textOf(footer))), pageNumber],
  })
  return new Footer({ children: initials.length > 0 ? [text, initialsLine(initials)] : [text] })
}
