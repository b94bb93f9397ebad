import type { Heading, Subtitle, Title } from '../../../../shared/documents/model.ts'
import { textOf } from '../text-of.ts'
import type { Item, Strip } from './items.ts'
import { hangingNumber } from './paragraphs.ts'
import type { Place } from './place.ts'
import { heldTogether, holdingNext, withItems } from './strips.ts'
import { textStrips } from './text-strips.ts'
import { SECTION, SUBSECTION, SUBTITLE, TITLE } from './type.ts'

/** Never alone at the foot of a page. */
const keptWithNext = (strips: Strip[]) => holdingNext(heldTogether(strips, 2), 2)

/** The document's name, centred. */
export function titleStrips(block: Title | Subtitle, place: Place): Strip[] {
  const { x, width, parent, measure } = place
  const isTitle = block.kind === 'title'
  const tag = { role: isTitle ? 'H1' : 'P', parent } as const
  const style = isTitle ? TITLE : SUBTITLE
  return keptWithNext(
    textStrips({ runs: block.runs, style, tag, x, width, align: 'center' }, measure),
  )
}

/** A section or subsection heading, its number hanging to the left of `place`. */
export function headingStrips(block: Heading, place: Place): Strip[] {
  const { x, width, parent, measure } = place
  const style = block.level === 1 ? SECTION : SUBSECTION
  const tag = { role: block.level === 1 ? 'H2' : 'H3', parent } as const
  const number = block.number && (block.level === 1 ? `${block.number}.` : block.number)
  const label = `${number ? `${number} ` : ''}${textOf(block.runs)}`
  const anchor: Item = { kind: 'anchor', y: 0, id: block.id, level: block.level, label }
  const hanging = number ? [hangingNumber(number, style, place, tag)] : []
  const strips = textStrips({ runs: block.runs, style, tag, x, width }, measure)
  return keptWithNext(withItems(strips, [anchor, ...hanging]))
}
