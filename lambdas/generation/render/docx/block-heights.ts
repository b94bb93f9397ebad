import type {
  Block,
  Box,
  Heading,
  List,
  Paragraph,
  Run,
  Signatures,
  Signer,
  Subtitle,
  Table,
  Title,
  Together,
} from '../../../../shared/documents/engine/model.ts'
import {
  BODY,
  LINE_LABEL,
  MARKER_INDENT,
  NOTE,
  SECTION,
  SIGNER_GUTTER,
  SIGNER_ROLE,
  SUBSECTION,
  SUBTITLE,
  TABLE,
  TABLE_HEADER,
  TITLE,
  type TypeStyle,
} from '../layout/style-sheet.ts'
import { type BlockContext, eachBlock, keepsNext } from './block-context.ts'
import {
  AROUND_TABLE,
  BOX_RULE,
  CELL_PADDING,
  HANGING,
  SIGNATURE_RULE,
  TEXT_HEIGHT,
  TEXT_WIDTH,
  twips,
  WORD_SPACING,
} from './style-values.ts'
import { printedRuns, staysWholeIn } from './table-xml.ts'
import { lineHeight, textHeight } from './text-heights.ts'

/**
 * What fills a page from top to bottom: a paragraph, a row of a table, an empty line. Lengths in twips; between two
 * bands the larger space counts.
 */
export type Band = {
  height: number
  before: number
  after: number
  /** The height of its lines, between which a page may end; 0 where the band is never cut. */
  leading: number
  /** It stands on the page of the next band. */
  keepNext: boolean
  /** It begins a page. */
  pageBreakBefore: boolean
  /** The id of the heading that it is. */
  heading: string | undefined
}

type Holds = Partial<Pick<Band, 'leading' | 'keepNext' | 'heading'>>

/** A band of this height, which neither is cut nor holds on to the next unless `holds` says so. */
export const bandOf = (
  height: number,
  { before, after }: Pick<Band, 'before' | 'after'>,
  { leading = 0, keepNext = false, heading }: Holds = {},
): Band => ({ height, before, after, leading, keepNext, pageBreakBefore: false, heading })

/** How high bands are one below the other, without the space above the first. */
const heightOf = (bands: readonly Band[]): number => {
  let height = 0
  let after = 0
  bands.forEach((band, index) => {
    height += (index > 0 ? Math.max(after, band.before) : 0) + band.height
    after = band.after
  })
  return height
}

const lineWidthOf = (isHanging: boolean): number => TEXT_WIDTH - (isHanging ? HANGING : 0)

const titleBand = ({ kind, runs }: Title | Subtitle): Band => {
  const style = kind === 'title' ? TITLE : SUBTITLE
  const height = textHeight(runs, style, TEXT_WIDTH)
  return bandOf(height, WORD_SPACING[kind], { keepNext: true })
}

const headingBand = (block: Heading, { isHanging }: BlockContext): Band => {
  const { level, id: heading, number, runs } = block
  const [style, space] =
    level === 1 ? [SECTION, WORD_SPACING.section] : [SUBSECTION, WORD_SPACING.subsection]
  const height = textHeight(runs, style, lineWidthOf(isHanging || number !== undefined))
  return bandOf(height, space, { keepNext: true, heading })
}

const paragraphBand = (block: Paragraph, context: BlockContext): Band => {
  const style = block.look === 'note' ? NOTE : BODY
  const lineWidth = lineWidthOf(context.isHanging || block.number !== undefined)
  return bandOf(textHeight(block.runs, style, lineWidth), WORD_SPACING.paragraph, {
    leading: lineHeight(style),
    keepNext: context.keepNext || block.keepWithNext,
  })
}

const BOX_EDGE = twips(BOX_RULE.thickness + BOX_RULE.space)

const boxBands = (box: Box, context: BlockContext): Band[] => {
  const lineWidth = lineWidthOf(context.isHanging) - twips(2 * BOX_RULE.indent)
  const last = box.paragraphs.length - 1
  return box.paragraphs.map(({ runs }, index) => {
    const edges = (index === 0 ? BOX_EDGE : 0) + (index === last ? BOX_EDGE : 0)
    const keepNext = keepsNext(context, index === last)
    return bandOf(textHeight(runs, BODY, lineWidth) + edges, WORD_SPACING.box, { keepNext })
  })
}

const listBands = ({ marker, items }: List, context: BlockContext): Band[] => {
  const lineWidth = lineWidthOf(context.isHanging) - twips(MARKER_INDENT[marker])
  const last = items.length - 1
  return items.map(({ runs }, index) =>
    bandOf(textHeight(runs, BODY, lineWidth), WORD_SPACING.item, {
      leading: lineHeight(BODY),
      keepNext: keepsNext(context, index === last),
    }),
  )
}

/** The rows of a table between the empty lines around it. */
const betweenSpaces = (above: number, rows: readonly Band[], keepNext: boolean): Band[] => [
  bandOf(above, WORD_SPACING.cell, { keepNext: true }),
  ...rows,
  bandOf(AROUND_TABLE.below, WORD_SPACING.cell, { keepNext }),
]

const rowHeight = (
  cells: readonly Run[][],
  table: Table,
  columns: readonly number[],
  style: TypeStyle,
): number => {
  const { x, top, bottom } = CELL_PADDING[table.look]
  let height = 0
  columns.forEach((width, column) => {
    const runs = printedRuns(cells[column] ?? [], table)
    height = Math.max(height, textHeight(runs, style, twips(width - 2 * x)))
  })
  return height + twips(top + bottom)
}

const tableBands = (table: Table, context: BlockContext): Band[] => {
  const columns = context.columnsOf(table, context.isHanging)
  const rowContext = { ...context, staysWhole: staysWholeIn(table, context) }
  const last = table.rows.length - 1
  const header = (table.header ? [table.header] : []).map((cells) =>
    bandOf(rowHeight(cells, table, columns, TABLE_HEADER), WORD_SPACING.cell, { keepNext: true }),
  )
  const rows = table.rows.map(({ cells }, index) => {
    const keepNext = keepsNext(rowContext, index === last)
    return bandOf(rowHeight(cells, table, columns, TABLE), WORD_SPACING.cell, { keepNext })
  })
  return betweenSpaces(AROUND_TABLE.table, [...header, ...rows], context.keepNext)
}

const SIDE = (TEXT_WIDTH - twips(SIGNER_GUTTER)) / 2
const SIGNATURE_EDGE = twips(SIGNATURE_RULE.space + SIGNATURE_RULE.thickness)

const heightOfText = (text: string, style: TypeStyle): number =>
  textHeight([{ kind: 'text', text, source: 'answer' }], style, SIDE)

const signerHeight = ({ role, lines }: Signer): number =>
  lines.reduce(
    (height, { label, value }) => {
      const printed = value.every(({ kind }) => kind === 'blank') ? [] : value
      const line =
        WORD_SPACING.signatureLine.before + textHeight(printed, BODY, SIDE) + SIGNATURE_EDGE
      const below = WORD_SPACING.signatureLabel.before + heightOfText(label, LINE_LABEL)
      return height + line + below
    },
    heightOfText(role, SIGNER_ROLE),
  )

const signatureBands = ({ signers }: Signatures, context: BlockContext): Band[] => {
  const rows: Band[] = []
  for (let index = 0; index < signers.length; index += 2) {
    const pair = signers.slice(index, index + 2)
    const space = WORD_SPACING.nextSigner.before + lineHeight(BODY)
    if (index > 0) rows.push(bandOf(space, WORD_SPACING.cell, { keepNext: true }))
    const keepNext = keepsNext(context, index + 2 >= signers.length)
    rows.push(bandOf(Math.max(...pair.map(signerHeight)), WORD_SPACING.cell, { keepNext }))
  }
  return betweenSpaces(AROUND_TABLE.signatures, rows, context.keepNext)
}

/** Blocks that stay on one page where they fit on one. */
type Whole = Box | Together

/** The bands of what stays whole where it fits on a page, and the note whether it does. */
const wholeBands = (block: Whole, context: BlockContext): Band[] => {
  const bandsIn = (own: BlockContext) =>
    block.kind === 'box' ? boxBands(block, own) : bandsOf(block.blocks, own)
  const whole = bandsIn({ ...context, staysWhole: true })
  const fits = heightOf(whole) <= TEXT_HEIGHT
  context.fits.set(block, fits)
  return context.staysWhole || fits ? whole : bandsIn(context)
}

const bandsOfBlock = (block: Block, context: BlockContext): Band[] => {
  switch (block.kind) {
    case 'title':
    case 'subtitle':
      return [titleBand(block)]
    case 'heading':
      return [headingBand(block, context)]
    case 'paragraph':
      return [paragraphBand(block, context)]
    case 'list':
      return listBands(block, context)
    case 'table':
      return tableBands(block, context)
    case 'signatures':
      return signatureBands(block, context)
    case 'box':
    case 'together':
      return wholeBands(block, context)
    case 'page-break':
      return []
  }
}

/** The bands of blocks in reading order. */
export const bandsOf = (blocks: readonly Block[], initial: BlockContext): Band[] => {
  const bands: Band[] = []
  eachBlock(blocks, initial, (block, context) => {
    const own = bandsOfBlock(block, context)
    const [first] = own
    if (first && context.pageBreakBefore) first.pageBreakBefore = true
    for (const band of own) bands.push(band)
  })
  return bands
}

/** Whether a block is no higher than a page. */
export const fitsOnPage = (block: Whole, context: BlockContext): boolean => {
  if (!context.fits.has(block)) wholeBands(block, context)
  return context.fits.get(block) ?? false
}
