import type { AssembledDocument } from '../../../../shared/documents/model.ts'
import { textOf } from '../text-of.ts'
import { paragraphXml } from './paragraph-xml.ts'
import { fieldXml, runXml, TAB } from './run-xml.ts'
import { STYLE } from './style-names.ts'
import { watermarkXml } from './watermark.ts'

/** A footer is one line: longer names are shortened, as in the PDF. */
const MAX_LETTERS = 90

const shortened = (text: string) => {
  const letters = [...text]
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS - 1).join('')}…` : text
}

/** Title and watermark above the text. */
export const headerXml = (title: string, watermark: string | undefined): string =>
  paragraphXml(
    { style: STYLE.header },
    (watermark ? watermarkXml(watermark) : '') + runXml(shortened(title)),
  )

const GAP = '\u00A0'.repeat(3)
const LINE = runXml('_'.repeat(8), { style: STYLE.blank })

const initialsXml = (parties: readonly string[]) =>
  paragraphXml(
    { style: STYLE.footer, align: 'right' },
    parties.map((party, index) => runXml(`${index > 0 ? GAP : ''}${party}\u00A0`) + LINE).join(''),
  )

const PAGE_NUMBER = `${TAB}${runXml('Page ')}${fieldXml('PAGE', '1')}${runXml(' of ')}`

/** Names and page number, and the places for initials, under the text. */
export function footerXml({ footer, initials, pages = 1 }: AssembledDocument): string {
  const numbers = `${PAGE_NUMBER}${fieldXml('NUMPAGES', String(pages))}`
  const names = paragraphXml({ style: STYLE.footer }, runXml(shortened(textOf(footer))) + numbers)
  return initials.length > 0 ? names + initialsXml(initials) : names
}
