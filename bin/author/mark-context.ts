import type { Context, Draft } from '../../shared/documents/engine/context.ts'
import { takenBranch, textAttribute } from '../../shared/documents/engine/evaluate.ts'
import type { Block, Run } from '../../shared/documents/engine/model.ts'
import type { Branch, SourceNode, SourceTag } from '../../shared/documents/engine/source.ts'
import { sourceOf } from './condition-source.ts'
import type { Mark, Marks, Passage } from './marked.ts'

type Reference = Run & { kind: 'ref' }

/** State while marking one document: the engine's context, the source location, and results. */
export type MarkContext = {
  context: Context
  /** "agreement.md", or the file of state notes or a prescribed text. */
  file: string
  /** Whether the current passage is printed. */
  isPrinted: boolean
  /** The printed blocks at the top level, in order. */
  blocks: Block[]
  /** References in hidden passages. */
  unprinted: Reference[]
}

/** Numbers nothing, because the same lines were already numbered. */
export const withoutNumbering = (marking: MarkContext): MarkContext => ({
  ...marking,
  context: { ...marking.context, draft: { ...marking.context.draft, counted: [] } },
})

/** For a hidden passage, which does not change the document. */
const hiddenContext = (marking: MarkContext): MarkContext => {
  const draft: Draft = { ...marking.context.draft, counted: [], references: marking.unprinted }
  return { ...marking, isPrinted: false, blocks: [], context: { ...marking.context, draft } }
}

/** `else` names the conditions it is the alternative to. */
const sourceText = (branches: readonly Branch[], index: number): string => {
  const condition = branches[index]?.condition
  if (condition) return `${index === 0 ? 'if' : 'else if'} ${sourceOf(condition)}`
  const others = branches
    .slice(0, index)
    .flatMap((branch) => (branch.condition ? [sourceOf(branch.condition)] : []))
  return `else of ${others.join(', ')}`
}

type Condition = { branches: readonly Branch[]; line: number }

/** Each branch of a condition as a passage, including hidden ones; empty branches are left out. */
export const markPassages = <T>(
  { branches, line }: Condition,
  marking: MarkContext,
  build: (children: readonly SourceNode[], inner: MarkContext) => Marks<T>[],
): Passage<T>[] => {
  const chosen = takenBranch(branches, marking.context)
  return branches.flatMap(({ children }, index) => {
    const taken = marking.isPrinted && index === chosen
    const mark: Mark = { source: sourceText(branches, index), file: marking.file, line, taken }
    const content = build(children, taken ? marking : hiddenContext(marking))
    return content.length > 0 ? [{ mark, content }] : []
  })
}

/** The file with a tag's text. */
export const sourceFileOf = (tag: SourceTag, marking: MarkContext): string => {
  if (tag.tag === 'certificate') return 'statutes/certificate.md'
  if (tag.tag === 'how-to-sign') return 'signing/signing.ts'
  if (tag.tag !== 'state-notes') return 'statutes'
  const { stateNotes, stateField } = marking.context.draft.template
  const state = textAttribute(tag.attributes, 'state', marking.context)
  const name = state || String(marking.context.bindings(stateField).value ?? '')
  return Object.hasOwn(stateNotes, name)
    ? `states/${name.toLowerCase().replaceAll(' ', '-')}.md`
    : 'states/default.md'
}

/** A hidden passage may need missing answers; then it is only named. */
export const buildOrName = <T>(
  marking: MarkContext,
  build: () => T[],
  name: (message: string) => T,
): T[] => {
  if (marking.isPrinted) return build()
  try {
    return build()
  } catch (error) {
    if (error instanceof Error) return [name(error.message)]
    throw error
  }
}
