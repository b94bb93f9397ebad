import type { SourceNode } from '../engine/source.ts'
import { childrenOf } from './wording.ts'

/** `branches` counts the possible outcomes, including "none"; `depth` is the nesting depth. */
export type ConditionCount = { conditions: number; branches: number; depth: number }

const NONE: ConditionCount = { conditions: 0, branches: 0, depth: 0 }

const add = (one: ConditionCount, other: ConditionCount): ConditionCount => ({
  conditions: one.conditions + other.conditions,
  branches: one.branches + other.branches,
  depth: Math.max(one.depth, other.depth),
})

const conditionsOf = (node: SourceNode): ConditionCount => {
  if (node.kind === 'if') {
    const none = node.branches.at(-1)?.condition ? 1 : 0
    return { conditions: 1, branches: node.branches.length + none, depth: 1 }
  }
  const hasWhen = node.kind === 'tag' && node.attributes.when
  return hasWhen ? { conditions: 1, branches: 2, depth: 1 } : NONE
}

/** Counts the nodes' conditions: each `if`, and each note with a `when`. */
export const countConditions = (nodes: readonly SourceNode[]): ConditionCount =>
  nodes
    .map((node) => {
      const [own, inner] = [conditionsOf(node), countConditions(childrenOf(node))]
      return { ...add(own, inner), depth: own.depth + inner.depth }
    })
    .reduce(add, NONE)
