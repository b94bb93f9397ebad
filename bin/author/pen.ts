import type { Context, Draft } from '../../shared/documents/engine/context.ts'
import { takenBranch, textAttribute } from '../../shared/documents/engine/evaluate.ts'
import type { Block, Run } from '../../shared/documents/engine/model.ts'
import type { Branch, SourceNode, SourceTag } from '../../shared/documents/engine/source.ts'
import { sourceOf } from './condition-source.ts'
import type { Mark, Marks, Passage } from './marked.ts'

type Reference = Run & { kind: 'ref' }

/** State while marking one document: the engine's context, the source location, and results. */
export type Pen = {
  context: Context
  /** "agreement.md", or the file of state notes or a prescribed text. */
  file: string
  /** Whether the current passage is printed. */
  live: boolean
  /** The printed blocks at the top level, in order. */
  blocks: Block[]
  /** References in hidden passages. */
  unprinted: Reference[]
}

/** A pen that doesn't number, because the same lines were already numbered. */
export const uncounted = (pen: Pen): Pen => ({
  ...pen,
  context: { ...pen.context, draft: { ...pen.context.draft, counted: [] } },
})

/** A pen for a hidden passage, which doesn't change the document. */
const unprinted = (pen: Pen): Pen => {
  const draft: Draft = { ...pen.context.draft, counted: [], references: pen.unprinted }
  return { ...pen, live: false, blocks: [], context: { ...pen.context, draft } }
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
export const passagesOf = <T>(
  { branches, line }: Condition,
  pen: Pen,
  build: (children: readonly SourceNode[], inner: Pen) => Marks<T>[],
): Passage<T>[] => {
  const chosen = takenBranch(branches, pen.context)
  return branches.flatMap(({ children }, index) => {
    const taken = pen.live && index === chosen
    const mark: Mark = { source: sourceText(branches, index), file: pen.file, line, taken }
    const content = build(children, taken ? pen : unprinted(pen))
    return content.length > 0 ? [{ mark, content }] : []
  })
}

/** The file with a tag's text. */
export const fileBehind = (tag: SourceTag, pen: Pen): string => {
  if (tag.tag === 'certificate') return 'statutes/certificate.md'
  if (tag.tag === 'how-to-sign') return 'signing/signing.ts'
  if (tag.tag !== 'state-notes') return 'statutes'
  const { stateNotes, stateField } = pen.context.draft.template
  const state = textAttribute(tag.attributes, 'state', pen.context)
  const name = state || String(pen.context.bindings(stateField).value ?? '')
  return Object.hasOwn(stateNotes, name)
    ? `states/${name.toLowerCase().replaceAll(' ', '-')}.md`
    : 'states/default.md'
}

/** A hidden passage may need missing answers; then it is only named. */
export const orNamed = <T>(pen: Pen, build: () => T[], name: (message: string) => T): T[] => {
  if (pen.live) return build()
  try {
    return build()
  } catch (error) {
    if (error instanceof Error) return [name(error.message)]
    throw error
  }
}
