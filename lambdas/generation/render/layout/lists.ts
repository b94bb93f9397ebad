import type { List, ListItem, ListMarker } from '../../../../shared/documents/model.ts'
import type { Item, Strip, Tag } from './items.ts'
import { indented, type Place } from './place.ts'
import { spaced, withItems } from './strips.ts'
import { baselineOf, textStrips } from './text-strips.ts'
import { BODY } from './type.ts'

/** Room for the marker, in points. */
const MARKER_ROOM: Record<ListMarker, number> = { bullet: 16, letter: 24, step: 24, tick: 20 }
/** Points between two items. */
export const ITEM_GAP = 1.5
const TICK_SIZE = 8.5

function markerItem(list: List, item: ListItem, place: Place, parent: Tag): Item {
  const baseline = baselineOf(BODY)
  const tag: Tag = { role: 'Lbl', parent }
  if (list.marker === 'tick') {
    return { kind: 'square', x: place.x, y: baseline - TICK_SIZE + 0.6, size: TICK_SIZE, tag }
  }
  const width = place.measure(item.marker, BODY.face, BODY.size)
  return { kind: 'text', text: item.marker, x: place.x, y: baseline, width, style: BODY, tag }
}

/** A list with hanging markers; a tick is a box drawn on the page. */
export function listStrips(list: List, place: Place): Strip[] {
  const root: Tag = { role: 'L', parent: place.parent }
  const { x, width } = indented(place, MARKER_ROOM[list.marker])
  return list.items.flatMap((item, index) => {
    const tag: Tag = { role: 'LI', parent: root }
    const body: Tag = { role: 'LBody', parent: tag }
    const strips = textStrips({ runs: item.runs, style: BODY, tag: body, x, width }, place.measure)
    const marked = withItems(strips, [markerItem(list, item, place, tag)])
    return spaced(marked, index > 0 ? ITEM_GAP : 0)
  })
}
