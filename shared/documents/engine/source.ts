/**
 * A source file for the assembler: Markdoc's tree reduced to our dialect. Block tags are blocks,
 * even if the author didn't put them on their own line.
 */

/** An expression after `=` or between `{% %}`. */
export type Expression =
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'array'; items: Expression[] }
  | { kind: 'variable'; name: string }
  | { kind: 'call'; name: string; args: Expression[] }

/** The text of a literal; '' for anything else. */
export const literalText = (expression: Expression | undefined): string =>
  expression?.kind === 'literal' && expression.value !== null ? String(expression.value) : ''

export type Attributes = Readonly<Record<string, Expression>>

export type Branch = { condition?: Expression; children: SourceNode[] }

export type SourceTag = {
  kind: 'tag'
  tag: string
  attributes: Attributes
  children: SourceNode[]
  /** Counted from 1. */
  line: number
}

export type SourceNode =
  | { kind: 'text'; text: string }
  | { kind: 'print'; expression: Expression; line: number }
  | { kind: 'strong' | 'em'; children: SourceNode[] }
  | { kind: 'heading'; level: number; attributes: Attributes; children: SourceNode[]; line: number }
  | { kind: 'paragraph'; attributes: Attributes; children: SourceNode[]; line: number }
  | { kind: 'list'; ordered: boolean; children: SourceNode[] }
  | { kind: 'item'; children: SourceNode[] }
  | { kind: 'if'; branches: Branch[]; line: number }
  | SourceTag

/** Inline tags; all others are blocks or parts of one. */
const INLINE_TAGS = new Set(['blank', 'statutory-words'])
/** Tags with block content: text directly inside them is a paragraph. */
const BLOCK_CONTAINERS = new Set([
  'box',
  'note',
  'center',
  'together',
  'introduction',
  'requirement',
  'instruction',
  'form',
  'statute',
])

const isSpace = (node: SourceNode) => node.kind === 'text' && node.text.trim() === ''

/** Whether the node is a block, or a condition around blocks. */
export const isBlock = (node: SourceNode): boolean => {
  if (node.kind === 'tag') return !INLINE_TAGS.has(node.tag)
  if (node.kind !== 'if') return ['heading', 'paragraph', 'list', 'item'].includes(node.kind)
  return node.branches.some(({ children }) => children.some(isBlock))
}

/** Whether a line contains only blocks, so that it isn't a paragraph. */
export const isOnlyBlocks = (children: readonly SourceNode[]): boolean =>
  children.some(isBlock) && children.every((node) => isSpace(node) || isBlock(node))

/** The nodes as blocks: text between blocks becomes a paragraph. */
export const groupLines = (children: readonly SourceNode[], line: number): SourceNode[] => {
  const blocks: SourceNode[] = []
  let text: SourceNode[] = []
  const close = () => {
    if (!text.every(isSpace)) {
      blocks.push({ kind: 'paragraph', attributes: {}, children: text, line })
    }
    text = []
  }
  for (const node of children) {
    if (!isBlock(node)) text.push(node)
    else {
      close()
      blocks.push(node)
    }
  }
  close()
  return blocks
}

/** A tag's children, grouped into blocks where the tag requires them. */
export const contentOf = (
  tag: string,
  children: readonly SourceNode[],
  line: number,
): SourceNode[] => (BLOCK_CONTAINERS.has(tag) ? groupLines(children, line) : [...children])
