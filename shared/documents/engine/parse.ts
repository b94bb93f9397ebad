import type { Function as Call, Node, Variable } from '@markdoc/markdoc'
import Markdoc from '@markdoc/markdoc'
import {
  type Attributes,
  type Branch,
  contentOf,
  type Expression,
  groupLines,
  isOnlyBlocks,
  type SourceNode,
} from './source.ts'

const hasType = (value: unknown, type: string): boolean =>
  typeof value === 'object' && value !== null && '$$mdtype' in value && value.$$mdtype === type
const isVariable = (value: unknown): value is Variable => hasType(value, 'Variable')
const isCall = (value: unknown): value is Call => hasType(value, 'Function')

/** Converts a Markdoc value to an expression. */
export const expressionOf = (value: unknown): Expression => {
  if (isVariable(value)) return { kind: 'variable', name: value.path.join('.') }
  if (isCall(value)) {
    const args = Object.values(value.parameters).map(expressionOf)
    return { kind: 'call', name: value.name, args }
  }
  if (Array.isArray(value)) return { kind: 'array', items: value.map(expressionOf) }
  const isLiteral =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return { kind: 'literal', value: isLiteral ? value : null }
}

const attributesOf = (node: Node): Attributes =>
  Object.fromEntries(
    Object.entries(node.attributes).map(([key, value]) => [key, expressionOf(value)]),
  )

const lineOf = (node: Node): number => (node.lines[0] ?? 0) + 1

const branchesOf = (node: Node): Branch[] => {
  const branches: Branch[] = [{ condition: expressionOf(node.attributes.primary), children: [] }]
  for (const child of node.children) {
    if (child.tag !== 'else') branches.at(-1)?.children.push(...nodesOf(child))
    else if (!('primary' in child.attributes)) branches.push({ children: [] })
    else branches.push({ condition: expressionOf(child.attributes.primary), children: [] })
  }
  return branches
}

/** A condition on its own lines is a block, one inside a sentence is inline. */
const ifOf = (node: Node, line: number): SourceNode => {
  const branches = branchesOf(node)
  if (node.inline) return { kind: 'if', branches, line }
  const grouped = branches.map((branch) => ({
    ...branch,
    children: groupLines(branch.children, line),
  }))
  return { kind: 'if', branches: grouped, line }
}

const tagOf = (node: Node, tag: string): SourceNode => {
  const line = lineOf(node)
  if (tag === 'if') return ifOf(node, line)
  const children = contentOf(tag, childrenOf(node), line)
  return { kind: 'tag', tag, attributes: attributesOf(node), children, line }
}

const textOf = (node: Node): SourceNode => {
  const content: unknown = node.attributes.content
  return typeof content === 'string'
    ? { kind: 'text', text: content }
    : { kind: 'print', expression: expressionOf(content), line: lineOf(node) }
}

const paragraphOf = (node: Node): SourceNode[] => {
  const children = childrenOf(node)
  if (isOnlyBlocks(children)) return children
  return [{ kind: 'paragraph', attributes: attributesOf(node), children, line: lineOf(node) }]
}

const headingOf = (node: Node): SourceNode => ({
  kind: 'heading',
  level: Number(node.attributes.level),
  attributes: attributesOf(node),
  children: childrenOf(node),
  line: lineOf(node),
})

const refuseErrors = (node: Node): void => {
  const [error] = node.errors
  if (error) throw new Error(`line ${lineOf(node)}: ${error.message}`)
}

const nodesOf = (node: Node): SourceNode[] => {
  refuseErrors(node)
  if (node.tag) return [tagOf(node, node.tag)]
  switch (node.type) {
    case 'inline':
      return childrenOf(node)
    case 'text':
      return [textOf(node)]
    case 'softbreak':
      return [{ kind: 'text', text: ' ' }]
    case 'strong':
    case 'em':
      return [{ kind: node.type, children: childrenOf(node) }]
    case 'paragraph':
      return paragraphOf(node)
    case 'heading':
      return [headingOf(node)]
    case 'list':
      return [
        { kind: 'list', ordered: node.attributes.ordered === true, children: childrenOf(node) },
      ]
    case 'item':
      return [{ kind: 'item', children: childrenOf(node) }]
    default:
      throw new Error(`line ${lineOf(node)}: '${node.type}' is not part of the document dialect`)
  }
}

const childrenOf = (node: Node): SourceNode[] => node.children.flatMap(nodesOf)

const parsed = new Map<string, readonly SourceNode[]>()

/** Parses a Markdoc source, cached by text. Throws for invalid Markdoc. */
export const parseSource = (source: string): readonly SourceNode[] => {
  const known = parsed.get(source)
  if (known) return known
  const nodes = groupLines(childrenOf(Markdoc.parse(source)), 1)
  parsed.set(source, nodes)
  return nodes
}
