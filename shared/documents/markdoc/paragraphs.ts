import type { Paragraph, Run } from '../model.ts'
import { type Context, traced } from './context.ts'
import { inBranch, isOn, textAttribute } from './evaluate.ts'
import { runsOf } from './inline.ts'
import type { Attributes, SourceNode } from './source.ts'

type Look = Paragraph['look']
type Words = { attributes: Attributes; children: readonly SourceNode[] }

/** "... as follows:" belongs on the page of what follows. */
const leadsOn = (runs: readonly Run[]): boolean => {
  const last = runs.at(-1)
  return last?.kind === 'text' && last.text.endsWith(':')
}

/** Makes a paragraph a clause when its section numbers them; notes and centred lines never are. */
export const count = (paragraph: Paragraph, attributes: Attributes, { draft }: Context): void => {
  const isClause = draft.clauses && paragraph.look === 'body' && !isOn(attributes, 'plain')
  if (isClause || paragraph.id !== undefined) {
    draft.counted.push({ block: paragraph, as: isClause ? 'clause' : 'unnumbered' })
  }
}

/** One paragraph, or none when its conditions leave nothing to print. */
export const paragraphOf = (
  { attributes, children }: Words,
  context: Context,
  look: Look = 'body',
): Paragraph[] => {
  const id = textAttribute(attributes, 'id', context)
  const paragraph: Paragraph = traced(context, (inner) => {
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
  count(paragraph, attributes, context)
  return [paragraph]
}

/** The paragraphs among the nodes; conditions may stand around them. */
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
    throw new Error(`${context.draft.template.id}: only paragraphs may stand in a box or a note`)
  })
