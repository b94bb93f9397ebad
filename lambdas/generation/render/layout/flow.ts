import type { Block } from '../../../../shared/documents/model.ts'
import { hangsAfter, isIntroduction } from '../introduction.ts'
import { headingStrips, titleStrips } from './headings.ts'
import type { Strip } from './items.ts'
import { listStrips } from './lists.ts'
import { boxStrips, paragraphStrips } from './paragraphs.ts'
import { indented, type Place } from './place.ts'
import { HANG } from './sheet.ts'
import { signatureStrips } from './signatures.ts'
import { spaceBetween } from './spacing.ts'
import { heldTogether, holdingNext, spaced } from './strips.ts'
import { tableStrips } from './tables.ts'

/** Text under a numbered heading stands beside the column of numbers. */
type Flow = { strips: Strip[]; place: Place; hanging: boolean; previous?: Block; newPage: boolean }

const isFullWidth = (block: Block) =>
  block.kind === 'title' || block.kind === 'subtitle' || block.kind === 'signatures'

/** A number needs its column even outside a numbered section. */
const needsColumn = (block: Block) =>
  (block.kind === 'heading' || block.kind === 'paragraph') && block.number !== undefined

function stripsOf(block: Block, place: Place, hanging: boolean): Strip[] {
  const hung = (hanging && !isFullWidth(block)) || needsColumn(block)
  const own = hung ? indented(place, HANG) : place
  switch (block.kind) {
    case 'title':
    case 'subtitle':
      return titleStrips(block, own)
    case 'heading':
      return headingStrips(block, own)
    case 'paragraph':
      return paragraphStrips(block, own)
    case 'box':
      return boxStrips(block, own)
    case 'list':
      return listStrips(block, own)
    case 'table':
      return tableStrips(block, own)
    case 'signatures':
      return signatureStrips(block, own)
    case 'together':
      return heldTogether(flowBlocks(block.blocks, place, hanging), 1)
    case 'page-break':
      return []
  }
}

const innermost = (block: Block, end: 0 | -1): Block => {
  const inner = block.kind === 'together' ? block.blocks.at(end) : undefined
  return inner ? innermost(inner, end) : block
}

function addBlock(flow: Flow, block: Block, next: Block | undefined): Flow {
  const hanging = hangsAfter(block, flow.hanging)
  const strips = stripsOf(block, flow.place, hanging)
  const held = isIntroduction(block, next) ? holdingNext(strips, 2) : strips
  const { previous } = flow
  const above = previous ? spaceBetween(innermost(previous, -1), innermost(block, 0)) : 0
  const [first, ...rest] = spaced(held, above)
  if (!first) return { ...flow, hanging, newPage: flow.newPage || block.kind === 'page-break' }
  flow.strips.push(flow.newPage ? { ...first, newPage: true } : first, ...rest)
  return { ...flow, hanging, previous: block, newPage: false }
}

/** Blocks as strips, in reading order. */
export function flowBlocks(blocks: readonly Block[], place: Place, hanging = false): Strip[] {
  let flow: Flow = { strips: [], place, hanging, newPage: false }
  blocks.forEach((block, index) => {
    flow = addBlock(flow, block, blocks[index + 1])
  })
  return flow.strips
}
