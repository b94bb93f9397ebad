import { STATUTE_SOURCES } from '../statutes/kinds.ts'
import { parseSource } from './parse.ts'
import { type Attributes, literalText, type SourceNode, type SourceTag } from './source.ts'

/** The wording that a state prescribes for one kind of text. */
export type Statute = {
  /** "any" applies to states without an entry, and while the state is unknown. */
  state: string
  cite: string
  /** The ISO date the source was last checked. */
  checked: string
  /** Whether this exact wording is required, may be changed, or is a safe harbor. */
  words: string
  /**
   * "words" if the state's own wording was checked, "family" if only the uniform act it follows is
   * known.
   */
  seen: string
  content: readonly SourceNode[]
  attributes: Attributes
}

const literalAttribute = (attributes: Attributes, name: string): string =>
  literalText(attributes[name])

const tagsOf = (nodes: readonly SourceNode[], tag: string): SourceTag[] =>
  nodes.flatMap((node) => (node.kind === 'tag' && node.tag === tag ? [node] : []))

const statuteOf = (tag: SourceTag, forms: ReadonlyMap<string, SourceTag>): Statute => {
  const form = forms.get(literalAttribute(tag.attributes, 'form'))
  const attributes = { ...form?.attributes, ...tag.attributes }
  return {
    state: literalAttribute(attributes, 'state'),
    cite: literalAttribute(attributes, 'cite'),
    checked: literalAttribute(attributes, 'checked'),
    words: literalAttribute(attributes, 'words'),
    seen: literalAttribute(attributes, 'seen'),
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
  const forms = new Map(
    tagsOf(nodes, 'form').map((tag) => [literalAttribute(tag.attributes, 'name'), tag]),
  )
  const statutes = tagsOf(nodes, 'statute').map((tag) => statuteOf(tag, forms))
  const byState = new Map(statutes.map((statute) => [statute.state, statute]))
  known.set(kind, byState)
  return byState
}

/** The text printed in the state: its own, or the general one. */
export const statuteFor = (kind: string, state: unknown): Statute | undefined => {
  const statutes = statutesOf(kind)
  return statutes.get(String(state ?? '')) ?? statutes.get('any')
}

/** Whether the state has its own wording of this kind. */
export const prescribes = (kind: unknown, state: unknown): boolean =>
  statutesOf(String(kind)).has(String(state))

/** The value of a statute's flag, such as `page="own"` or `identifies=true`. */
export const statuteAttribute = (statute: Statute | undefined, name: string): string =>
  statute ? literalAttribute(statute.attributes, name) : ''
