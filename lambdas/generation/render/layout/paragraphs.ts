import type {
  Box,
  Heading,
  List,
  ListItem,
  Paragraph,
  Subtitle,
  Title,
} from '../../../../shared/documents/engine/model.ts'
import {
  type Draw,
  type DrawingOperation,
  horizontalRule,
  type Tag,
  verticalRule,
} from './drawing-operations.ts'
import {
  addSpaceBefore,
  createBox,
  drawBefore,
  indentFrame,
  keepTogether,
  keepWithNext,
  type LineBox,
  type TextFrame,
} from './line-boxes.ts'
import { textOf } from './line-breaking.ts'
import { HANGING_INDENT, ITEM_SPACING, MARKER_INDENT, TYPE, type TypeStyle } from './style-sheet.ts'
import { baselineOf, layoutText } from './text-lines.ts'

/** The document's title, centered. */
export const layoutTitle = (block: Title | Subtitle, frame: TextFrame): LineBox[] => {
  const isTitle = block.kind === 'title'
  const tag: Tag = { role: isTitle ? 'H1' : 'P', parent: frame.parent }
  const style = isTitle ? TYPE.title : TYPE.subtitle
  const lines = layoutText({ runs: block.runs, style, tag, align: 'center' }, frame)
  keepTogether(lines, 2)
  keepWithNext(lines, 2)
  return lines
}

/** The minimum space between a number and its text, in points. */
const NUMBER_GAP = 4

/** A number in the hanging indent to the left of `frame`. A long one, like 10.10, is scaled down a little. */
const hangingNumber = (text: string, style: TypeStyle, frame: TextFrame, parent: Tag): Draw => {
  const tag: Tag = { role: 'Lbl', parent }
  return (operations, top) => {
    const width = frame.measure(text, style.face, style.size, 'template')
    const scale = Math.min(1, (HANGING_INDENT - NUMBER_GAP) / width)
    operations.push({
      kind: 'text',
      text,
      x: frame.x - HANGING_INDENT,
      y: top + baselineOf(style),
      width: width * scale,
      style: scale < 1 ? { ...style, size: style.size * scale } : style,
      tag,
    })
  }
}

/** A section or subsection heading with its number in the hanging indent. */
export const layoutHeading = (block: Heading, frame: TextFrame): LineBox[] => {
  const { id, level, runs } = block
  const style = level === 1 ? TYPE.section : TYPE.subsection
  const tag: Tag = { role: level === 1 ? 'H2' : 'H3', parent: frame.parent }
  const number = block.number && (level === 1 ? `${block.number}.` : block.number)
  const label = `${number ? `${number} ` : ''}${textOf(runs)}`
  const drawNumber = number && hangingNumber(number, style, frame, tag)
  const lines = layoutText({ runs, style, tag }, frame)
  const [first] = lines
  if (first) first.heading = id
  drawBefore(lines, (operations, top) => {
    operations.push({ kind: 'destination', y: top, id, level, label })
    if (drawNumber) drawNumber(operations, top)
  })
  keepTogether(lines, 2)
  keepWithNext(lines, 2)
  return lines
}

/** A paragraph with its clause number, if any, in the hanging indent. */
export const layoutParagraph = (block: Paragraph, frame: TextFrame): LineBox[] => {
  const style = block.look === 'note' ? TYPE.note : TYPE.body
  const tag: Tag = { role: 'P', parent: frame.parent }
  const align = block.look === 'centered' ? 'center' : 'left'
  const lines = layoutText({ runs: block.runs, style, tag, align }, frame)
  if (block.number) drawBefore(lines, hangingNumber(block.number, style, frame, tag))
  if (block.keepWithNext) keepWithNext(lines, 2)
  return lines
}

const BOX_PADDING = { x: 12, y: 9 }
const BOX_RULE = 1
/** Space between two paragraphs of a box, in points. */
const BOX_SPACING = 5

/** The space before a line becomes part of its box, so that the side borders have no gaps. */
const withBorder = (line: LineBox, frame: TextFrame, top: number, bottom: number): LineBox => {
  const { x } = frame
  const right = x + frame.width
  const [start, end] = [x - BOX_RULE / 2, right + BOX_RULE / 2]
  const inset = line.spaceBefore + top
  const height = inset + line.height + bottom
  const drawBorder = (operations: DrawingOperation[], y: number) => {
    operations.push(verticalRule(x, y, height, BOX_RULE, 'text'))
    operations.push(verticalRule(right, y, height, BOX_RULE, 'text'))
    if (top > 0) operations.push(horizontalRule(start, end, y, BOX_RULE, 'text'))
    if (bottom > 0) operations.push(horizontalRule(start, end, y + height, BOX_RULE, 'text'))
    line.draw(operations, y + inset)
  }
  return { ...createBox(height, drawBorder), keep: line.keep }
}

/** Bordered, conspicuous text; on one page if it fits. */
export const layoutBox = (block: Box, frame: TextFrame): LineBox[] => {
  const parent: Tag = { role: 'Sect', parent: frame.parent }
  const width = frame.width - 2 * BOX_PADDING.x
  const innerFrame = { ...frame, parent, x: frame.x + BOX_PADDING.x, width }
  const lines = block.paragraphs.flatMap((paragraph, index) => {
    const paragraphLines = layoutParagraph({ ...paragraph, number: undefined }, innerFrame)
    if (index > 0) addSpaceBefore(paragraphLines, BOX_SPACING)
    return paragraphLines
  })
  const last = lines.length - 1
  const bordered = lines.map((line, index) =>
    withBorder(line, frame, index === 0 ? BOX_PADDING.y : 0, index === last ? BOX_PADDING.y : 0),
  )
  keepTogether(bordered, 1)
  return bordered
}

const CHECKBOX_SIZE = 8.5

const drawMarker = (list: List, item: ListItem, { x, measure }: TextFrame, parent: Tag): Draw => {
  const tag: Tag = { role: 'Lbl', parent }
  return (operations, top) => {
    const baseline = top + baselineOf(TYPE.body)
    if (list.marker === 'checkbox') {
      const y = baseline - CHECKBOX_SIZE + 0.6
      operations.push({ kind: 'checkbox', x, y, size: CHECKBOX_SIZE, tag })
    } else {
      const width = measure(item.marker, TYPE.body.face, TYPE.body.size, 'template')
      operations.push({
        kind: 'text',
        text: item.marker,
        x,
        y: baseline,
        width,
        style: TYPE.body,
        tag,
      })
    }
  }
}

/** A list with hanging markers; a checkbox marker is empty. */
export const layoutList = (list: List, frame: TextFrame): LineBox[] => {
  const root: Tag = { role: 'L', parent: frame.parent }
  const text = indentFrame(frame, MARKER_INDENT[list.marker])
  return list.items.flatMap((item, index) => {
    const parent: Tag = { role: 'LI', parent: root }
    const tag: Tag = { role: 'LBody', parent }
    const lines = layoutText({ runs: item.runs, style: TYPE.body, tag }, text)
    drawBefore(lines, drawMarker(list, item, frame, parent))
    if (index > 0) addSpaceBefore(lines, ITEM_SPACING)
    return lines
  })
}
