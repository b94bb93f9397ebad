import type { Expression, SourceNode } from '../engine/source.ts'

/** Separates the branches of a condition, so that no phrase spans two of them. */
export const BRANCH = '‖'
/** A placeholder for an answer. */
const ANSWER = '…'
/** Around bold words. */
export const BOLD = ['⟦', '⟧'] as const

/** One line of an agreement's source, with all branches of its conditions. */
export type Line = {
  kind: 'heading' | 'text' | 'row'
  line: number
  /** The section heading above it. */
  section: string
  text: string
  /** The row's label, in tables. */
  label?: string
}

/** A node's content, with all branches of conditions. */
export const childrenOf = (node: SourceNode): SourceNode[] => {
  if (node.kind === 'text' || node.kind === 'print') return []
  return node.kind === 'if' ? node.branches.flatMap(({ children }) => children) : node.children
}

const textOf = (node: SourceNode): string => {
  const inside = childrenOf(node).map(textOf).join('')
  switch (node.kind) {
    case 'text':
      return node.text
    case 'print':
    case 'tag':
      return ANSWER
    case 'strong':
      return BOLD.join(inside)
    case 'paragraph':
      return `${inside} `
    case 'if': {
      const branches = node.branches.map(({ children }) => children.map(textOf).join(''))
      return `${BRANCH}${branches.join(BRANCH)}${BRANCH}`
    }
    default:
      return inside
  }
}

const literalOf = (expression: Expression | undefined): string | undefined =>
  expression?.kind === 'literal' ? String(expression.value) : undefined

const isLineTag = (node: SourceNode): boolean =>
  node.kind === 'tag' && ['row', 'cell', 'line'].includes(node.tag)

/** The lines of a source in reading order. */
export const linesOf = (nodes: readonly SourceNode[]): Line[] => {
  let section = ''
  let lastLine = 1
  const visit = (node: SourceNode): Line[] => {
    if ('line' in node) lastLine = node.line
    const children = childrenOf(node)
    const toLine = () => ({ line: lastLine, text: children.map(textOf).join('') })
    if (node.kind === 'heading' || (node.kind === 'tag' && node.tag === 'subtitle')) {
      const { line, text } = toLine()
      if (node.kind === 'heading' && node.level <= 2) section = text
      return [{ kind: 'heading', line, section, text }]
    }
    if (node.kind === 'paragraph' || node.kind === 'item') {
      return [{ kind: 'text', section, ...toLine() }]
    }
    if (node.kind !== 'tag' || !isLineTag(node)) return children.flatMap(visit)
    const label = literalOf(node.attributes.label)
    return [{ kind: 'row', section, ...toLine(), ...(label === undefined ? {} : { label }) }]
  }
  return nodes.flatMap(visit)
}
