import type { Expression, SourceNode } from '../engine/source.ts'

/** Stands between the branches of a condition, so that no word reaches from one into the other. */
export const BRANCH = '‖'
/** Stands for what an answer prints. */
const ANSWER = '…'
/** Around bold words. */
export const BOLD = ['⟦', '⟧'] as const

/** One line of an agreement as its author wrote it: all branches of its conditions one after another. */
export type Line = {
  kind: 'heading' | 'text' | 'row'
  line: number
  /** The words of the section heading above it. */
  section: string
  text: string
  /** The label of a table's row. */
  label?: string
}

/** What stands inside a node, the branches of a condition one after another. */
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
    const made = () => ({ line: lastLine, text: children.map(textOf).join('') })
    if (node.kind === 'heading' || (node.kind === 'tag' && node.tag === 'subtitle')) {
      const { line, text } = made()
      if (node.kind === 'heading' && node.level <= 2) section = text
      return [{ kind: 'heading', line, section, text }]
    }
    if (node.kind === 'paragraph' || node.kind === 'item') {
      return [{ kind: 'text', section, ...made() }]
    }
    if (node.kind !== 'tag' || !isLineTag(node)) return children.flatMap(visit)
    const label = literalOf(node.attributes.label)
    return [{ kind: 'row', section, ...made(), ...(label === undefined ? {} : { label }) }]
  }
  return nodes.flatMap(visit)
}
