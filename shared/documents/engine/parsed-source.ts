import type { SourceNode } from './source.ts'

const read = new Map<string, readonly SourceNode[]>()

/**
 * Stands for `parse.ts` where a bundler has parsed the sources, which are the JSON of their nodes there. The nodes of
 * a text are made once: what is known of wording hangs on them.
 */
export const parseSource = (json: string): readonly SourceNode[] => {
  const known = read.get(json)
  if (known) return known
  const nodes: readonly SourceNode[] = JSON.parse(json)
  read.set(json, nodes)
  return nodes
}
