import type { Config, Node, Schema, SchemaAttribute, ValidationError } from '@markdoc/markdoc'
import { STATUTE_VARIABLES } from '../statutes/kinds.ts'
import { STATE_NAMES } from '../toolbox/states.ts'

/** The document dialect: nodes, tags and their attributes, for `Markdoc.validate`. */

const text: SchemaAttribute = { type: String }
const required: SchemaAttribute = { type: String, required: true }
const list: SchemaAttribute = { type: Array }
/** A variable, a condition or any value. */
const value: SchemaAttribute = {}
const on: SchemaAttribute = { type: Boolean }
const date: SchemaAttribute = { type: String, required: true, matches: /^\d{4}-\d{2}-\d{2}$/ }
const oneOf = (...matches: string[]): SchemaAttribute => ({ type: String, matches })

const problem = (id: string, message: string): ValidationError[] => [
  { id, level: 'error', message },
]

const SEE_THROUGH = new Set(['if', 'else', 'form', 'statute'])

/** A tag's parent tag, ignoring conditions between them. */
const holderOf = (config: Config): string =>
  config.validation?.parents?.findLast(({ tag }) => tag !== undefined && !SEE_THROUGH.has(tag))
    ?.tag ?? 'document'

const mustBeInside =
  (...holders: string[]) =>
  (node: Node, config: Config): ValidationError[] =>
    holders.includes(holderOf(config))
      ? []
      : problem('tag-misplaced', `'${node.tag}' must be inside: ${holders.join(', ')}`)

const fullWidth: SchemaAttribute = {
  type: Array,
  validate: (widths: readonly number[]) =>
    Math.abs(widths.reduce((sum, width) => sum + width, 0) - 1) < 0.001
      ? []
      : problem('widths-sum', `widths must add up to 1: ${widths.join(' + ')}`),
}

/** Column numbers, starting at 1. */
const columnNumbers: SchemaAttribute = {
  type: Array,
  validate: (columns: readonly unknown[]) =>
    columns.every((column) => Number.isInteger(column) && Number(column) > 0)
      ? []
      : problem('amounts-columns', `amounts must be numbers of columns: ${columns.join(', ')}`),
}

const mustBeInIf = (node: Node, config: Config): ValidationError[] =>
  config.validation?.parents?.findLast(({ tag }) => tag !== undefined)?.tag === 'if'
    ? []
    : problem('tag-misplaced', `'${node.tag}' must be inside: if`)

const MARKDOWN_ATTRIBUTES = [
  'content',
  'language',
  'href',
  'title',
  'src',
  'alt',
  'align',
  'marker',
]

const forbidNode = (name: string): Schema => ({
  attributes: Object.fromEntries(MARKDOWN_ATTRIBUTES.map((attribute) => [attribute, value])),
  validate: () => problem('not-in-dialect', `'${name}' is not part of the document dialect`),
})

const OUTSIDE_LINES = ['document', 'together']

const CERTIFICATE_KINDS = ['acknowledgment', 'jurat']
const statuteVariables = Object.fromEntries(
  Object.keys(STATUTE_VARIABLES).map((name) => [name, value]),
)

const statutory: Schema = {
  attributes: { ...statuteVariables, kind: { ...value, required: true }, law: value },
  selfClosing: true,
}

const anywhere: Record<string, Schema> = {
  if: { attributes: { primary: { ...value, required: true } } },
  else: { attributes: { primary: value }, selfClosing: true, validate: mustBeInIf },
  blank: { attributes: { label: required, length: oneOf('short', 'long') }, selfClosing: true },
  'statutory-words': statutory,
  table: forbidNode('table'),
  partial: forbidNode('partial'),
  slot: forbidNode('slot'),
}

const documentTags: Record<string, Schema> = {
  subtitle: { validate: mustBeInside('document') },
  footer: { validate: mustBeInside('document') },
  initials: {
    attributes: { parties: { ...list, required: true } },
    selfClosing: true,
    validate: mustBeInside('document'),
  },
  list: {
    attributes: { marker: oneOf('bullet', 'letter', 'step', 'checkbox') },
    validate: mustBeInside(...OUTSIDE_LINES),
  },
  lines: {
    attributes: { value: { ...value, required: true }, as: oneOf('clauses', 'sentences') },
    selfClosing: true,
    validate: mustBeInside(...OUTSIDE_LINES, 'list', 'box'),
  },
  rows: {
    attributes: {
      look: oneOf('summary', 'grid', 'form'),
      widths: fullWidth,
      header: list,
      amounts: columnNumbers,
    },
    validate: mustBeInside(...OUTSIDE_LINES),
  },
  row: { attributes: { label: text }, validate: mustBeInside('rows') },
  cell: { validate: mustBeInside('row') },
  grid: {
    attributes: {
      rows: { ...value, required: true },
      widths: fullWidth,
      header: list,
      amounts: columnNumbers,
    },
    selfClosing: true,
    validate: mustBeInside(...OUTSIDE_LINES),
  },
  box: { validate: mustBeInside(...OUTSIDE_LINES) },
  note: { validate: mustBeInside(...OUTSIDE_LINES) },
  center: { validate: mustBeInside(...OUTSIDE_LINES) },
  together: { validate: mustBeInside('document') },
  'page-break': {
    attributes: { restart: value },
    selfClosing: true,
    validate: mustBeInside('document'),
  },
  signatures: { validate: mustBeInside(...OUTSIDE_LINES) },
  signer: { attributes: { role: required, party: value }, validate: mustBeInside('signatures') },
  line: { attributes: { label: required }, validate: mustBeInside('signer') },
  certificate: {
    attributes: {
      ...statuteVariables,
      kind: oneOf(...CERTIFICATE_KINDS),
      party: value,
      law: value,
      expires: value,
      heading: text,
      look: oneOf('full', 'compact', 'brief'),
      continued: on,
    },
    selfClosing: true,
    validate: mustBeInside('document'),
  },
  'statutory-text': { ...statutory, validate: mustBeInside(...OUTSIDE_LINES) },
  'how-to-sign': {
    attributes: { state: value, notary: value },
    selfClosing: true,
    validate: mustBeInside('document'),
  },
  'state-notes': {
    attributes: {
      part: { ...oneOf('introduction', 'requirements', 'instructions'), required: true },
      as: oneOf('list'),
      state: value,
    },
    selfClosing: true,
    validate: mustBeInside(...OUTSIDE_LINES),
  },
}

const note: Schema = {
  attributes: {
    cite: text,
    source: text,
    checked: date,
    when: value,
    only: oneOf('document', 'instructions'),
  },
  validate: mustBeInside('document'),
}

const notesTags: Record<string, Schema> = {
  introduction: { validate: mustBeInside('document') },
  requirement: note,
  instruction: note,
}

const statuteTags: Record<string, Schema> = {
  form: {
    attributes: { name: required, title: required, identifies: on },
    validate: mustBeInside('document'),
  },
  statute: {
    attributes: {
      state: { ...oneOf(...STATE_NAMES, 'any'), required: true },
      cite: required,
      checked: date,
      words: { ...oneOf('exact', 'substantial', 'safe', 'free'), required: true },
      seen: { ...oneOf('words', 'family'), required: true },
      form: text,
      page: oneOf('own'),
      venue: oneOf('own'),
      identifies: on,
      everywhere: on,
    },
    validate: mustBeInside('document'),
  },
}

const FORBIDDEN_NODES = [
  ...['blockquote', 'code', 'fence', 'hardbreak', 'hr', 'image', 'link', 's'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

const nodes: Config['nodes'] = {
  document: {},
  ...Object.fromEntries(FORBIDDEN_NODES.map((name) => [name, forbidNode(name)])),
  heading: {
    attributes: {
      level: { type: Number, required: true, matches: (): null => null },
      clauses: on,
      numbered: on,
      plain: on,
    },
    validate: (node) =>
      Number(node.attributes.level) <= 3 ? [] : problem('heading-level', 'only #, ## and ###'),
  },
  paragraph: { attributes: { plain: on } },
}

/** The dialect of an agreement, the instructions and the shared partials. */
export const DOCUMENT_CONFIG: Config = { nodes, tags: { ...anywhere, ...documentTags } }
/** The dialect of a file of prescribed texts. */
export const STATUTES_CONFIG: Config = {
  nodes,
  tags: { ...anywhere, ...documentTags, ...statuteTags },
}
/** The dialect of a state's notes. */
export const NOTES_CONFIG: Config = { nodes, tags: { ...anywhere, ...notesTags } }
