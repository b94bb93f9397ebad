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
import { typesetBlock, typesetRuns } from '../../shared/documents/engine/quotation-marks.ts'
import type { SourceNode, SourceTag } from '../../shared/documents/engine/source.ts'
import { printableAnswers } from '../../shared/documents/template/fields.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import {
  buildOrName,
  type MarkContext,
  markPassages,
  sourceFileOf,
  withoutNumbering,
} from './mark-context.ts'
import { markLine } from './mark-inline.ts'
import { markItems, markRows, markSigners } from './mark-parts.ts'
import { dropHeadings, type MarkedDocument, type Marks, type Part as Shown } from './marked.ts'

/** The engine's output for a node, numbered once; its blocks join the document's. */
const renderNode = (node: SourceNode, marking: MarkContext): Block[] => {
  const blocks = blocksOf([node], marking.context)
  marking.blocks.push(...blocks)
  return blocks
}

const findBlock = <K extends Block['kind']>(
  blocks: readonly Block[],
  kind: K,
): Extract<Block, { kind: K }> | undefined =>
  blocks.find((block): block is Extract<Block, { kind: K }> => block.kind === kind)

const firstTypeset = <K extends Block['kind']>(
  blocks: readonly Block[],
  kind: K,
): Extract<Block, { kind: K }> | undefined => findBlock(blocks.map(typesetBlock), kind)

/** Paragraphs of a box or of small print; printed ones are matched in order. */
const markParagraphs = (
  nodes: readonly SourceNode[],
  look: Paragraph['look'],
  printed: Paragraph[],
  marking: MarkContext,
): Marks<Shown>[] =>
  nodes.flatMap((node): Marks<Shown>[] => {
    if (node.kind === 'if') {
      return markPassages(node, marking, (children, inner) =>
        markParagraphs(children, look, printed, inner),
      )
    }
    if (node.kind === 'paragraph') {
      const line = markLine(node.children, withoutNumbering(marking))
      const block = line.printed ? printed.shift() : undefined
      return [{ kind: 'paragraph', look, block, content: line.content }]
    }
    const lines = paragraphsOf([node], withoutNumbering(marking).context, look)
    return lines.map((line) => ({
      kind: 'paragraph',
      look,
      block: marking.isPrinted ? printed.shift() : undefined,
      content: typesetRuns(line.runs).map((run) => ({ run })),
    }))
  })

const MARKED_TAGS: Readonly<
  Record<string, (tag: SourceTag, marking: MarkContext) => Marks<Shown>[]>
> = {
  subtitle: (tag, marking) => {
    renderNode(tag, marking)
    return [
      { kind: 'subtitle', content: markLine(tag.children, withoutNumbering(marking)).content },
    ]
  },
  box: (tag, marking) => {
    const box = findBlock(renderNode(tag, marking), 'box')
    return [
      {
        kind: 'box',
        content: markParagraphs(tag.children, 'body', box?.paragraphs ?? [], marking),
      },
    ]
  },
  note: (tag, marking) => markSmallPrint(tag, 'note', marking),
  center: (tag, marking) => markSmallPrint(tag, 'centered', marking),
  list: (tag, marking) => markList(tag, marking),
  lines: (tag, marking) => markList(tag, marking),
  rows: (tag, marking) => markTable(tag, marking),
  grid: (tag, marking) => markTable(tag, marking),
  signatures: (tag, marking) => {
    const block = firstTypeset(renderNode(tag, marking), 'signatures')
    return [{ kind: 'signatures', signers: markSigners(tag, block, marking) }]
  },
  'page-break': (tag, marking) => {
    renderNode(tag, marking)
    return [{ kind: 'page-break' }]
  },
  together: (tag, marking) => {
    const inner = { ...marking, blocks: [] }
    const content = markNodes(tag.children, inner)
    if (inner.blocks.length > 0) {
      marking.blocks.push({ kind: 'together', blocks: inner.blocks, fields: [] })
    }
    return content
  },
}

const markSmallPrint = (
  tag: SourceTag,
  look: Paragraph['look'],
  marking: MarkContext,
): Marks<Shown>[] => {
  const printed = renderNode(tag, marking).filter((block) => block.kind === 'paragraph')
  return markParagraphs(tag.children, look, printed, marking)
}

/** A list. The lines of an answer used as clauses are paragraphs. */
const markList = (node: SourceNode, marking: MarkContext): Marks<Shown>[] => {
  const blocks = renderNode(node, marking)
  const list = firstTypeset(blocks, 'list')
  const clauses = blocks.filter((block) => block.kind === 'paragraph')
  if (clauses.length > 0) {
    return clauses.map((block) => ({
      kind: 'paragraph',
      look: 'body',
      block,
      content: typesetRuns(block.runs).map((run) => ({ run })),
    }))
  }
  const items = markItems(node, list, marking)
  return items.length > 0 ? [{ kind: 'list', marker: list?.marker ?? 'bullet', items }] : []
}

const lookOf = (tag: SourceTag, marking: MarkContext) => {
  const look = textAttribute(tag.attributes, 'look', marking.context)
  return look === 'summary' || look === 'form' ? look : 'grid'
}

const markTable = (tag: SourceTag, marking: MarkContext): Marks<Shown>[] => {
  const table = firstTypeset(renderNode(tag, marking), 'table')
  const rows = markRows(tag, table, marking)
  const { header, align, widths = [] } = table ?? {}
  return rows.length > 0
    ? [{ kind: 'table', look: lookOf(tag, marking), shape: { header, align, widths }, rows }]
    : []
}

const markTag = (tag: SourceTag, marking: MarkContext): Marks<Shown>[] => {
  const expand = Object.hasOwn(EXPANSIONS, tag.tag) ? EXPANSIONS[tag.tag] : undefined
  if (expand) {
    const { nodes, inner } = expand(tag, marking.context)
    return markNodes(nodes, { ...marking, context: inner, file: sourceFileOf(tag, marking) })
  }
  const mark = Object.hasOwn(MARKED_TAGS, tag.tag) ? MARKED_TAGS[tag.tag] : undefined
  if (mark) return mark(tag, marking)
  renderNode(tag, marking)
  return []
}

const markNode = (node: SourceNode, marking: MarkContext): Marks<Shown>[] => {
  switch (node.kind) {
    case 'if':
      return markPassages(node, marking, markNodes)
    case 'heading': {
      const [block] = renderNode(node, marking)
      const { content } = markLine(node.children, withoutNumbering(marking))
      return [
        block?.kind === 'heading'
          ? { kind: 'heading', block, content }
          : { kind: 'title', content },
      ]
    }
    case 'paragraph': {
      const block = findBlock(renderNode(node, marking), 'paragraph')
      const { content } = markLine(node.children, withoutNumbering(marking))
      return [{ kind: 'paragraph', look: 'body', block, content }]
    }
    case 'list':
      return markList(node, marking)
    case 'tag':
      return markTag(node, marking)
    default:
      renderNode(node, marking)
      return []
  }
}

const markOrName = (node: SourceNode, marking: MarkContext): Marks<Shown>[] =>
  buildOrName<Marks<Shown>>(
    marking,
    () => markNode(node, marking),
    (message) => ({ kind: 'unshown', message }),
  )

const markNodes = (nodes: readonly SourceNode[], marking: MarkContext): Marks<Shown>[] =>
  nodes.flatMap((node) => markOrName(node, marking))

/** The number that a reference in a hidden passage would have. */
const guessHiddenReferences = ({ unprinted, context }: MarkContext): void => {
  for (const reference of unprinted) {
    const target = context.draft.counted.find(({ block }) => block.id === reference.target)
    reference.text = target?.block.number ?? '?'
  }
}

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
  const marking: MarkContext = {
    context,
    file: `${part}.md`,
    isPrinted: true,
    blocks: [],
    unprinted: [],
  }
  const content = markNodes(parseSource(template[part]), marking)
  const printed = new Set(dropEmptySections(marking.blocks, draft))
  const dropped = new Set(marking.blocks.filter((block) => !printed.has(block)))
  nameHeadings(draft)
  numberBlocks(draft)
  resolveReferences(draft)
  guessHiddenReferences(marking)
  return {
    title: draft.title || template.name,
    footer: typesetRuns(draft.footer),
    initials: draft.initials,
    content: dropHeadings(content, dropped),
  }
}
