import type { Template } from '../template/template.ts'
import type { Bindings } from './bindings.ts'
import type { Heading, Paragraph, Run } from './model.ts'
import type { Expression, SourceNode } from './source.ts'

export type Part = 'agreement' | 'instructions'

/** A block's role in numbering; a 'plain' section ends the numbered one before it. */
export type Numbering = 'section' | 'plain section' | 'subsection' | 'clause' | 'unnumbered'

/**
 * Called for every decision with the first condition of its branches and the index of the chosen
 * branch, or -1.
 */
export type BranchListener = (condition: Expression, taken: number) => void

/** What an assembly collects in addition to its blocks. */
export type Draft = {
  template: Template
  part: Part
  title: string
  footer: Run[]
  initials: string[]
  /** Blocks with a number or an id, in reading order. */
  counted: { block: Heading | Paragraph; as: Numbering }[]
  references: (Run & { kind: 'ref' })[]
  /** Whether the current section numbers its paragraphs. */
  clauses: boolean
  onBranch?: BranchListener | undefined
}

export const newDraft = (template: Template, part: Part, onBranch?: BranchListener): Draft => ({
  template,
  part,
  title: '',
  footer: [],
  initials: [],
  counted: [],
  references: [],
  clauses: false,
  onBranch,
})

export type Context = {
  bindings: Bindings
  /** Fields read by the conditions around the block. */
  within: readonly string[]
  /** Fields read by the block being built. */
  reads: Set<string>
  draft: Draft
}

/**
 * Builds a block and records the fields it read, including its conditions; the outer block reads
 * them too.
 */
export const traceFields = <T extends object>(
  context: Context,
  build: (inner: Context) => T,
): T & { fields: readonly string[] } => {
  const inner = { ...context, reads: new Set(context.within) }
  const block = { ...build(inner), fields: [...inner.reads] }
  for (const field of block.fields) context.reads.add(field)
  return block
}

/** The context outside all conditions. */
export const newContext = (draft: Draft, bindings: Bindings): Context => ({
  bindings,
  within: [],
  reads: new Set(),
  draft,
})

/** The expansion of a tag: nodes and the context with their variables. */
export type Expansion = { nodes: readonly SourceNode[]; inner: Context }
