import type { Config, Node } from '@markdoc/markdoc'
import Markdoc from '@markdoc/markdoc'
import { CERTIFICATE_VARIABLES } from '../engine/certificate.ts'
import { expressionOf, parseSource } from '../engine/parse.ts'
import { isBlock, type SourceNode } from '../engine/source.ts'
import { CERTIFICATE_SOURCE, STATUTE_SOURCES, STATUTE_VARIABLES } from '../statutes/kinds.ts'
import { allFields } from '../template/fields.ts'
import type { Template } from '../template/template.ts'
import { DOCUMENT_CONFIG, NOTES_CONFIG, STATUTES_CONFIG } from './dialect.ts'
import { expressionProblems, type Names, printProblems } from './expressions.ts'
import { childrenOf } from './wording.ts'

/** `file` is "agreement", "instructions", "states/Connecticut", "states/default" or "statutes/jurat". */
type SourceProblem = { file: string; line: number; message: string }

type SourceFile = { file: string; source: string; config: Config; names: Names }
type Found = { line: number; message: string }

const lineOf = ({ lines }: { lines: readonly number[] }): number => (lines[0] ?? 0) + 1

const structureProblems = (tree: Node, config: Config): Found[] =>
  Markdoc.validate(tree, config).map((found) => ({
    line: lineOf(found),
    message: found.error.message,
  }))

const valueProblems = (tree: Node, names: Names): Found[] =>
  [...tree.walk()].flatMap((node) => {
    const values = Object.values(node.attributes).map(expressionOf)
    const messages = values.flatMap((value) => [
      ...expressionProblems(value, names),
      ...(node.type === 'text' ? printProblems(value, names) : []),
    ])
    return messages.map((message) => ({ line: lineOf(node), message }))
  })

/** A block tag in the middle of a sentence. */
const mixedLines = (nodes: readonly SourceNode[]): Found[] =>
  nodes.flatMap((node) => {
    const children = childrenOf(node)
    const isLine = node.kind === 'paragraph' || node.kind === 'heading'
    return isLine && children.some(isBlock)
      ? [{ line: node.line, message: 'a block is inside a line of text' }]
      : mixedLines(children)
  })

const problemsOf = ({ file, source, config, names }: SourceFile): SourceProblem[] => {
  const tree = Markdoc.parse(source)
  const found = [...structureProblems(tree, config), ...valueProblems(tree, names)]
  const all = found.length > 0 ? found : mixedLines(parseSource(source))
  return all.map((problem) => ({ file, ...problem }))
}

const idsOf = (source: string): string[] =>
  [...Markdoc.parse(source).walk()].flatMap(({ attributes }) =>
    typeof attributes.id === 'string' ? [attributes.id] : [],
  )

const derivedNames = ({ derive, sampleAnswers }: Template): string[] =>
  derive ? [...Object.keys(derive(sampleAnswers)), ...Object.keys(derive({}))] : []

const notesFiles = (template: Template): [string, string][] => [
  ...Object.entries(template.stateNotes).map(([state, source]): [string, string] => [
    `states/${state}`,
    source,
  ]),
  ['states/default', template.defaultStateNotes],
]

/** The names available to prescribed texts, which can't use a document's questions. */
const inStatutes: Names = {
  fields: new Map(),
  others: new Set([...Object.keys(STATUTE_VARIABLES), ...CERTIFICATE_VARIABLES]),
  ids: new Set(),
}

/**
 * Everything in a template's sources that the dialect doesn't allow: tags, attributes, variables,
 * functions, references, and unsupported Markdown.
 */
export const sourceProblems = (template: Template): SourceProblem[] => {
  const { agreement, instructions } = template
  const fields = new Map(allFields(template).map((field) => [field.key, field]))
  const others = new Set(['today', ...derivedNames(template)])
  const ids = (...sources: string[]) => new Set(sources.flatMap(idsOf))
  const inNotes = {
    fields,
    others: new Set([...others, 'state']),
    ids: ids(agreement, instructions),
  }
  const statutes = Object.entries({ ...STATUTE_SOURCES, certificate: CERTIFICATE_SOURCE }).map(
    ([kind, source]): SourceFile => ({
      file: `statutes/${kind}`,
      source,
      config: STATUTES_CONFIG,
      names: inStatutes,
    }),
  )
  const document = (file: string, source: string): SourceFile => ({
    file,
    source,
    config: DOCUMENT_CONFIG,
    names: { fields, others, ids: ids(source) },
  })
  return [
    document('agreement', agreement),
    document('instructions', instructions),
    ...notesFiles(template).map(
      ([file, source]): SourceFile => ({ file, source, config: NOTES_CONFIG, names: inNotes }),
    ),
    ...statutes,
  ].flatMap(problemsOf)
}
