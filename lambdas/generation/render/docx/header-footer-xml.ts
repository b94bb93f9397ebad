import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import { textOf } from '../layout/words.ts'
import { escapeXml, fieldElements, paragraphElement, runElement, TAB } from './elements.ts'
import { STYLE } from './style-ids.ts'
import { FONT } from './style-values.ts'

const WATERMARK_COLOR = '#DEDEE4'

/** The shape type for text along a line, number 136 (MS-ODRAWXML, "textPlainText"). */
const TEXT_SHAPE =
  '<v:shapetype id="_x0000_t136" coordsize="21600,21600" o:spt="136" adj="10800" path="m@7,l@8,m@5,21600l@6,21600e"><v:formulas><v:f eqn="sum #0 0 10800"/><v:f eqn="prod #0 2 1"/><v:f eqn="sum 21600 0 @1"/><v:f eqn="sum 0 0 @2"/><v:f eqn="sum 21600 0 @3"/><v:f eqn="if @0 @3 0"/><v:f eqn="if @0 21600 @1"/><v:f eqn="if @0 0 @2"/><v:f eqn="if @0 @4 21600"/><v:f eqn="mid @5 @6"/><v:f eqn="mid @8 @5"/><v:f eqn="mid @7 @8"/><v:f eqn="mid @6 @7"/><v:f eqn="sum @6 0 @5"/></v:formulas><v:path textpathok="t" o:connecttype="custom" o:connectlocs="@9,0;@10,10800;@11,21600;@12,10800" o:connectangles="270,180,90,0"/><v:textpath on="t" fitshape="t"/><v:handles><v:h position="#0,bottomRight" xrange="6629,14971"/></v:handles><o:lock v:ext="edit" text="t" shapetype="t"/></v:shapetype>'

const POSITION =
  'position:absolute;margin-left:0;margin-top:0;width:527.85pt;height:109.97pt;rotation:315;z-index:-251657216;mso-position-horizontal:center;mso-position-horizontal-relative:margin;mso-position-vertical:center;mso-position-vertical-relative:margin'

/** A large light word behind the text, as Word's own command makes it; it stands in a header. */
const watermarkXml = (text: string): string =>
  `<w:r><w:pict>${TEXT_SHAPE}<v:shape id="PowerPlusWaterMarkObject1" type="#_x0000_t136" style="${POSITION}" o:allowincell="f" fillcolor="${WATERMARK_COLOR}" stroked="f"><v:fill opacity="0.5"/><v:textpath style="font-family:&quot;${FONT}&quot;;font-size:1pt" string="${escapeXml(text)}"/></v:shape></w:pict></w:r>`

/** A footer is one line: longer names are shortened, as in the PDF. */
const MAX_CHARACTERS = 90

const ellipsized = (text: string) => {
  if (text.length <= MAX_CHARACTERS) return text
  const characters = [...text]
  return characters.length > MAX_CHARACTERS
    ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`
    : text
}

/** The title above the text, and the watermark behind it. */
export const headerXml = (title: string, watermark: string | undefined): string =>
  paragraphElement(
    { style: STYLE.header },
    (watermark ? watermarkXml(watermark) : '') + runElement(ellipsized(title)),
  )

const GAP = '\u00A0'.repeat(3)
const INITIALS_LINE = runElement('_'.repeat(8), { style: STYLE.blank })

const initialsXml = (parties: readonly string[]) => {
  const lines = parties.map((party, index) => {
    const label = runElement(`${index > 0 ? GAP : ''}${party}\u00A0`)
    return label + INITIALS_LINE
  })
  return paragraphElement({ style: STYLE.footer, align: 'right' }, lines.join(''))
}

const PAGE_NUMBER = `${TAB}${runElement('Page ')}${fieldElements('PAGE', '1')}${runElement(' of ')}`

/** The footer text with the page number, and the lines for initials. */
export const footerXml = ({ footer, initials, pages = 1 }: AssembledDocument): string => {
  const number = `${PAGE_NUMBER}${fieldElements('NUMPAGES', String(pages))}`
  const text = runElement(ellipsized(textOf(footer)))
  const first = paragraphElement({ style: STYLE.footer }, text + number)
  return initials.length > 0 ? first + initialsXml(initials) : first
}
