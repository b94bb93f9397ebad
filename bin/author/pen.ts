import type { Context, Draft } from '../../shared/documents/engine/context.ts'
import { takenBranch, textAttribute } from '../../shared/documents/engine/evaluate.ts'
import type { Block, Run } from '../../shared/documents/engine/model.ts'
import type { Branch, SourceNode, SourceTag } from '../../shared/documents/engine/source.ts'
import { sourceOf } from './condition-source.ts'
import type { Mark, Marks, Passage } from './marked.ts'

type Reference = Run & { kind: 'ref' }

/** What marks one document: the engine's context, where the source stands, and what was collected. */
export type Pen = {
  context: Context
  /** "agreement.md", or the file of a state's notes or of a prescribed text. */
  file: string
  /** Whether what is marked now is printed. */
  live: boolean
  /** The printed blocks at the top level, in order. */
  blocks: Block[]
  /** References in passages that are not printed. */
  unprinted: Reference[]
}

/** A pen whose engine counts nothing: the same lines were already counted. */
export const uncounted = (pen: Pen): Pen => ({
  ...pen,
  context: { ...pen.context, draft: { ...pen.context.draft, counted: [] } },
})

/** A pen for a passage that is not printed: it changes nothing of the document. */
const unprinted = (pen: Pen): Pen => {
  const draft: Draft = { ...pen.context.draft, counted: [], references: pen.unprinted }
  return { ...pen, live: false, blocks: [], context: { ...pen.context, draft } }
}

/** `else` names what it is the other case of. */
const sourceText = (branches: readonly Branch[], index: number): string => {
  const condition = branches[index]?.condition
  if (condition) return `${index === 0 ? 'if' : 'else if'} ${sourceOf(condition)}`
  const others = branches
    .slice(0, index)
    .flatMap((branch) => (branch.condition ? [sourceOf(branch.condition)] : []))
  return `else of ${others.join(', ')}`
}

type Condition = { branches: readonly Branch[]; line: number }

/** Each branch of a condition as a passage, what is not printed included; empty branches are left out. */
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

/** The file that a tag's words come from. */
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

/** A passage that is not printed may ask for answers that are not given: it is named instead. */
export const orNamed = <T>(pen: Pen, build: () => T[], name: (message: string) => T): T[] => {
  if (pen.live) return build()
  try {
    return build()
  } catch (error) {
    if (error instanceof Error) return [name(error.message)]
    throw error
  }
}
