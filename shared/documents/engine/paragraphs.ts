import { answerLine, asSentence, eachLine, withoutSeparator } from './answer-lines.ts'
import { type Context, type Numbering, traceFields } from './context.ts'
import { inBranch, isOn, textAttribute } from './evaluate.ts'
import { runsOf, wordsOf } from './inline.ts'
import type { Block, Heading, Paragraph, Run } from './model.ts'
import type { Attributes, SourceNode, SourceTag } from './source.ts'

type Look = Paragraph['look']
type Content = { attributes: Attributes; children: readonly SourceNode[] }

/** "... as follows:" stays with what follows. */
const leadsOn = (runs: readonly Run[]): boolean => {
  const last = runs.at(-1)
  return last?.kind === 'text' && last.text.endsWith(':')
}

/**
 * Numbers a paragraph as a clause if its section numbers them; notes and centered lines are never
 * numbered.
 */
const countClause = (paragraph: Paragraph, attributes: Attributes, { draft }: Context): void => {
  const isClause = draft.clauses && paragraph.look === 'body' && !isOn(attributes, 'plain')
  if (isClause || paragraph.id !== undefined) {
    draft.counted.push({ block: paragraph, as: isClause ? 'clause' : 'unnumbered' })
  }
}

/** One paragraph, or none if its conditions print nothing. */
export const paragraphOf = (
  { attributes, children }: Content,
  context: Context,
  look: Look = 'body',
): Paragraph[] => {
  const id = textAttribute(attributes, 'id', context)
  const paragraph: Paragraph = traceFields(context, (inner) => {
    const runs = runsOf(children, inner)
    return {
      kind: 'paragraph' as const,
      look,
      ...(id === '' ? {} : { id }),
      ...(leadsOn(runs) ? { keepWithNext: true } : {}),
      runs,
    }
  })
  if (paragraph.runs.length === 0) return []
  countClause(paragraph, attributes, context)
  return [paragraph]
}

/** Each line of an answer as a paragraph of a box, to keep line breaks. */
const answerLines = (tag: SourceTag, context: Context): Paragraph[] =>
  answerLine(tag, context, (runs) => ({ kind: 'paragraph', look: 'body', runs }))

/** The paragraphs among the nodes, including those in conditions. */
export const paragraphsOf = (
  nodes: readonly SourceNode[],
  context: Context,
  look: Look,
): Paragraph[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'paragraph') return paragraphOf(node, context, look)
    if (node.kind === 'if') {
      return inBranch(node.branches, context, (children, inner) =>
        paragraphsOf(children, inner, look),
      )
    }
    if (node.kind === 'tag' && node.tag === 'lines') return answerLines(node, context)
    throw new Error(`${context.draft.template.id}: boxes and notes may contain only paragraphs`)
  })

/** `{% lines value=$gifts as="clauses" /%}`: each line of the answer as a clause of its section. */
export const lineClauses = (tag: SourceTag, context: Context): Paragraph[] => {
  const clauses = eachLine(
    tag,
    context,
    (line): Omit<Paragraph, 'fields'> => ({
      kind: 'paragraph',
      look: 'body',
      runs: asSentence(line),
    }),
    withoutSeparator,
  )
  for (const clause of clauses) countClause(clause, {}, context)
  return clauses
}

type Source = SourceNode & { kind: 'heading' }

const numberingOf = (source: Source): Numbering => {
  if (source.level === 2) return isOn(source.attributes, 'plain') ? 'plain section' : 'section'
  return isOn(source.attributes, 'numbered') ? 'subsection' : 'unnumbered'
}

const titleOf = (source: Source, context: Context): Block => {
  const title = traceFields(context, (inner) => ({
    kind: 'title' as const,
    runs: runsOf(source.children, inner),
  }))
  context.draft.title = wordsOf(title.runs)
  return title
}

/** "#" is the title, "##" a section, "###" a heading inside one; without an id it is named later. */
export const headingOf = (source: Source, context: Context): Block => {
  if (source.level === 1) return titleOf(source, context)
  const heading: Heading = traceFields(context, (inner) => {
    const runs = runsOf(source.children, inner)
    const id = textAttribute(source.attributes, 'id', inner)
    return { kind: 'heading' as const, level: source.level === 2 ? 1 : 2, id, runs }
  })
  if (source.level === 2) context.draft.clauses = isOn(source.attributes, 'clauses')
  context.draft.counted.push({ block: heading, as: numberingOf(source) })
  return heading
}
