import { fixRuns, isFixed, keptForFixed } from './fixed-runs.ts'
import type { Block, ListItem, Run, Signer, TableRow } from './model.ts'

/** A quotation mark after one of these, or at the start of a line, opens. */
const OPENS_AFTER = /[\s([{\u2013\u2014/"\u201C\u2018]$/
const STRAIGHT = /["']/g
const OPENING: Record<string, string> = { '"': '\u201C', "'": '\u2018' }
const CLOSING: Record<string, string> = { '"': '\u201D', "'": '\u2019' }

/** Visits only the marks: most text has none, and the preview assembles anew at each keystroke. */
const curl = (text: string, before: string): string => {
  let previous = ''
  let end = -1
  return text.replace(STRAIGHT, (mark, at: number) => {
    const preceding = at === end ? previous : (text[at - 1] ?? before)
    end = at + 1
    previous = (OPENS_AFTER.test(preceding || ' ') ? OPENING : CLOSING)[mark] ?? mark
    return previous
  })
}

const lastOf = (run: Run): string => (run.kind === 'blank' ? '_' : run.text.slice(-1))

/** Curls the quotation marks and apostrophes of our wording in one line; answers stay as typed. */
export const curlRuns = keptForFixed((runs): Run[] => {
  let before = ''
  const curled = runs.map((run) => {
    const curledRun = curlRun(run, before)
    before = lastOf(curledRun)
    return curledRun
  })
  return isFixed(runs) ? fixRuns(curled) : curled
})

const curlRun = (run: Run, before: string): Run => {
  if (run.kind === 'blank') return { ...run, label: curl(run.label, '') }
  if (run.kind === 'ref' || run.field !== undefined) return run
  return { ...run, text: curl(run.text, before) }
}

const curlItem = (item: ListItem): ListItem => ({ ...item, runs: curlRuns(item.runs) })
const curlRow = (row: TableRow): TableRow => ({ ...row, cells: row.cells.map(curlRuns) })
const curlSigner = (signer: Signer): Signer => ({
  ...signer,
  role: curl(signer.role, ''),
  lines: signer.lines.map(({ label, value }) => ({
    label: curl(label, ''),
    value: curlRuns(value),
  })),
})

/** The block with typographic quotation marks and apostrophes in our own wording. */
export const curlBlock = (block: Block): Block => {
  switch (block.kind) {
    case 'title':
    case 'subtitle':
    case 'heading':
    case 'paragraph':
      return { ...block, runs: curlRuns(block.runs) }
    case 'box':
      return {
        ...block,
        paragraphs: block.paragraphs.map((inner) => ({ ...inner, runs: curlRuns(inner.runs) })),
      }
    case 'list':
      return { ...block, items: block.items.map(curlItem) }
    case 'table':
      return { ...block, header: block.header?.map(curlRuns), rows: block.rows.map(curlRow) }
    case 'signatures':
      return { ...block, signers: block.signers.map(curlSigner) }
    case 'together':
      return { ...block, blocks: block.blocks.map(curlBlock) }
    case 'page-break':
      return block
  }
}
