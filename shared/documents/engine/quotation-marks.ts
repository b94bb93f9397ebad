import type { Block, ListItem, Run, Signer, TableRow } from './model.ts'

/** A quotation mark after one of these, or at the start of a line, opens. */
const OPENS_AFTER = /[\s([{\u2013\u2014/"\u201C\u2018]$/
const OPENING: Record<string, string> = { '"': '\u201C', "'": '\u2018' }
const CLOSING: Record<string, string> = { '"': '\u201D', "'": '\u2019' }

/** Email addresses, URLs, paths and codes are not changed. */
const isCode = (word: string): boolean => /[@\\=_`{}<>]|:\/\/|^www\./i.test(word)

/** The context of a word: preceding characters and open quotation marks. */
type Context = { before: string; open: Set<string> }

/** Feet and inches (a 60" table) stay straight, unless the mark closes a quotation. */
const isMeasure = (mark: string, before: string, after: string, open: Set<string>): boolean =>
  /\d$/.test(before) && !/^\p{L}/u.test(after) && !open.has(mark)

const typesetWord = (word: string, context: Context): string => {
  if (isCode(word)) return word
  return word.replace(/["']/g, (mark, offset: number) => {
    const before = offset === 0 ? context.before : word.slice(0, offset)
    if (isMeasure(mark, before, word.slice(offset + 1), context.open)) return mark
    const opens = OPENS_AFTER.test(before || ' ')
    if (opens) context.open.add(mark)
    else context.open.delete(mark)
    return (opens ? OPENING : CLOSING)[mark] ?? mark
  })
}

const typesetQuote = (text: string, context: Context): string => {
  let curled = ''
  for (const part of /["']/.test(text) ? text.split(/(\s+)/) : [text]) {
    const next = typesetWord(part, context)
    curled += next
    if (part !== '') context.before = next
  }
  return curled
}

const typesetLine = (text: string): string => typesetQuote(text, { before: '', open: new Set() })

/**
 * Replaces straight quotation marks and apostrophes of a line with typographic ones, in template
 * text and answers.
 */
export const typesetRuns = (runs: readonly Run[]): Run[] => {
  const context: Context = { before: '', open: new Set() }
  return runs.map((run): Run => {
    if (run.kind === 'blank') {
      context.before = '_'
      return { ...run, label: typesetLine(run.label) }
    }
    if (run.kind === 'ref') {
      context.before = run.text
      return run
    }
    return { ...run, text: typesetQuote(run.text, context) }
  })
}

const typesetItem = (item: ListItem): ListItem => ({
  ...item,
  runs: typesetRuns(item.runs),
})
const typesetRow = (row: TableRow): TableRow => ({
  ...row,
  cells: row.cells.map(typesetRuns),
})
const typesetSigner = (signer: Signer): Signer => ({
  ...signer,
  role: typesetLine(signer.role),
  lines: signer.lines.map(({ label, value }) => ({
    label: typesetLine(label),
    value: typesetRuns(value),
  })),
})

/** The block with typographic quotation marks and apostrophes. */
export const typesetBlock = (block: Block): Block => {
  switch (block.kind) {
    case 'title':
    case 'subtitle':
    case 'heading':
    case 'paragraph':
      return { ...block, runs: typesetRuns(block.runs) }
    case 'box':
      return {
        ...block,
        paragraphs: block.paragraphs.map((inner) => ({
          ...inner,
          runs: typesetRuns(inner.runs),
        })),
      }
    case 'list':
      return { ...block, items: block.items.map(typesetItem) }
    case 'table':
      return {
        ...block,
        header: block.header?.map(typesetRuns),
        rows: block.rows.map(typesetRow),
      }
    case 'signatures':
      return { ...block, signers: block.signers.map(typesetSigner) }
    case 'together':
      return { ...block, blocks: block.blocks.map(typesetBlock) }
    case 'page-break':
      return block
  }
}
