import type { Template } from '../template/template.ts'
import { type Binding, bindState, extend } from './bindings.ts'
import type { Context, Part } from './context.ts'
import { bindingOf, inBranch, textAttribute } from './evaluate.ts'
import { runsOf } from './inline.ts'
import { listFrom } from './lists.ts'
import type { Block } from './model.ts'
import { paragraphOf, paragraphsOf } from './paragraphs.ts'
import { parseSource } from './parse.ts'
import type { Branch, SourceNode, SourceTag } from './source.ts'

/** The source of a state's notes; the default one for a state without its own. */
export const notesSource = (template: Template, state: string): string =>
  Object.entries(template.stateNotes).find(([name]) => name === state)?.[1] ??
  template.defaultStateNotes

/** The notes of one kind in a notes file. */
export const notesOf = (source: string, kind: string): SourceTag[] =>
  parseSource(source).flatMap((node) => (node.kind === 'tag' && node.tag === kind ? [node] : []))

const KINDS: Readonly<Record<string, string>> = {
  introduction: 'introduction',
  requirements: 'requirement',
  instructions: 'instruction',
}

const ONLY: Record<Part, string> = { agreement: 'document', instructions: 'instructions' }

/** The note's words with its citation in parentheses after them. */
const noteContent = (note: SourceTag, context: Context): SourceNode[] => {
  const cite = textAttribute(note.attributes, 'cite', context)
  return cite === '' ? note.children : [...note.children, { kind: 'text', text: ` (${cite})` }]
}

const appliesTo = (note: SourceTag, context: Context): boolean => {
  const only = textAttribute(note.attributes, 'only', context)
  return only === '' || only === ONLY[context.draft.part]
}

/** The note as a branch, so that what it prints remembers the fields of its `when`. */
const asBranch = (note: SourceTag): Branch[] => {
  const condition = note.attributes.get('when')
  return [{ ...(condition ? { condition } : {}), children: [note] }]
}

/** The state that the tag names, or the one that the template's form asks for. */
const stateOf = ({ attributes }: SourceTag, context: Context): Binding => {
  const given = attributes.get('state')
  return given
    ? bindingOf(given, { ...context, reads: new Set() })
    : context.bindings(context.draft.template.stateField)
}

const withState = (tag: SourceTag, context: Context): { inner: Context; state: Binding } => {
  const state = stateOf(tag, context)
  const inner = {
    ...context,
    bindings: extend(context.bindings, { state: bindState(state) }),
    within: [...new Set([...context.within, ...state.fields])],
  }
  return { inner, state }
}

const eachNote = <T>(
  notes: readonly SourceTag[],
  context: Context,
  build: (content: SourceNode[], inner: Context) => T[],
): T[] =>
  notes
    .filter((note) => appliesTo(note, context))
    .flatMap((note) =>
      inBranch(asBranch(note), context, (chosen, inner) =>
        chosen.length > 0 ? build(noteContent(note, inner), inner) : [],
      ),
    )

/**
 * `{% state-notes part="requirements" /%}`: the notes of the chosen state; `state=$another` prints
 * those of another one.
 */
export const stateNotes = (tag: SourceTag, context: Context): Block[] => {
  const { inner, state } = withState(tag, context)
  const part = textAttribute(tag.attributes, 'part', context)
  const kind = Object.hasOwn(KINDS, part) ? KINDS[part] : undefined
  const source = notesSource(context.draft.template, String(state.value ?? ''))
  const notes = notesOf(source, kind ?? '')
  if (part === 'introduction') {
    return notes.flatMap((note) => paragraphsOf(note.children, inner, 'body'))
  }
  if (textAttribute(tag.attributes, 'as', context) === 'list') {
    return listFrom('bullet', inner, (items) =>
      eachNote(notes, items, (content, note) => [
        { runs: runsOf(content, note), fields: [...note.within] },
      ]),
    )
  }
  return eachNote(notes, inner, (children, note) =>
    paragraphOf({ attributes: new Map(), children }, note),
  )
}
