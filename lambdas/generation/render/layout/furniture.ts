import type { AssembledDocument } from '../../../../shared/documents/model.ts'
import { textOf } from '../text-of.ts'
import type { Item } from './items.ts'
import type { Measure } from './measure.ts'
import { COLUMN, SHEET } from './sheet.ts'
import { RUNNING } from './type.ts'

const HEADER_Y = 50
const FOOTER_Y = SHEET.height - 46
const INITIALS_Y = SHEET.height - 29
const INITIALS_ROOM = 40
const RIGHT = SHEET.width - SHEET.margin

const running = (
  text: string,
  x: number,
  y: number,
  measure: Measure,
  face = RUNNING.face,
): Item => ({
  kind: 'text',
  text,
  x,
  y,
  width: measure(text, face, RUNNING.size),
  style: { ...RUNNING, face },
})

/** The text, shortened with an ellipsis to fit. */
function fitted(text: string, room: number, measure: Measure): string {
  const width = (value: string) => measure(value, RUNNING.face, RUNNING.size)
  if (width(text) <= room) return text
  const letters = [...text.slice(0, 200)]
  while (letters.length > 0 && width(`${letters.join('')}…`) > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function initialsItems(parties: readonly string[], measure: Measure): Item[] {
  const items: Item[] = []
  let right = RIGHT
  for (const party of parties.toReversed()) {
    const y1 = INITIALS_Y + 1.5
    const x1 = right - INITIALS_ROOM
    items.unshift({ kind: 'rule', x1, x2: right, y1, y2: y1, thickness: 0.5, color: 'ink' })
    const label = running(party, 0, INITIALS_Y, measure)
    const x = x1 - 4 - (label.kind === 'text' ? label.width : 0)
    items.unshift(running(party, x, INITIALS_Y, measure))
    right = x - 14
  }
  return items
}

/** What stands outside the text of page `index`: title, footer, page number, initials. */
export function furniture(
  document: AssembledDocument,
  page: { index: number; count: number },
  measure: Measure,
): Item[] {
  const number = `Page ${page.index + 1} of ${page.count}`
  const numberWidth = measure(number, RUNNING.face, RUNNING.size)
  const room = COLUMN.width - numberWidth - 18
  const header = fitted(document.title, COLUMN.width, measure)
  return [
    ...(page.index > 0 ? [running(header, SHEET.margin, HEADER_Y, measure, 'italic')] : []),
    running(fitted(textOf(document.footer), room, measure), SHEET.margin, FOOTER_Y, measure),
    running(number, RIGHT - numberWidth, FOOTER_Y, measure),
    ...initialsItems(document.initials, measure),
  ].filter((item) => item.kind !== 'text' || item.text !== '')
}
