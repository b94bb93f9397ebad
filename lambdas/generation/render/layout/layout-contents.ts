import type { AssembledDocument, Block } from '../../../../shared/documents/engine/model.ts'
import { sectionsOf } from '../../../../shared/documents/engine/plain-text.ts'
import type { DrawingOperation, Tag } from './drawing-operations.ts'
import {
  addSpaceBefore,
  createBox,
  keepWithNext,
  type LineBox,
  layoutColumns,
  type TextFrame,
} from './line-boxes.ts'
import { CONTENTS_GUTTER, TEXT_AREA, TYPE } from './style-sheet.ts'
import { baselineOf, layoutText } from './text-lines.ts'

/** Longer documents have a table of contents after the title. */
const MAX_PAGES_WITHOUT = 8

export const CONTENTS_TITLE = 'Contents'

/**
 * An entry of the table of contents. `id` is its heading's, `label` its number ("7.") and title as one text.
 */
export type ContentsEntry = {
  id: string
  number: string | undefined
  title: string
  label: string
}

/** The table of contents; empty for a short document. */
export const contentsEntries = (document: AssembledDocument): ContentsEntry[] => {
  if ((document.pages ?? 0) <= MAX_PAGES_WITHOUT) return []
  return sectionsOf(document).map(({ id, number: sectionNumber, title }) => {
    const number = sectionNumber && `${sectionNumber}.`
    return { id, number, title, label: number ? `${number} ${title}` : title }
  })
}

/** Title, subtitle, and centered text below them. */
const isTitleBlock = (block: Block): boolean =>
  block.kind === 'title' ||
  block.kind === 'subtitle' ||
  (block.kind === 'paragraph' && block.look === 'centered')

/** Splits a document where the table of contents is inserted: after the title block. */
export const splitAfterTitle = (
  blocks: readonly Block[],
): { title: readonly Block[]; rest: readonly Block[] } => {
  const first = blocks.findIndex((block) => !isTitleBlock(block))
  const index = first === -1 ? blocks.length : first
  return { title: blocks.slice(0, index), rest: blocks.slice(index) }
}

/** The page number of each heading by its id, starting at 1. Known when the entries are rendered. */
type HeadingPages = ReadonlyMap<string, number>

/** Width reserved for a page number and the space before it, in points. */
const NUMBER_WIDTH = 24
/** Space before and after the dot leader, in points. */
const LEADER_GAP = 4
/** Space between the heading of the table of contents and its entries, in points. */
const TITLE_SPACING = 2

const LEADER = { ...TYPE.contents, color: 'muted' } as const

type List = { frame: TextFrame; pages: HeadingPages; tag: Tag }

/** The dot leader from a title to its page number; all leaders end at the same x. */
const drawLeader = (operations: DrawingOperation[], { frame }: List, y: number) => {
  const title = operations.findLast((operation) => operation.kind === 'text')
  if (!title) return
  const { face, size } = TYPE.contents
  const end = frame.x + frame.width - NUMBER_WIDTH + LEADER_GAP
  const available = end - title.x - title.width - LEADER_GAP
  const count = Math.floor(available / frame.measure('. ', face, size))
  if (count < 1) return
  const text = '. '.repeat(count).trimEnd()
  const width = frame.measure(text, face, size)
  operations.push({ kind: 'text', text, x: end - width, y, width, style: LEADER })
}

const layoutEntry = ({ id, label }: ContentsEntry, list: List): LineBox => {
  const { x, width, measure } = list.frame
  const { face, size, leading } = TYPE.contents
  const tag: Tag = { role: 'Link', parent: { role: 'TOCI', parent: list.tag } }
  const runs = [{ kind: 'text', source: 'template', text: label } as const]
  const text = { ...list.frame, width: width - NUMBER_WIDTH }
  const lines = layoutText({ runs, style: TYPE.contents, tag }, text)
  const height = lines.length * leading
  return createBox(height, (operations, top) => {
    lines.forEach((line, index) => {
      line.draw(operations, top + index * leading)
    })
    const y = top + height - leading + baselineOf(TYPE.contents)
    drawLeader(operations, list, y)
    const text = String(list.pages.get(id) ?? '')
    const textWidth = measure(text, face, size)
    operations.push(
      {
        kind: 'text',
        text,
        x: x + width - textWidth,
        y,
        width: textWidth,
        style: TYPE.contents,
        tag,
      },
      { kind: 'link', x, y: top, width, height, target: id, label, tag },
    )
  })
}

/** The table of contents in two columns; each entry links to its page. */
export const layoutContents = (
  entries: readonly ContentsEntry[],
  frame: TextFrame,
  pages: HeadingPages,
): LineBox[] => {
  if (entries.length === 0) return []
  const { x, parent } = frame
  const runs = [{ kind: 'text', source: 'template', text: CONTENTS_TITLE } as const]
  const tag: Tag = { role: 'TOC', parent }
  const caption: Tag = { role: 'Caption', parent: tag }
  const title = layoutText({ runs, style: TYPE.subsection, tag: caption }, frame)
  const width = (frame.width - CONTENTS_GUTTER) / 2
  const half = Math.ceil(entries.length / 2)
  const columns = [entries.slice(0, half), entries.slice(half)].map((part, side) => {
    const column = { ...frame, width, x: x + side * (width + CONTENTS_GUTTER) }
    return part.map((entry) => layoutEntry(entry, { frame: column, pages, tag }))
  })
  const list = layoutColumns(columns, TEXT_AREA.height)
  addSpaceBefore(list, TITLE_SPACING)
  keepWithNext(title, 2)
  return [...title, ...list]
}
