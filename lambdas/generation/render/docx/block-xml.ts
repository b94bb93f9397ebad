import type { Block, Together } from '../../../../shared/documents/engine/model.ts'
import { type BlockContext, eachBlock } from './block-context.ts'
import { fitsOnPage } from './block-heights.ts'
import { paragraphElement } from './elements.ts'
import { boxXml, headingXml, listXml, paragraphXml, titleXml } from './paragraph-xml.ts'
import { signaturesXml } from './signature-xml.ts'
import { STYLE } from './style-ids.ts'
import { AROUND_TABLE } from './style-values.ts'
import { tableXml } from './table-xml.ts'

/** Word joins tables that touch, and a table has no space of its own around it. */
const spaceXml = (line: number, keepNext: boolean, pageBreakBefore = false) =>
  paragraphElement({
    style: STYLE.tableText,
    keepNext,
    pageBreakBefore,
    spacing: { before: 0, after: 0, line },
  })

const spacedTable = (table: string, context: BlockContext, above: number): string =>
  spaceXml(above, true, context.pageBreakBefore) +
  table +
  spaceXml(AROUND_TABLE.below, context.keepNext)

/** A group higher than a page is let go: kept together, it would only leave the page before it empty. */
const groupXml = (group: Together, context: BlockContext): string => {
  const staysWhole = context.staysWhole || fitsOnPage(group, context)
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

/** Blocks in order. */
export const blocksXml = (blocks: readonly Block[], initial: BlockContext): string => {
  let xml = ''
  eachBlock(blocks, initial, (block, context) => {
    xml += blockXml(block, context)
  })
  return xml
}
