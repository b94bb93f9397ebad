import { atLineStart, capitalize, cleanText } from '../toolbox/text.ts'
import { fitColumnWidths } from './column-widths.ts'
import { type Context, traceFields } from './context.ts'
import { bindingOf, chosenBranch, inBranch, listAttribute, textAttribute } from './evaluate.ts'
import { runsOf, wordsOf } from './inline.ts'
import type { Block, ColumnAlign, Run, Table, TableRow } from './model.ts'
import type { Attributes, Expression, SourceNode, SourceTag } from './source.ts'

type Source = 'template' | 'answer'

const textCell = (text: unknown, source: Source): Run[] => {
  const clean = cleanText(String(text ?? '')).trim()
  return clean === '' ? [] : [{ kind: 'text', text: clean, source }]
}

const sourceOf = (expression: Expression): Source => {
  if (expression.kind === 'array') {
    return expression.items.every((item) => sourceOf(item) === 'template') ? 'template' : 'answer'
  }
  return expression.kind === 'literal' ? 'template' : 'answer'
}

const labelOf = ({ label }: Attributes, context: Context): Run[] => {
  if (!label) return []
  return textCell(bindingOf(label, context).text, sourceOf(label))
}

const headerOf = ({ attributes }: SourceTag, context: Context): Run[][] => {
  const { header } = attributes
  if (!header) return []
  const { value } = bindingOf(header, context)
  return Array.isArray(value) ? value.map((text) => textCell(text, sourceOf(header))) : []
}

const cellsOf = (nodes: readonly SourceNode[], context: Context): Run[][] =>
  nodes.flatMap((node): Run[][] => {
    if (node.kind === 'tag' && node.tag === 'cell')
      return [capitalized(runsOf(node.children, context), (text) => text)]
    if (node.kind === 'if') return cellsOf(chosenBranch(node.branches, context), context)
    return []
  })

/** A cell whose answer begins with a capital; so does our text next to a label, except a definition. */
const capitalized = (runs: Run[], ours: (text: string) => string): Run[] => {
  const [first, ...rest] = runs
  if (first?.kind !== 'text' || wordsOf(runs).endsWith('.')) return runs
  const begin = first.source === 'template' ? ours : atLineStart
  return [{ ...first, text: begin(first.text) }, ...rest]
}

const rowOf = (tag: SourceTag, context: Context): TableRow =>
  traceFields(context, (inner) => {
    const label = labelOf(tag.attributes, inner)
    return {
      cells:
        label.length === 0
          ? cellsOf(tag.children, inner)
          : [label, capitalized(runsOf(tag.children, inner), capitalize)],
    }
  })

const rowsOf = (nodes: readonly SourceNode[], context: Context): TableRow[] =>
  nodes.flatMap((node): TableRow[] => {
    if (node.kind === 'if') return inBranch(node.branches, context, rowsOf)
    return node.kind === 'tag' && node.tag === 'row' ? [rowOf(node, context)] : []
  })

const lookOf = (text: string): Table['look'] =>
  text === 'summary' || text === 'form' ? text : 'grid'

const evenWidths = (columns: number): number[] => Array.from({ length: columns }, () => 1 / columns)

/** Amounts are right-aligned in their column. */
const alignOf = (tag: SourceTag, columns: number, context: Context): { align?: ColumnAlign[] } => {
  const amounts = listAttribute(tag.attributes, 'amounts', context).map(Number)
  if (amounts.length === 0) return {}
  return {
    align: Array.from({ length: columns }, (_, index) =>
      amounts.includes(index + 1) ? 'right' : 'left',
    ),
  }
}

/** Grids never break figures; other tables use their own widths. */
const fitWidths = (
  look: Table['look'],
  widths: number[],
  header: Run[][],
  rows: readonly TableRow[],
): number[] =>
  look === 'grid' ? fitColumnWidths(widths, [header, ...rows.map(({ cells }) => cells)]) : widths

/** Pads rows to the widest one, and uses `widths` if they match. */
const shape = (
  tag: SourceTag,
  context: Context,
  look: Table['look'],
  collect: (inner: Context) => TableRow[],
): Block[] => {
  const table = traceFields(context, (inner) => {
    const rows = collect(inner)
    const header = headerOf(tag, inner)
    const columns = Math.max(header.length, ...rows.map(({ cells }) => cells.length))
    const widths = listAttribute(tag.attributes, 'widths', inner).map(Number)
    return {
      kind: 'table' as const,
      look,
      widths: fitWidths(
        look,
        widths.length === columns ? widths : evenWidths(columns),
        header,
        rows,
      ),
      ...alignOf(tag, columns, inner),
      ...(header.length > 0 ? { header } : {}),
      rows: rows.map((row) => ({
        ...row,
        cells: Array.from({ length: columns }, (_, index) => row.cells[index] ?? []),
      })),
    }
  })
  return table.rows.length > 0 ? [table] : []
}

/** `{% rows %}` of `{% row %}`: a label and a cell, or cells. Nothing when no row is left. */
export const tableOf = (tag: SourceTag, context: Context): Block[] =>
  shape(tag, context, lookOf(textAttribute(tag.attributes, 'look', context)), (inner) =>
    rowsOf(tag.children, inner),
  )

/** `{% grid rows=$schedule /%}` prints a derived string[][]. */
export const gridOf = (tag: SourceTag, context: Context): Block[] =>
  shape(tag, context, 'grid', (inner) => {
    const rows = tag.attributes.rows
    if (!rows) return []
    const { value } = bindingOf(rows, inner)
    if (!Array.isArray(value)) return []
    return value.map((row) =>
      traceFields({ ...inner, within: [...inner.reads] }, () => ({
        cells: [row].flat().map((text) => textCell(text, 'answer')),
      })),
    )
  })
