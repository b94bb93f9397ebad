import { certificate } from './certificate.ts'
import { type Context, type Expansion, traceFields } from './context.ts'
import { bindingOf, inBranch, listAttribute, textAttribute } from './evaluate.ts'
import { signaturesOf } from './execution-blocks.ts'
import { howToSign } from './how-to-sign.ts'
import { runsOf } from './inline.ts'
import { lines, listOf, markdownList } from './lists.ts'
import type { Block } from './model.ts'
import { headingOf, lineClauses, paragraphOf, paragraphsOf } from './paragraphs.ts'
import type { SourceNode, SourceTag } from './source.ts'
import { stateNotes } from './state-notes.ts'
import { statutoryText } from './statutory-text.ts'
import { gridOf, tableOf } from './tables.ts'

type Build = (tag: SourceTag, context: Context) => Block[]

const subtitle: Build = (tag, context) => {
  const block = traceFields(context, (inner) => ({
    kind: 'subtitle' as const,
    runs: runsOf(tag.children, inner),
  }))
  return block.runs.length > 0 ? [block] : []
}

const footer: Build = (tag, context) => {
  context.draft.footer = runsOf(tag.children, context)
  return []
}

const initials: Build = (tag, context) => {
  context.draft.initials = listAttribute(tag.attributes, 'parties', context).map(String)
  return []
}

const box: Build = (tag, context) => {
  const block = traceFields(context, (inner) => ({
    kind: 'box' as const,
    paragraphs: paragraphsOf(tag.children, inner, 'body'),
  }))
  return block.paragraphs.length > 0 ? [block] : []
}

const keepTogether: Build = (tag, context) => {
  const block = traceFields(context, (inner) => ({
    kind: 'together' as const,
    blocks: blocksOf(tag.children, inner),
  }))
  return block.blocks.length > 0 ? [block] : []
}

const pageBreak: Build = (tag, context) => [
  traceFields(context, (inner) => ({
    kind: 'page-break' as const,
    ...(tag.attributes.restart &&
      bindingOf(tag.attributes.restart, inner).value === true && { restartsNumbering: true }),
  })),
]

const BUILDERS: Readonly<Record<string, Build>> = {
  subtitle,
  footer,
  initials,
  box,
  together: keepTogether,
  'page-break': pageBreak,
  note: (tag, context) => paragraphsOf(tag.children, context, 'note'),
  center: (tag, context) => paragraphsOf(tag.children, context, 'centered'),
  list: listOf,
  lines: (tag, context) =>
    textAttribute(tag.attributes, 'as', context) === 'clauses'
      ? lineClauses(tag, context)
      : lines(tag, context),
  rows: tableOf,
  grid: gridOf,
  signatures: signaturesOf,
}

/** Tags that expand to nodes of other files: prescribed texts and state notes. */
export const EXPANSIONS: Readonly<Record<string, (tag: SourceTag, context: Context) => Expansion>> =
  {
    certificate,
    'statutory-text': statutoryText,
    'state-notes': stateNotes,
    'how-to-sign': howToSign,
  }

const expand: Build = (tag, context) => {
  const expansion = EXPANSIONS[tag.tag]?.(tag, context)
  return expansion ? blocksOf(expansion.nodes, expansion.inner) : []
}

const builderOf = (name: string): Build | undefined => {
  if (Object.hasOwn(EXPANSIONS, name)) return expand
  return Object.hasOwn(BUILDERS, name) ? BUILDERS[name] : undefined
}

const blockOf = (node: SourceNode, context: Context): Block[] => {
  switch (node.kind) {
    case 'heading':
      return [headingOf(node, context)]
    case 'paragraph':
      return paragraphOf(node, context)
    case 'list':
      return markdownList(node, context)
    case 'if':
      return inBranch(node.branches, context, blocksOf)
    case 'text':
      return []
  }
  const name = node.kind === 'tag' ? node.tag : node.kind
  const build = builderOf(name)
  if (build && node.kind === 'tag') return build(node, context)
  throw new Error(`${context.draft.template.id}: '${name}' is not allowed here`)
}

/** The blocks that the nodes print with these answers. */
export const blocksOf = (nodes: readonly SourceNode[], context: Context): Block[] =>
  nodes.flatMap((node) => blockOf(node, context))
