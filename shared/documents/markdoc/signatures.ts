import type { Block, Run, Signer } from '../model.ts'
import { type Context, traced } from './context.ts'
import { chosenBranch, inBranch, textAttribute } from './evaluate.ts'
import { runsOf } from './inline.ts'
import type { SourceNode, SourceTag } from './source.ts'

type Line = Signer['lines'][number]

const lineOf = (tag: SourceTag, context: Context): Line => {
  const label = textAttribute(tag.attributes, 'label', context)
  const runs = runsOf(tag.children, context)
  const toSign: Run[] = [{ kind: 'blank', label, length: 'long' }]
  return { label, value: runs.length > 0 ? runs : toSign }
}

const linesOf = (nodes: readonly SourceNode[], context: Context): Line[] =>
  nodes.flatMap((node): Line[] => {
    if (node.kind === 'if') return linesOf(chosenBranch(node.branches, context), context)
    return node.kind === 'tag' && node.tag === 'line' ? [lineOf(node, context)] : []
  })

const signersOf = (nodes: readonly SourceNode[], context: Context): Signer[] =>
  nodes.flatMap((node): Signer[] => {
    if (node.kind === 'if') return inBranch(node.branches, context, signersOf)
    if (node.kind !== 'tag' || node.tag !== 'signer') return []
    return [
      traced(context, (inner) => ({
        role: textAttribute(node.attributes, 'role', inner),
        lines: linesOf(node.children, inner),
      })),
    ]
  })

/** The signature blocks, or nothing when no signer is left. */
export const signaturesOf = (tag: SourceTag, context: Context): Block[] => {
  const signatures = traced(context, (inner) => ({
    kind: 'signatures' as const,
    signers: signersOf(tag.children, inner),
  }))
  return signatures.signers.length > 0 ? [signatures] : []
}
