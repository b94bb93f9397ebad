import type { Run, Signatures, Signer } from '../../../../shared/documents/engine/model.ts'
import { type Draw, horizontalRule, type Tag } from './drawing-operations.ts'
import {
  addSpaceBefore,
  createBox,
  heightOf,
  type LineBox,
  layoutColumns,
  mergeBoxes,
  type TextFrame,
} from './line-boxes.ts'
import { SIGNER_GUTTER, TEXT_AREA, TYPE } from './style-sheet.ts'
import { baselineOf, fieldNameFor, layoutText } from './text-lines.ts'

/** Space between two pairs of signers, in points. */
const PAIR_SPACING = 16
/** Space for a signature above its line, in points. */
const WRITING_HEIGHT = 25
/** The distance of the signature line below the baseline, in points. */
const RULE_DROP = 2
/** Space between a signature line and its label, in points. */
const LABEL_GAP = 1.5

type SignatureLine = Signer['lines'][number]

/** Whether the line has no printed value. */
export const isBlankLine = ({ value }: SignatureLine) => value.every((run) => run.kind === 'blank')

const textRuns = (text: string): Run[] => [{ kind: 'text', text, source: 'answer' }]

/** The printed value; its last line is on the rule. */
const layoutValue = (
  line: SignatureLine,
  frame: TextFrame,
  tag: Tag,
): { draw?: Draw; height: number } => {
  if (isBlankLine(line)) return { height: WRITING_HEIGHT }
  const value = mergeBoxes(layoutText({ runs: line.value, style: TYPE.body, tag }, frame))
  const descent = TYPE.body.leading - baselineOf(TYPE.body)
  const height = Math.max(WRITING_HEIGHT, value.height + 4)
  const drop = height - value.height + descent - RULE_DROP - LABEL_GAP
  return { draw: (operations, top) => value.draw(operations, top + drop), height }
}

const layoutLine = (line: SignatureLine, frame: TextFrame, parent: Tag): LineBox => {
  const { x, width } = frame
  const tag: Tag = { role: 'P', parent }
  const value = layoutValue(line, frame, tag)
  const lineTag: Tag = { role: 'Form', parent: tag, label: line.label }
  const field = isBlankLine(line) && { tag: lineTag, fieldName: fieldNameFor(line.label) }
  const runs = textRuns(line.label)
  const label = mergeBoxes(layoutText({ runs, style: TYPE.lineLabel, tag }, frame))
  const labelY = value.height + LABEL_GAP
  return createBox(labelY + label.height, (operations, top) => {
    value.draw?.(operations, top)
    operations.push({ ...horizontalRule(x, x + width, top + value.height, 0.6, 'text'), ...field })
    label.draw(operations, top + labelY)
  })
}

/** A signer's column: the title and the lines below it. */
type Column = { title: LineBox[]; lines: LineBox[] }

const layoutSigner = (signer: Signer, frame: TextFrame): Column => {
  const section: Tag = { role: 'Sect', parent: frame.parent }
  const tag: Tag = { role: 'P', parent: section }
  const runs = textRuns(signer.role)
  return {
    title: layoutText({ runs, style: TYPE.signerRole, tag }, frame),
    lines: signer.lines.map((line) => layoutLine(line, frame, section)),
  }
}

/**
 * Aligns the columns' first lines where a long name would push them apart. A title that is only one line longer
 * is left alone, because that costs no space.
 */
const alignColumns = (columns: readonly Column[]): LineBox[][] => {
  const height = Math.max(...columns.map(({ title }) => heightOf(title)))
  return columns.map(({ title, lines }) => {
    const space = height - heightOf(title)
    const filler = space > 1.5 * TYPE.signerRole.leading ? [createBox(space, () => undefined)] : []
    return [...title, ...filler, ...lines]
  })
}

export const pairSigners = (signers: readonly Signer[]): Signer[][] =>
  signers.flatMap((_, index) => (index % 2 === 0 ? [signers.slice(index, index + 2)] : []))

/** Signers in two columns. A pair is only split if it is taller than a page. */
export const layoutSignatures = (block: Signatures, frame: TextFrame): LineBox[] => {
  const width = (frame.width - SIGNER_GUTTER) / 2
  return pairSigners(block.signers).flatMap((pair, index) => {
    const columns = pair.map((signer, side) =>
      layoutSigner(signer, { ...frame, width, x: frame.x + side * (width + SIGNER_GUTTER) }),
    )
    const boxes = layoutColumns(alignColumns(columns), TEXT_AREA.height)
    if (index > 0) addSpaceBefore(boxes, PAIR_SPACING)
    return boxes
  })
}
