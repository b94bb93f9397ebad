import { bindTemplate } from '../../shared/documents/engine/bindings.ts'
import { blocksOf, EXPANSIONS } from '../../shared/documents/engine/blocks.ts'
import { newContext, newDraft, type Part } from '../../shared/documents/engine/context.ts'
import { textAttribute } from '../../shared/documents/engine/evaluate.ts'
import type { Block, Paragraph } from '../../shared/documents/engine/model.ts'
import {
  dropEmptySections,
  nameHeadings,
  numberBlocks,
  resolveReferences,
} from '../../shared/documents/engine/numbering.ts'
import { paragraphsOf } from '../../shared/documents/engine/paragraphs.ts'
import { parseSource } from '../../shared/documents/engine/parse.ts'
import { curlBlock, curlRuns } from '../../shared/documents/engine/quotation-marks.ts'
import type { SourceNode, SourceTag } from '../../shared/documents/engine/source.ts'
import { printableAnswers } from '../../shared/documents/template/fields.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import { lineOf } from './mark-inline.ts'
import { markItems, markRows, markSigners } from './mark-parts.ts'
import { isPassage, type MarkedDocument, type Marks, type Part as Shown } from './marked.ts'
import { fileBehind, orNamed, type Pen, passagesOf, uncounted } from './pen.ts'

/** The engine's output for a node, numbered once; its blocks join the document's. */
const print = (node: SourceNode, pen: Pen): Block[] => {
  const blocks = blocksOf([node], pen.context)
  pen.blocks.push(...blocks)
  return blocks
}

const firstOf = <K extends Block['kind']>(
  blocks: readonly Block[],
  kind: K,
): Extract<Block, { kind: K }> | undefined =>
  blocks.find((block): block is Extract<Block, { kind: K }> => block.kind === kind)

const curled = <K extends Block['kind']>(
  blocks: readonly Block[],
  kind: K,
): Extract<Block, { kind: K }> | undefined => firstOf(blocks.map(curlBlock), kind)

/** Paragraphs of a box or of small print; printed ones are matched in order. */
const paragraphsIn = (
  nodes: readonly SourceNode[],
  look: Paragraph['look'],
  printed: Paragraph[],
  pen: Pen,
): Marks<Shown>[] =>
  nodes.flatMap((node): Marks<Shown>[] => {
    if (node.kind === 'if') {
      return passagesOf(node, pen, (children, inner) =>
        paragraphsIn(children, look, printed, inner),
      )
    }
    if (node.kind === 'paragraph') {
      const line = lineOf(node.children, uncounted(pen))
      const block = line.printed ? printed.shift() : undefined
      return [{ kind: 'paragraph', look, block, content: line.content }]
    }
    const lines = paragraphsOf([node], uncounted(pen).context, look)
    return lines.map((line) => ({
      kind: 'paragraph',
      look,
      block: pen.live ? printed.shift() : undefined,
      content: curlRuns(line.runs).map((run) => ({ run })),
    }))
  })

const MARKED_TAGS: Readonly<Record<string, (tag: SourceTag, pen: Pen) => Marks<Shown>[]>> = {
  subtitle: (tag, pen) => {
    print(tag, pen)
    return [{ kind: 'subtitle', content: lineOf(tag.children, uncounted(pen)).content }]
  },
  box: (tag, pen) => {
    const box = firstOf(print(tag, pen), 'box')
    return [
      { kind: 'box', content: paragraphsIn(tag.children, 'body', box?.paragraphs ?? [], pen) },
    ]
  },
  note: (tag, pen) => small(tag, 'note', pen),
  center: (tag, pen) => small(tag, 'centered', pen),
  list: (tag, pen) => listOf(tag, pen),
  lines: (tag, pen) => listOf(tag, pen),
  rows: (tag, pen) => tableOf(tag, pen),
  grid: (tag, pen) => tableOf(tag, pen),
  signatures: (tag, pen) => {
    const block = curled(print(tag, pen), 'signatures')
    return [{ kind: 'signatures', signers: markSigners(tag, block, pen) }]
  },
  'page-break': (tag, pen) => {
    print(tag, pen)
    return [{ kind: 'page-break' }]
  },
  together: (tag, pen) => {
    const inner = { ...pen, blocks: [] }
    const content = markNodes(tag.children, inner)
    if (inner.blocks.length > 0) {
      pen.blocks.push({ kind: 'together', blocks: inner.blocks, fields: [] })
    }
    return content
  },
}

const small = (tag: SourceTag, look: Paragraph['look'], pen: Pen): Marks<Shown>[] => {
  const printed = print(tag, pen).filter((block) => block.kind === 'paragraph')
  return paragraphsIn(tag.children, look, printed, pen)
}

/** A list. The lines of an answer used as clauses are paragraphs. */
const listOf = (node: SourceNode, pen: Pen): Marks<Shown>[] => {
  const blocks = print(node, pen)
  const list = curled(blocks, 'list')
  const clauses = blocks.filter((block) => block.kind === 'paragraph')
  if (clauses.length > 0) {
    return clauses.map((block) => ({
      kind: 'paragraph',
      look: 'body',
      block,
      content: curlRuns(block.runs).map((run) => ({ run })),
    }))
  }
  const items = markItems(node, list, pen)
  return items.length > 0 ? [{ kind: 'list', marker: list?.marker ?? 'bullet', items }] : []
}

const lookOf = (tag: SourceTag, pen: Pen) => {
  const look = textAttribute(tag.attributes, 'look', pen.context)
  return look === 'summary' || look === 'form' ? look : 'grid'
}

const tableOf = (tag: SourceTag, pen: Pen): Marks<Shown>[] => {
  const table = curled(print(tag, pen), 'table')
  const rows = markRows(tag, table, pen)
  const { header, align, widths = [] } = table ?? {}
  return rows.length > 0
    ? [{ kind: 'table', look: lookOf(tag, pen), shape: { header, align, widths }, rows }]
    : []
}

const markTag = (tag: SourceTag, pen: Pen): Marks<Shown>[] => {
  const expand = Object.hasOwn(EXPANSIONS, tag.tag) ? EXPANSIONS[tag.tag] : undefined
  if (expand) {
    const { nodes, inner } = expand(tag, pen.context)
    return markNodes(nodes, { ...pen, context: inner, file: fileBehind(tag, pen) })
  }
  const mark = Object.hasOwn(MARKED_TAGS, tag.tag) ? MARKED_TAGS[tag.tag] : undefined
  if (mark) return mark(tag, pen)
  print(tag, pen)
  return []
}

const markNode = (node: SourceNode, pen: Pen): Marks<Shown>[] => {
  switch (node.kind) {
    case 'if':
      return passagesOf(node, pen, markNodes)
    case 'heading': {
      const [block] = print(node, pen)
      const { content } = lineOf(node.children, uncounted(pen))
      return [
        block?.kind === 'heading'
          ? { kind: 'heading', block, content }
          : { kind: 'title', content },
      ]
    }
    case 'paragraph': {
      const block = firstOf(print(node, pen), 'paragraph')
      const { content } = lineOf(node.children, uncounted(pen))
      return [{ kind: 'paragraph', look: 'body', block, content }]
    }
    case 'list':
      return listOf(node, pen)
    case 'tag':
      return markTag(node, pen)
    default:
      print(node, pen)
      return []
  }
}

const markOrName = (node: SourceNode, pen: Pen): Marks<Shown>[] =>
  orNamed<Marks<Shown>>(
    pen,
    () => markNode(node, pen),
    (message) => ({ kind: 'unshown', message }),
  )

const markNodes = (nodes: readonly SourceNode[], pen: Pen): Marks<Shown>[] =>
  nodes.flatMap((node) => markOrName(node, pen))

/** The number that a reference in a hidden passage would have. */
const guess = ({ unprinted, context }: Pen): void => {
  for (const reference of unprinted) {
    const target = context.draft.counted.find(({ block }) => block.id === reference.target)
    reference.text = target?.block.number ?? '?'
  }
}

/** A section without content isn't printed, and neither is its heading. */
const withoutHeadings = (
  content: readonly Marks<Shown>[],
  dropped: ReadonlySet<Block>,
): Marks<Shown>[] =>
  content.flatMap((node): Marks<Shown>[] => {
    if (isPassage(node)) {
      if (!node.mark.taken) return [node]
      return [{ ...node, content: withoutHeadings(node.content, dropped) }]
    }
    return node.kind === 'heading' && dropped.has(node.block) ? [] : [node]
  })

/** A template's text with marked conditions. Throws where `assemble` throws. */
export const markDocument = (
  template: Template,
  part: Part,
  answers: Answers,
  { today }: { today: string },
): MarkedDocument => {
  const draft = newDraft(template, part)
  const context = newContext(
    draft,
    bindTemplate(template, printableAnswers(template, answers), today),
  )
  const pen: Pen = { context, file: `${part}.md`, live: true, blocks: [], unprinted: [] }
  const content = markNodes(parseSource(template[part]), pen)
  const printed = new Set(dropEmptySections(pen.blocks, draft))
  const dropped = new Set(pen.blocks.filter((block) => !printed.has(block)))
  nameHeadings(draft)
  numberBlocks(draft)
  resolveReferences(draft)
  guess(pen)
  return {
    title: draft.title || template.name,
    footer: curlRuns(draft.footer),
    initials: draft.initials,
    content: withoutHeadings(content, dropped),
  }
}
