import { answerLine } from './answer-lines.ts'
import { type Context, traceFields } from './context.ts'
import { inBranch, textAttribute } from './evaluate.ts'
import { runsOf } from './inline.ts'
import type { Block, ListItem, ListMarker } from './model.ts'
import type { SourceNode, SourceTag } from './source.ts'

/** 0 is "a", 25 is "z", 26 is "aa". */
const letterMarker = (index: number): string => {
  const last = String.fromCharCode(97 + (index % 26))
  return index < 26 ? last : `${letterMarker(Math.floor(index / 26) - 1)}${last}`
}

const MARKERS: Record<ListMarker, (index: number) => string> = {
  bullet: () => '•',
  letter: (index) => `(${letterMarker(index)})`,
  step: (index) => `${index + 1}.`,
  checkbox: () => '☐',
}

const isMarker = (text: string): text is ListMarker => Object.hasOwn(MARKERS, text)

type Item = Omit<ListItem, 'marker'>

const linesOf = (tag: SourceTag, context: Context): Item[] =>
  answerLine(tag, context, (runs) => ({ runs }))

const itemsOf = (nodes: readonly SourceNode[], context: Context): Item[] =>
  nodes.flatMap((node): Item[] => {
    if (node.kind === 'list') return itemsOf(node.children, context)
    if (node.kind === 'if') return inBranch(node.branches, context, itemsOf)
    if (node.kind === 'tag' && node.tag === 'lines') return linesOf(node, context)
    if (node.kind === 'item') {
      const item = traceFields(context, (inner) => ({ runs: runsOf(node.children, inner) }))
      return item.runs.length > 0 ? [item] : []
    }
    throw new Error(`${context.draft.template.id}: lists may contain only items`)
  })

/** Letters distinguish items, so a single item gets a bullet. */
const markerFor = (marker: ListMarker, items: readonly Item[]): ListMarker =>
  marker === 'letter' && items.length === 1 ? 'bullet' : marker

/** A list with markers, or nothing without items. */
const listFrom = (
  requested: ListMarker,
  context: Context,
  collect: (inner: Context) => Item[],
): Block[] => {
  const list = traceFields(context, (inner) => {
    const items = collect(inner)
    const marker = markerFor(requested, items)
    return {
      kind: 'list' as const,
      marker,
      items: items.map((item, index) => ({ ...item, marker: MARKERS[marker](index) })),
    }
  })
  return list.items.length > 0 ? [list] : []
}

/** A Markdown list: bullets, or steps when it is numbered. */
export const markdownList = (node: SourceNode & { kind: 'list' }, context: Context): Block[] =>
  listFrom(node.ordered ? 'step' : 'bullet', context, (inner) => itemsOf([node], inner))

/** `{% list marker="letter" %}` around items that may be conditional. */
export const listOf = (tag: SourceTag, context: Context): Block[] => {
  const marker = textAttribute(tag.attributes, 'marker', context)
  return listFrom(isMarker(marker) ? marker : 'bullet', context, (inner) =>
    itemsOf(tag.children, inner),
  )
}

/** `{% lines %}` on its own: one bullet per line of the answer. */
export const lines = (tag: SourceTag, context: Context): Block[] =>
  listFrom('bullet', context, (inner) => linesOf(tag, inner))
