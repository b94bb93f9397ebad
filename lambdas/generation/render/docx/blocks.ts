import { Paragraph as WordParagraph, type Table as WordTable } from 'docx'
import type { Block } from '../../../../shared/documents/model.ts'
import { hangsAfter, isIntroduction } from '../introduction.ts'
import { wordList } from './lists.ts'
import { wordBox, wordHeading, wordParagraph, wordTitle } from './paragraphs.ts'
import type { Setting } from './setting.ts'
import { wordSignatures } from './signatures.ts'
import { STYLE } from './style-names.ts'
import { wordTable } from './tables.ts'
import { twips } from './units.ts'

export type WordBlock = WordParagraph | WordTable

/** Word joins tables that touch, and a table has no space of its own around it. */
const tableGap = (points: number, setting: Pick<Setting, 'keepNext' | 'pageBreakBefore'>) =>
  new WordParagraph({
    style: STYLE.tableText,
    keepNext: setting.keepNext || undefined,
    pageBreakBefore: setting.pageBreakBefore || undefined,
    spacing: { before: 0, after: 0, line: twips(points), lineRule: 'exact' },
  })

const spacedTable = (table: WordTable, setting: Setting, above: number): WordBlock[] => [
  tableGap(above, { ...setting, keepNext: true }),
  table,
  tableGap(7, { keepNext: setting.keepNext, pageBreakBefore: false }),
]

function wordBlock(block: Block, setting: Setting): WordBlock[] {
  switch (block.kind) {
    case 'title':
    case 'subtitle':
      return [wordTitle(block, setting)]
    case 'heading':
      return [wordHeading(block, setting)]
    case 'paragraph':
      return [wordParagraph(block, setting)]
    case 'box':
      return wordBox(block, setting)
    case 'list':
      return wordList(block, setting)
    case 'table':
      return spacedTable(wordTable(block, setting), setting, 2)
    case 'signatures':
      return spacedTable(wordSignatures(block, setting), setting, 4)
    case 'together':
      return wordBlocks(block.blocks, setting, true)
    case 'page-break':
      return []
  }
}

/** Blocks in order; `together` keeps all but the last on the page of their successor. */
export function wordBlocks(
  blocks: readonly Block[],
  start: Setting,
  together = false,
): WordBlock[] {
  const printed: WordBlock[] = []
  let { isHanging, pageBreakBefore } = start
  blocks.forEach((block, index) => {
    const next = blocks[index + 1]
    isHanging = hangsAfter(block, isHanging)
    const held = isIntroduction(block, next) || (together && next !== undefined)
    const keepNext = start.keepNext || held
    printed.push(...wordBlock(block, { ...start, isHanging, keepNext, pageBreakBefore }))
    pageBreakBefore = block.kind === 'page-break'
  })
  return printed
}
