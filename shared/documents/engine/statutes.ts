import { STATUTE_SOURCES } from '../statutes/kinds.ts'
import { parseSource } from './parse.ts'
import { type Attributes, literalText, type SourceNode, type SourceTag } from './source.ts'

/** The words that a state prescribes for one kind of text, as the kind's file gives them. */
export type Statute = {
  /** "any" holds for a state without an entry, and while no state is known. */
  state: string
  cite: string
  /** The ISO date on which the source was last read. */
  checked: string
  /** Whether a document must use exactly these words, may change them, or is safe with them. */
  words: string
  /** "words" when the state's own words were read, "family" when only the act they follow is known. */
  seen: string
  content: readonly SourceNode[]
  attributes: Attributes
}

const literal = (attributes: Attributes, name: string): string => literalText(attributes[name])

const tagsOf = (nodes: readonly SourceNode[], tag: string): SourceTag[] =>
  nodes.flatMap((node) => (node.kind === 'tag' && node.tag === tag ? [node] : []))

const statuteOf = (tag: SourceTag, forms: ReadonlyMap<string, SourceTag>): Statute => {
  const form = forms.get(literal(tag.attributes, 'form'))
  const attributes = { ...form?.attributes, ...tag.attributes }
  return {
    state: literal(attributes, 'state'),
    cite: literal(attributes, 'cite'),
    checked: literal(attributes, 'checked'),
    words: literal(attributes, 'words'),
    seen: literal(attributes, 'seen'),
    content: form?.children ?? tag.children,
    attributes,
  }
}

const known = new Map<string, ReadonlyMap<string, Statute>>()

/** The texts of one kind by state; empty for a kind that has no file. */
export const statutesOf = (kind: string): ReadonlyMap<string, Statute> => {
  const read = known.get(kind)
  if (read) return read
  const source = Object.hasOwn(STATUTE_SOURCES, kind) ? STATUTE_SOURCES[kind] : undefined
  const nodes = source === undefined ? [] : parseSource(source)
  const forms = new Map(tagsOf(nodes, 'form').map((tag) => [literal(tag.attributes, 'name'), tag]))
  const statutes = tagsOf(nodes, 'statute').map((tag) => statuteOf(tag, forms))
  const byState = new Map(statutes.map((statute) => [statute.state, statute]))
  known.set(kind, byState)
  return byState
}

/** The text of this kind that is printed in the state: its own, or the one for any state. */
export const statuteFor = (kind: string, state: unknown): Statute | undefined => {
  const statutes = statutesOf(kind)
  return statutes.get(String(state ?? '')) ?? statutes.get('any')
}

/** Whether the state has words of its own of this kind. */
export const prescribes = (kind: unknown, state: unknown): boolean =>
  statutesOf(String(kind)).has(String(state))

/** The value of a switch of the statute, such as `page="own"` or `identifies=true`. */
export const statuteAttribute = (statute: Statute | undefined, name: string): string =>
  statute ? literal(statute.attributes, name) : ''
