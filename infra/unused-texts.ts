import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'
import type { Coverage } from '../shared/documents/template/coverage.ts'

/*
 * What the bundles of functions that check answers, and print nothing, go without: only the messages of errors leave
 * them. test/infra/bundled-checks compares what they answer with what the whole code says.
 */

/** What only printing reads of a document. */
const withoutPrint: Plugin = {
  name: 'without-print',
  load: {
    filter: { id: /\.md$|\/shared\/documents\/[\w-]+\/(derive|sample)\.ts$/ },
    handler: (path) => ({
      code: path.endsWith('.md')
        ? "export default ''"
        : `export const ${path.endsWith('derive.ts') ? 'derive = undefined' : 'sampleAnswers = {}'}`,
    }),
  },
}

const isRefused = ([, { kind }]: [string, Coverage[keyof Coverage]]) => kind === 'refuse'

/** Why a state is served, which pages tell; a function has to know only why one is refused. */
const withoutReasons: Plugin = {
  name: 'without-reasons',
  load: {
    filter: { id: /\/shared\/documents\/(?!template)[\w-]+\/coverage\.ts$/ },
    handler: async (path) => {
      const { coverage } = (await import(pathToFileURL(path).href)) as { coverage: Coverage }
      const refused = Object.fromEntries(Object.entries(coverage).filter(isRefused))
      return { code: `export const coverage = ${JSON.stringify(refused)}` }
    },
  },
}

/** A piece of code and what stands there instead. */
type Edit = { start: number; end: number; code: string }
type Property = ESTree.ObjectProperty

const propertiesOf = ({ properties }: ESTree.ObjectExpression): Map<string, Property> =>
  new Map(
    properties.flatMap((property): [string, Property][] =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, property]]
        : [],
    ),
  )

const isLiteral = (node: ESTree.Node | undefined, value: unknown): boolean =>
  node?.type === 'Literal' && node.value === value

const isText = (value: ESTree.Node): boolean =>
  value.type === 'TemplateLiteral' || (value.type === 'Literal' && typeof value.value === 'string')

/** The property with another value. */
const withValue = ({ start, end }: Property, name: string, value: string): Edit => ({
  start,
  end,
  code: `${name}: ${value}`,
})

const emptied = (names: readonly string[], properties: Map<string, Property>): Edit[] =>
  names.flatMap((name) => {
    const property = properties.get(name)
    return property && isText(property.value) ? [withValue(property, name, "''")] : []
  })

/** Whether the object is a question whose label no message can name. */
const isNeverNamed = (properties: Map<string, Property>): boolean =>
  properties.has('kind') &&
  (properties.has('requiredMessage') || isLiteral(properties.get('required')?.value, false))

/** An option's label, and that of a question whose message does not name it. */
const labelEdits = (properties: Map<string, Property>): Edit[] =>
  properties.has('value') || isNeverNamed(properties) ? emptied(['label'], properties) : []

const replaced = (values: Record<string, string>, properties: Map<string, Property>): Edit[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const property = properties.get(name)
    return property ? [withValue(property, name, value)] : []
  })

const warns = (properties: Map<string, Property>): boolean =>
  isLiteral(properties.get('level')?.value, 'warning')

/** A rule that only warns finds nothing and says nothing. */
const warningEdits = (properties: Map<string, Property>): Edit[] =>
  warns(properties)
    ? replaced({ message: "''", also: '[]', broken: '() => false' }, properties)
    : []

/** What a call is given, by which it makes a rule that only warns. */
const callEdits = ({ arguments: given }: ESTree.CallExpression): Edit[] => {
  const makesWarning = given.some(
    (node) =>
      isLiteral(node, 'warning') || (node.type === 'ObjectExpression' && warns(propertiesOf(node))),
  )
  if (!makesWarning) return []
  return given.flatMap(({ start, end, ...node }) =>
    node.type === 'ArrowFunctionExpression' ? [{ start, end, code: '() => undefined' }] : [],
  )
}

/** Nobody asks how the form divides the lines of an answer. */
const listEdits = (properties: Map<string, Property>): Edit[] =>
  properties.has('kind') ? replaced({ list: 'undefined' }, properties) : []

/** What a form shows at a question or above a step, and what a document says of a state's law. */
const SHOWN = ['help', 'why', 'intro', 'suggestion', 'autocomplete', 'nameFrom']
const PRINTED = ['terms', 'cite', 'note', 'term', 'signing', 'source', 'asks', 'recital']

const editsOf = (object: ESTree.ObjectExpression): Edit[] => {
  const properties = propertiesOf(object)
  return [
    ...emptied([...SHOWN, ...PRINTED], properties),
    ...(properties.has('fields') ? emptied(['title'], properties) : []),
    ...labelEdits(properties),
    ...warningEdits(properties),
    ...listEdits(properties),
  ]
}

/** The code with its edits, of which one inside of another is left out. */
const edited = (code: string, edits: readonly Edit[]): string => {
  const outer = edits.filter(
    (edit) => !edits.some(({ start, end }) => start < edit.start && edit.end < end),
  )
  return outer
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, code }) => rest.slice(0, start) + code + rest.slice(end), code)
}

/** Questions and rules without what only a form shows. */
const withoutShown: Plugin = {
  name: 'without-shown',
  transform: {
    filter: { id: /\/shared\/documents\/[\w-]+\/[\w-]+\.ts$/ },
    handler(code, path) {
      const edits: Edit[] = []
      new Visitor({
        ObjectExpression: (object) => void edits.push(...editsOf(object)),
        CallExpression: (call) => void edits.push(...callEdits(call)),
      }).visit(parseSync(path, code).program)
      return edited(code, edits)
    },
  },
}

export const UNUSED_WITHOUT_PRINT: Plugin[] = [withoutPrint, withoutReasons, withoutShown]
