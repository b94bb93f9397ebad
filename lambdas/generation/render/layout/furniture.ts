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
/** Kept free for the page number. */
const NUMBER_ROOM = 90
/** A footer is one line; no line holds more letters. */
const MAX_LETTERS = 300
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
  const letters = [...text.slice(0, MAX_LETTERS)]
  let used = width('…')
  const kept = letters.filter((letter) => {
    used += width(letter)
    return used <= room
  })
  const isWhole = kept.length === letters.length && text.length <= MAX_LETTERS
  return isWhole ? text : `${kept.join('').trimEnd()}…`
}

function initialsItems(parties: readonly string[], measure: Measure): Item[] {
  const items: Item[] = []
  let right = RIGHT
  for (const party of parties.toReversed()) {
    const y1 = INITIALS_Y + 1.5
    const x1 = right - INITIALS_ROOM
    const entry = `Initials of ${party}`
    items.unshift({ kind: 'rule', x1, x2: right, y1, y2: y1, thickness: 0.5, color: 'ink', entry })
    const label = running(party, 0, INITIALS_Y, measure)
    const x = x1 - 4 - (label.kind === 'text' ? label.width : 0)
    items.unshift(running(party, x, INITIALS_Y, measure))
    right = x - 14
  }
  return items
}

/** What stands outside the text, laid out once for a document. */
export type Furniture = { header: Item[]; footer: Item[] }

/** The title above each page but the first; footer text and initials below each page. */
export function furniture(document: AssembledDocument, measure: Measure): Furniture {
  const title = fitted(document.title, COLUMN.width, measure)
  const text = fitted(textOf(document.footer), COLUMN.width - NUMBER_ROOM, measure)
  return {
    header: title ? [running(title, SHEET.margin, HEADER_Y, measure, 'italic')] : [],
    footer: [
      ...(text ? [running(text, SHEET.margin, FOOTER_Y, measure)] : []),
      ...initialsItems(document.initials, measure),
    ],
  }
}

/** "Page X of Y" at the right end of the footer. */
export function pageNumber(index: number, count: number, measure: Measure): Item {
  const text = `Page ${index + 1} of ${count}`
  const width = measure(text, RUNNING.face, RUNNING.size)
  return running(text, RIGHT - width, FOOTER_Y, measure)
}
