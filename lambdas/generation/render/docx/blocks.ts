import type { Block, Together } from '../../../../shared/documents/model.ts'
import { hangsAfter, isIntroduction } from '../introduction.ts'
import { wordList } from './lists.ts'
import { paragraphXml } from './paragraph-xml.ts'
import { wordBox, wordHeading, wordParagraph, wordTitle } from './paragraphs.ts'
import type { Setting } from './setting.ts'
import { wordSignatures } from './signatures.ts'
import { STYLE } from './style-names.ts'
import { wordTable } from './tables.ts'
import { twips } from './units.ts'

/** Word joins tables that touch, and a table has no space of its own around it. */
const tableGap = (points: number, keepNext: boolean, pageBreakBefore = false) =>
  paragraphXml({
    style: STYLE.tableText,
    keepNext,
    pageBreakBefore,
    spacing: { before: 0, after: 0, line: twips(points) },
  })

const spacedTable = (table: string, setting: Setting, above: number): string =>
  tableGap(above, true, setting.pageBreakBefore) + table + tableGap(7, setting.keepNext)

/** Holding on to each other over more than a page would only leave the page before it empty. */
function wordGroup({ blocks }: Together, setting: Setting): string {
  const staysWhole = setting.staysWhole || setting.fitsOnPage(blocks, setting.isHanging)
  return wordBlocks(blocks, { ...setting, staysWhole })
}

function wordBlock(block: Block, setting: Setting): string {
  switch (block.kind) {
    case 'title':
    case 'subtitle':
      return wordTitle(block, setting)
    case 'heading':
      return wordHeading(block, setting)
    case 'paragraph':
      return wordParagraph(block, setting)
    case 'box':
      return wordBox(block, setting)
    case 'list':
      return wordList(block, setting)
    case 'table':
      return spacedTable(wordTable(block, setting), setting, 2)
    case 'signatures':
      return spacedTable(wordSignatures(block, setting), setting, 4)
    case 'together':
      return wordGroup(block, setting)
    case 'page-break':
      return ''
  }
}

/** Blocks in order; where they stay whole, all but the last are on the page of their successor. */
export function wordBlocks(blocks: readonly Block[], start: Setting): string {
  let { isHanging, pageBreakBefore } = start
  const printed = blocks.map((block, index) => {
    const next = blocks[index + 1]
    isHanging = hangsAfter(block, isHanging)
    const held = isIntroduction(block, next) || (start.staysWhole && next !== undefined)
    const keepNext = start.keepNext || held
    const written = wordBlock(block, { ...start, isHanging, keepNext, pageBreakBefore })
    pageBreakBefore = block.kind === 'page-break'
    return written
  })
  return printed.join('')
}
