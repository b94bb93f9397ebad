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

const inside =
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

const insideIf = (node: Node, config: Config): ValidationError[] =>
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

const forbidden = (name: string): Schema => ({
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
  else: { attributes: { primary: value }, selfClosing: true, validate: insideIf },
  blank: { attributes: { label: required, length: oneOf('short', 'long') }, selfClosing: true },
  'statutory-words': statutory,
  table: forbidden('table'),
  partial: forbidden('partial'),
  slot: forbidden('slot'),
}

const documentTags: Record<string, Schema> = {
  subtitle: { validate: inside('document') },
  footer: { validate: inside('document') },
  initials: {
    attributes: { parties: { ...list, required: true } },
    selfClosing: true,
    validate: inside('document'),
  },
  list: {
    attributes: { marker: oneOf('bullet', 'letter', 'step', 'checkbox') },
    validate: inside(...OUTSIDE_LINES),
  },
  lines: {
    attributes: { value: { ...value, required: true }, as: oneOf('clauses') },
    selfClosing: true,
    validate: inside(...OUTSIDE_LINES, 'list', 'box'),
  },
  rows: {
    attributes: {
      look: oneOf('summary', 'grid', 'form'),
      widths: fullWidth,
      header: list,
      amounts: columnNumbers,
    },
    validate: inside(...OUTSIDE_LINES),
  },
  row: { attributes: { label: text }, validate: inside('rows') },
  cell: { validate: inside('row') },
  grid: {
    attributes: {
      rows: { ...value, required: true },
      widths: fullWidth,
      header: list,
      amounts: columnNumbers,
    },
    selfClosing: true,
    validate: inside(...OUTSIDE_LINES),
  },
  box: { validate: inside(...OUTSIDE_LINES) },
  note: { validate: inside(...OUTSIDE_LINES) },
  center: { validate: inside(...OUTSIDE_LINES) },
  together: { validate: inside('document') },
  'page-break': { attributes: { restart: value }, selfClosing: true, validate: inside('document') },
  signatures: { validate: inside(...OUTSIDE_LINES) },
  signer: { attributes: { role: required, party: value }, validate: inside('signatures') },
  line: { attributes: { label: required }, validate: inside('signer') },
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
    validate: inside('document'),
  },
  'statutory-text': { ...statutory, validate: inside(...OUTSIDE_LINES) },
  'how-to-sign': {
    attributes: { state: value, notary: value },
    selfClosing: true,
    validate: inside('document'),
  },
  'state-notes': {
    attributes: {
      part: { ...oneOf('introduction', 'requirements', 'instructions'), required: true },
      as: oneOf('list'),
      state: value,
    },
    selfClosing: true,
    validate: inside(...OUTSIDE_LINES),
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
  validate: inside('document'),
}

const notesTags: Record<string, Schema> = {
  introduction: { validate: inside('document') },
  requirement: note,
  instruction: note,
}

const statuteTags: Record<string, Schema> = {
  form: {
    attributes: { name: required, title: required, identifies: on },
    validate: inside('document'),
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
    validate: inside('document'),
  },
}

const FORBIDDEN_NODES = [
  ...['blockquote', 'code', 'fence', 'hardbreak', 'hr', 'image', 'link', 's'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

const nodes: Config['nodes'] = {
  document: {},
  ...Object.fromEntries(FORBIDDEN_NODES.map((name) => [name, forbidden(name)])),
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
