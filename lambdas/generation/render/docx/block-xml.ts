import type { Block, Together } from '../../../../shared/documents/engine/model.ts'
import { isHangingAfter, isHangingFrom, isIntroduction } from '../layout/blocks.ts'
import type { BlockContext } from './block-context.ts'
import { paragraphElement, xmlOfEach } from './elements.ts'
import { boxXml, headingXml, listXml, paragraphXml, titleXml } from './paragraph-xml.ts'
import { signaturesXml } from './signature-xml.ts'
import { STYLE } from './style-ids.ts'
import { AROUND_TABLE, twips } from './style-values.ts'
import { tableXml } from './table-xml.ts'

/** Word joins tables that touch, and a table has no space of its own around it. */
const spaceXml = (points: number, keepNext: boolean, pageBreakBefore = false) =>
  paragraphElement({
    style: STYLE.tableText,
    keepNext,
    pageBreakBefore,
    spacing: { before: 0, after: 0, line: twips(points) },
  })

const spacedTable = (table: string, context: BlockContext, above: number): string =>
  spaceXml(above, true, context.pageBreakBefore) +
  table +
  spaceXml(AROUND_TABLE.below, context.keepNext)

/** A group higher than a page is let go: kept together, it would only leave the page before it empty. */
const groupXml = (group: Together, context: BlockContext): string => {
  const staysWhole = context.staysWhole || context.fitsOnPage(group, context.isHanging)
  return blocksXml(group.blocks, { ...context, staysWhole })
}

const blockXml = (block: Block, context: BlockContext): string => {
  switch (block.kind) {
    case 'title':
    case 'subtitle':
      return titleXml(block, context)
    case 'heading':
      return headingXml(block, context)
    case 'paragraph':
      return paragraphXml(block, context)
    case 'box':
      return boxXml(block, context)
    case 'list':
      return listXml(block, context)
    case 'table':
      return spacedTable(tableXml(block, context), context, AROUND_TABLE.table)
    case 'signatures':
      return spacedTable(signaturesXml(block, context), context, AROUND_TABLE.signatures)
    case 'together':
      return groupXml(block, context)
    case 'page-break':
      return ''
  }
}

type Place = Pick<BlockContext, 'isHanging' | 'keepNext' | 'pageBreakBefore'>

/** The context with another place; most blocks have the place of the one before. */
const contextWith = (context: BlockContext, place: Place): BlockContext => {
  const { isHanging, keepNext, pageBreakBefore } = place
  const isSame =
    context.isHanging === isHanging &&
    context.keepNext === keepNext &&
    context.pageBreakBefore === pageBreakBefore
  return isSame ? context : { ...context, ...place }
}

/** Blocks in order; where they stay whole, all but the last are on the page of their successor. */
export const blocksXml = (blocks: readonly Block[], initial: BlockContext): string => {
  let { isHanging, pageBreakBefore } = initial
  let context = initial
  return xmlOfEach(blocks, (block, index) => {
    const next = blocks[index + 1]
    isHanging = isHangingFrom(block, isHanging)
    const isHeld = isIntroduction(block, next) || (initial.staysWhole && next !== undefined)
    const keepNext = initial.keepNext || isHeld
    context = contextWith(context, { isHanging, keepNext, pageBreakBefore })
    isHanging = isHangingAfter(block, isHanging)
    pageBreakBefore = block.kind === 'page-break'
    return blockXml(block, context)
  })
}
