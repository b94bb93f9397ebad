import type { Template } from '../template/template.ts'
import { formatDate } from '../toolbox/dates.ts'
import { type Binding, bindState, extend } from './bindings.ts'
import type { Context, Expansion, Part } from './context.ts'
import { bindingOf, textAttribute } from './evaluate.ts'
import { parseSource } from './parse.ts'
import type { SourceNode, SourceTag } from './source.ts'

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

/** Around the note its condition, if it has one. */
const underItsCondition = (note: SourceTag, content: SourceNode): SourceNode => {
  const condition = note.attributes.when
  if (!condition) return content
  return { kind: 'if', branches: [{ condition, children: [content] }], line: note.line }
}

const paragraph = (note: SourceTag, context: Context): SourceNode => ({
  kind: 'paragraph',
  attributes: {},
  children: noteContent(note, context),
  line: note.line,
})

const bullets = (items: SourceNode[], line: number): SourceTag => ({
  kind: 'tag',
  tag: 'list',
  attributes: {},
  children: items,
  line,
})

/** The state that the tag names, or the one that the template's form asks for. */
const stateOf = ({ attributes }: SourceTag, context: Context): Binding => {
  const given = attributes.state
  return given
    ? bindingOf(given, { ...context, reads: new Set() })
    : context.bindings(context.draft.template.stateField)
}

/** The state of a tag, and the context in which its words are printed. */
export const withState = (tag: SourceTag, context: Context): { inner: Context; state: Binding } => {
  const state = stateOf(tag, context)
  const inner = {
    ...context,
    bindings: extend(context.bindings, { state: bindState(state) }),
    within: [...new Set([...context.within, ...state.fields])],
  }
  return { inner, state }
}

/** In the instructions, after the steps of the state: when the sources of all its notes were read. */
const readingDate = (source: string, line: number, context: Context): SourceNode[] => {
  const dates = [...notesOf(source, 'requirement'), ...notesOf(source, 'instruction')].map((note) =>
    textAttribute(note.attributes, 'checked', context),
  )
  const [earliest] = dates.filter((date) => date !== '').toSorted()
  if (!earliest) return []
  const text = `These notes are as of ${formatDate(earliest)}. Laws, forms and fees change: check them before you act.`
  const children: SourceNode[] = [{ kind: 'text', text }]
  return [{ kind: 'paragraph', attributes: {}, children, line }]
}

/**
 * `{% state-notes part="requirements" /%}`: the notes of the chosen state; `state=$another` prints
 * those of another one.
 */
export const stateNotes = (tag: SourceTag, context: Context): Expansion => {
  const { inner, state } = withState(tag, context)
  const part = textAttribute(tag.attributes, 'part', context)
  const kind = Object.hasOwn(KINDS, part) ? KINDS[part] : undefined
  const source = notesSource(context.draft.template, String(state.value ?? ''))
  const notes = notesOf(source, kind ?? '')
  if (part === 'introduction') return { nodes: notes.flatMap(({ children }) => children), inner }
  const asList = textAttribute(tag.attributes, 'as', context) === 'list'
  const nodes = notes
    .filter((note) => appliesTo(note, context))
    .map((note) =>
      underItsCondition(
        note,
        asList ? { kind: 'item', children: noteContent(note, inner) } : paragraph(note, inner),
      ),
    )
  const isLast = part === 'instructions' && context.draft.part === 'instructions'
  const dated = isLast ? readingDate(source, tag.line, inner) : []
  return { nodes: [...(asList ? [bullets(nodes, tag.line)] : nodes), ...dated], inner }
}
