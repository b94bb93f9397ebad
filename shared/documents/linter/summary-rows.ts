import { bindTemplate } from '../engine/bindings.ts'
import type { Expression, SourceNode, SourceTag } from '../engine/source.ts'
import { allFields } from '../template/fields.ts'
import type { Template } from '../template/template.ts'
import { childrenOf } from './wording.ts'

/** The rows of an agreement's summary, and those without a matching clause. */
export type SummaryRows = { count: number; without: { label: string; line: number }[] }

const namesIn = (expression: Expression): string[] => {
  if (expression.kind === 'variable') return [expression.name]
  if (expression.kind === 'array') return expression.items.flatMap(namesIn)
  if (expression.kind !== 'call') return []
  const [first] = expression.args
  return expression.name === 'label' && first?.kind === 'literal'
    ? [String(first.value)]
    : expression.args.flatMap(namesIn)
}

const expressionsAt = (node: SourceNode): Expression[] => {
  if (node.kind === 'print') return [node.expression]
  if (node.kind === 'if') {
    return node.branches.flatMap(({ condition }) => (condition ? [condition] : []))
  }
  return 'attributes' in node ? Object.values(node.attributes) : []
}

const isSummary = (node: SourceNode): node is SourceTag => {
  if (node.kind !== 'tag' || node.tag !== 'rows') return false
  const look = node.attributes.look
  return look?.kind === 'literal' && look.value === 'summary'
}

const flatten = (nodes: readonly SourceNode[]): SourceNode[] =>
  nodes.flatMap((node) => [node, ...flatten(childrenOf(node))])

const outsideSummaries = (nodes: readonly SourceNode[]): SourceNode[] =>
  nodes.flatMap((node) => (isSummary(node) ? [] : [node, ...outsideSummaries(childrenOf(node))]))

/** The variables that the nodes read, including in conditions and attributes. */
export const namesRead = (nodes: readonly SourceNode[]): string[] =>
  flatten(nodes).flatMap(expressionsAt).flatMap(namesIn)

const isReference = (expression: Expression): boolean =>
  expression.kind === 'call' && expression.name === 'ref'

type Row = { node: SourceTag; conditions: Expression[] }

/** Each row with its conditions inside the summary. */
const rowsIn = (nodes: readonly SourceNode[], conditions: readonly Expression[] = []): Row[] =>
  nodes.flatMap((node): Row[] => {
    if (node.kind === 'if') {
      return node.branches.flatMap(({ condition, children }) =>
        rowsIn(children, [...conditions, ...(condition ? [condition] : [])]),
      )
    }
    return node.kind === 'tag' && node.tag === 'row' ? [{ node, conditions: [...conditions] }] : []
  })

const labelOf = ({ attributes }: SourceTag): string => {
  const label = attributes.label
  return label?.kind === 'literal' ? String(label.value) : 'a row without a label'
}

/** The answers behind each variable, with the sample answers and with none. */
export const answersBehind = (template: Template): ((name: string) => readonly string[]) => {
  const bindings = [template.sampleAnswers, {}].map((answers) =>
    bindTemplate(template, answers, '2026-01-01'),
  )
  const known = new Set([
    ...allFields(template).map(({ key }) => key),
    ...Object.keys(template.derive?.(template.sampleAnswers) ?? {}),
  ])
  return (name) =>
    known.has(name) ? [...new Set(bindings.flatMap((bind) => bind(name).fields))] : []
}

/**
 * The rows of the agreement's summary. A row has a clause if its variable, or all answers behind
 * it, are also read outside the summary. A row without a variable is judged by its conditions; one
 * that refers to a section has its clause there.
 */
export const summaryRows = (template: Template, agreement: readonly SourceNode[]): SummaryRows => {
  const behind = answersBehind(template)
  const outside = new Set(outsideSummaries(agreement).flatMap(expressionsAt).flatMap(namesIn))
  const answers = new Set([...outside].flatMap(behind))
  const isSaid = (name: string): boolean => {
    const sources = behind(name)
    return outside.has(name) || (sources.length > 0 && sources.every((key) => answers.has(key)))
  }
  const hasClause = ({ node, conditions }: Row): boolean => {
    const inside = flatten(node.children)
    const printed = inside.flatMap((child) => (child.kind === 'print' ? [child.expression] : []))
    if (printed.some(isReference)) return true
    const values = printed.flatMap(namesIn)
    const decided = [...conditions, ...inside.flatMap(expressionsAt)].flatMap(namesIn)
    return (values.length > 0 ? values : decided).every(isSaid)
  }
  const rows = flatten(agreement)
    .filter(isSummary)
    .flatMap(({ children }) => rowsIn(children))
  return {
    count: rows.length,
    without: rows
      .filter((row) => !hasClause(row))
      .map(({ node }) => ({ label: labelOf(node), line: node.line })),
  }
}
