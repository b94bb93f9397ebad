import { AlignmentType, Footer, Header, PageNumber, Paragraph, Tab, TextRun } from 'docx'
import { TextWatermark } from 'docx/watermarks'
import type { AssembledDocument } from '../../../../shared/documents/model.ts'
import { textOf } from '../text-of.ts'
import { FONT } from './style-kit.ts'
import { STYLE } from './style-names.ts'
import { xmlText } from './xml-text.ts'

/** A footer is one line: longer names are shortened, as in the PDF. */
const MAX_FOOTER = 90

const shortened = (text: string) => {
  const letters = [...xmlText(text)]
  return letters.length > MAX_FOOTER ? `${letters.slice(0, MAX_FOOTER - 1).join('')}…` : text
}

const initialsRuns = (parties: readonly string[]) =>
  parties.flatMap((party, index) => [
    new TextRun(`${index > 0 ? '\u00A0\u00A0\u00A0' : ''}${xmlText(party)}\u00A0`),
    new TextRun({ text: '_'.repeat(8), style: STYLE.blank }),
  ])

const footerParagraphs = ({ footer, initials }: AssembledDocument): Paragraph[] => [
  new Paragraph({
    style: STYLE.footer,
    children: [
      new TextRun(xmlText(shortened(textOf(footer)))),
      new TextRun({
        children: [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
      }),
    ],
  }),
  ...(initials.length > 0
    ? [
        new Paragraph({
          style: STYLE.footer,
          alignment: AlignmentType.RIGHT,
          children: initialsRuns(initials),
        }),
      ]
    : []),
]

const watermarkRuns = (text: string | undefined) =>
  text ? [new TextWatermark({ text: xmlText(text), font: FONT, color: 'DEDEE4' })] : []

/** Title from the second page on, footer with page numbers and initials on every page. */
export function furniture(document: AssembledDocument, watermark: string | undefined) {
  const header = (title: string) =>
    new Header({
      children: [
        new Paragraph({
          style: STYLE.header,
          children: [...watermarkRuns(watermark), new TextRun(title)],
        }),
      ],
    })
  const footer = () => new Footer({ children: footerParagraphs(document) })
  return {
    headers: { first: header(''), default: header(xmlText(shortened(document.title))) },
    footers: { first: footer(), default: footer() },
  }
}
