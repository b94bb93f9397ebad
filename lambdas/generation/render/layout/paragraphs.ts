import type { Box, Paragraph } from '../../../../shared/documents/model.ts'
import type { Item, Strip, Tag } from './items.ts'
import { moved } from './items.ts'
import type { Place } from './place.ts'
import { HANG } from './sheet.ts'
import { heldTogether, holdingNext, spaced, withItems } from './strips.ts'
import { baselineOf, textStrips } from './text-strips.ts'
import { BODY, NOTE, type TypeStyle } from './type.ts'

/** Between a number and its text at least, in points. */
const NUMBER_GAP = 4

/** A number in the hanging column left of `place`; a long one, like 10.10, is set a little smaller. */
export function hangingNumber(text: string, style: TypeStyle, place: Place, parent: Tag): Item {
  const width = place.measure(text, style.face, style.size)
  const scale = Math.min(1, (HANG - NUMBER_GAP) / width)
  return {
    kind: 'text',
    text,
    x: place.x - HANG,
    y: baselineOf(style),
    width: width * scale,
    style: { ...style, size: style.size * scale },
    tag: { role: 'Lbl', parent },
  }
}

/** A paragraph, its clause number hanging to the left of `place`. */
export function paragraphStrips(block: Paragraph, place: Place): Strip[] {
  const { x, width, parent, measure } = place
  const style = block.look === 'note' ? NOTE : BODY
  const tag: Tag = { role: 'P', parent }
  const align = block.look === 'centered' ? 'center' : 'left'
  const strips = textStrips({ runs: block.runs, style, tag, x, width, align }, measure)
  const numbered = block.number
    ? withItems(strips, [hangingNumber(block.number, style, place, tag)])
    : strips
  return block.keepWithNext ? holdingNext(numbered, 2) : numbered
}

const PADDING = { x: 12, y: 9 }
const BOX_RULE = 1
const BOX_GAP = 5

const rule = (x1: number, y1: number, x2: number, y2: number): Item => ({
  kind: 'rule',
  x1,
  y1,
  x2,
  y2,
  thickness: BOX_RULE,
  color: 'ink',
})

/** The space above a strip becomes part of it, so that the sides of the box are unbroken. */
function framed(strip: Strip, place: Place, top: number, bottom: number): Strip {
  const height = strip.before + top + strip.height + bottom
  const right = place.x + place.width
  const items = strip.items.map((item) => moved(item, 0, strip.before + top))
  const edges = [
    rule(place.x, 0, place.x, height),
    rule(right, 0, right, height),
    ...(top > 0 ? [rule(place.x - BOX_RULE / 2, 0, right + BOX_RULE / 2, 0)] : []),
    ...(bottom > 0 ? [rule(place.x - BOX_RULE / 2, height, right + BOX_RULE / 2, height)] : []),
  ]
  return { ...strip, before: 0, height, items: [...edges, ...items] }
}

/** Conspicuous text in a frame, on one page when it fits on one. */
export function boxStrips(block: Box, place: Place): Strip[] {
  const tag: Tag = { role: 'Sect', parent: place.parent }
  const inner = {
    ...place,
    parent: tag,
    x: place.x + PADDING.x,
    width: place.width - 2 * PADDING.x,
  }
  const strips = block.paragraphs.flatMap((paragraph, index) =>
    spaced(paragraphStrips({ ...paragraph, number: undefined }, inner), index > 0 ? BOX_GAP : 0),
  )
  const last = strips.length - 1
  return heldTogether(
    strips.map((strip, index) =>
      framed(strip, place, index === 0 ? PADDING.y : 0, index === last ? PADDING.y : 0),
    ),
    1,
  )
}
