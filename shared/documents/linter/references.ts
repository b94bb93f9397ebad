import type { Expression, SourceNode } from '../engine/source.ts'
import { childrenOf } from './wording.ts'

type Place = { id: string; line: number }

/** The references of a source: dangling ones, and unused ids. */
export type References = { count: number; dangling: Place[]; unused: Place[] }

const targetsIn = (expression: Expression): string[] => {
  if (expression.kind === 'array') return expression.items.flatMap(targetsIn)
  if (expression.kind !== 'call') return []
  const [first] = expression.args
  return expression.name === 'ref' && first?.kind === 'literal'
    ? [String(first.value)]
    : expression.args.flatMap(targetsIn)
}

const flatten = (nodes: readonly SourceNode[]): SourceNode[] =>
  nodes.flatMap((node) => [node, ...flatten(childrenOf(node))])

const idOf = (node: SourceNode): Place[] => {
  if (node.kind !== 'heading' && node.kind !== 'paragraph') return []
  const id = node.attributes.id
  return id?.kind === 'literal' ? [{ id: String(id.value), line: node.line }] : []
}

const lineOf = (node: SourceNode): number => ('line' in node ? node.line : 1)

/** `further` are nodes of other files that may contain references, such as state notes. */
export const referencesIn = (
  nodes: readonly SourceNode[],
  further: readonly SourceNode[] = [],
): References => {
  const all = flatten(nodes)
  const ids = all.flatMap(idOf)
  const known = new Set(ids.map(({ id }) => id))
  const placesIn = (within: readonly SourceNode[]): Place[] =>
    within.flatMap((node) =>
      node.kind === 'print'
        ? targetsIn(node.expression).map((id) => ({ id, line: lineOf(node) }))
        : [],
    )
  const references = placesIn(all)
  const wanted = new Set([...references, ...placesIn(flatten(further))].map(({ id }) => id))
  return {
    count: references.length,
    dangling: references.filter(({ id }) => !known.has(id)),
    unused: ids.filter(({ id }) => !wanted.has(id)),
  }
}
