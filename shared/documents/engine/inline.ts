import type { Binding } from './bindings.ts'
import type { Context } from './context.ts'
import { bindingOf, chosenBranch, FORMATS, textAttribute } from './evaluate.ts'
import type { Run } from './model.ts'
import { type Expression, literalText, type SourceNode, type SourceTag } from './source.ts'
import { statutoryText } from './statutory-text.ts'

export type Style = { bold?: true; italic?: true }

/** Separates paragraphs joined into one line. */
const SPACE: Run = { kind: 'text', text: ' ', source: 'template' }

const createRun = (binding: Binding, text: string, style: Style): Run => {
  const field = binding.fields.length === 1 ? { field: binding.fields[0] } : {}
  return binding.answered
    ? { kind: 'text', text, source: 'answer', ...style, ...field }
    : { kind: 'blank', label: binding.label, length: binding.blank, ...field }
}

const reference = (target: Expression | undefined, context: Context, style: Style): Run => {
  const run = { kind: 'ref' as const, target: literalText(target), text: '', ...style }
  context.draft.references.push(run)
  return run
}

/** The chosen option's label; an unknown answer is printed as is. */
const optionLabel = (field: Expression | undefined, context: Context, style: Style): Run => {
  const key = literalText(field)
  const binding = bindingOf({ kind: 'variable', name: key }, context)
  const fields = context.draft.template.steps.flatMap((step) => step.fields)
  const question = fields.find((candidate) => candidate.key === key)
  const chosen = question?.options?.find(({ value }) => value === binding.value)
  return createRun(binding, chosen?.label ?? binding.text, style)
}

const printOf = (expression: Expression, context: Context, style: Style): Run => {
  if (expression.kind === 'call') {
    const [first] = expression.args
    if (expression.name === 'ref') return reference(first, context, style)
    if (expression.name === 'label') return optionLabel(first, context, style)
    const format = Object.hasOwn(FORMATS, expression.name) ? FORMATS[expression.name] : undefined
    if (format && first) {
      const binding = bindingOf(first, context)
      return createRun(binding, format(binding.text), style)
    }
  }
  const binding = bindingOf(expression, context)
  return createRun(binding, binding.text, style)
}

const blankOf = (tag: SourceTag, context: Context): Run => ({
  kind: 'blank',
  label: textAttribute(tag.attributes, 'label', context),
  length: textAttribute(tag.attributes, 'length', context) === 'long' ? 'long' : 'short',
})

/** Prescribed statutory wording inside a sentence; paragraphs are joined by spaces. */
const statutoryWords = (tag: SourceTag, context: Context, style: Style): Run[] => {
  const { nodes, inner } = statutoryText(tag, context)
  for (const field of inner.within) context.reads.add(field)
  return tidyRuns(rawRuns(nodes, inner, style))
}

/** Prints one node inside a line, before extra spaces are removed. */
export const runOf = (node: SourceNode, context: Context, style: Style): Run[] => {
  switch (node.kind) {
    case 'text':
      return [{ kind: 'text', text: node.text, source: 'template', ...style }]
    case 'print':
      return [printOf(node.expression, context, style)]
    case 'strong':
      return rawRuns(node.children, context, { ...style, bold: true })
    case 'em':
      return rawRuns(node.children, context, { ...style, italic: true })
    case 'if':
      return rawRuns(chosenBranch(node.branches, context), context, style)
    case 'paragraph':
      return [...rawRuns(node.children, context, style), SPACE]
    case 'tag':
      if (node.tag === 'blank') return [blankOf(node, context)]
      if (node.tag === 'statutory-words') return statutoryWords(node, context, style)
  }
  const name = node.kind === 'tag' ? node.tag : node.kind
  throw new Error(`${context.draft.template.id}: '${name}' is not allowed inside a line of text`)
}

const rawRuns = (nodes: readonly SourceNode[], context: Context, style: Style): Run[] =>
  nodes.flatMap((node) => runOf(node, context, style))

/** The nodes as one line of text; paragraphs are joined by spaces. */
export const runsOf = (nodes: readonly SourceNode[], context: Context): Run[] =>
  tidyRuns(rawRuns(nodes, context, {}))

type TextRun = Run & { kind: 'text' }

/** Spaces and periods are only removed from template text. */
export const isTemplateText = (run: Run | undefined): run is TextRun =>
  run?.kind === 'text' && run.source === 'template'

const isSameStyle = (a: TextRun, b: TextRun) => a.bold === b.bold && a.italic === b.italic

const join = (runs: readonly Run[]): Run[] => {
  const joined: Run[] = []
  for (const run of runs) {
    const before = joined.at(-1)
    if (isTemplateText(run) && isTemplateText(before) && isSameStyle(run, before))
      before.text += run.text
    else if (run.kind !== 'text' || run.text !== '')
      joined.push(isTemplateText(run) ? { ...run } : run)
  }
  return joined
}

const endsWithSpace = (run: Run | undefined) => run?.kind === 'text' && run.text.endsWith(' ')

/** An answer that ends with a period ("Lee, Inc.", "if it rains.") needs no second one. */
const endsSentence = (run: Run | undefined) =>
  run?.kind === 'text' && run.source === 'answer' && /[.!?]["'\u2019\u201d]?$/.test(run.text)

const withoutGaps = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;:])(?=\s|$)/g, '$1')
    .replace(/(?<![.\s])\.\.(?=\s|$)/g, '.')

/** Removes gaps left by empty conditions: double spaces, and a space before a comma. */
const closeGaps = (run: Run, index: number, runs: readonly Run[]): Run => {
  if (!isTemplateText(run)) return run
  const single = withoutGaps(run.text)
  const starts = index === 0 || endsWithSpace(runs[index - 1])
  const closed = endsSentence(runs[index - 1]) ? single.replace(/^\.(?=\s|$)/, '') : single
  const text = starts ? closed.replace(/^ +/, '') : closed
  return { ...run, text: index === runs.length - 1 ? text.trimEnd() : text }
}

/** Joins adjacent text of one style and drops extra spaces, periods and empty runs. */
export const tidyRuns = (runs: readonly Run[]): Run[] =>
  join(join(runs).map(closeGaps)).filter((run) => run.kind !== 'text' || run.text !== '')

/** The runs' words without blanks. */
export const wordsOf = (runs: readonly Run[]): string =>
  runs.map((run) => (run.kind === 'blank' ? '' : run.text)).join('')
