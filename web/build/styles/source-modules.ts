import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ESTree, parseSync } from 'vite'

const web = fileURLToPath(new URL('../../', import.meta.url))

export type Expression = ESTree.Expression
export type Attributes = ESTree.JSXOpeningElement['attributes']

/** Something that a name may stand for. */
export type Meaning =
  | { is: 'value'; expression: Expression }
  /** A property of a value: `const { mt } = STYLES`. */
  | { is: 'part'; expression: Expression; property: string }
  /** A prop of a component. */
  | { is: 'prop'; component: string; property: string; standard?: Expression }
  | { is: 'import'; file: string; name: string }
  /** An entry of a list, or a property of it: `list.map((entry) => ...)`. */
  | { is: 'entry'; list: Expression; property?: string }
  /** All other props of a component, which whoever uses it writes. */
  | { is: 'rest'; component: string }

export type UsedElement = { name: string; attributes: Attributes; line: number }

export type SourceModule = {
  file: string
  /** What names of the module stand for, whatever their scope. */
  meanings: Map<string, Meaning[]>
  elements: UsedElement[]
  /** Calls of `chakra('div', { ... })`: the second argument. */
  factories: Expression[]
  /** Names that come from Chakra. */
  chakra: Set<string>
}

type Node = { type: string } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const walk = (node: Node, visit: (node: Node, parent?: Node) => void, parent?: Node): void => {
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, node)
    }
  }
}

const nameOf = (name: ESTree.JSXElementName): string =>
  name.type === 'JSXMemberExpression'
    ? `${nameOf(name.object)}.${name.property.name}`
    : 'name' in name && typeof name.name === 'string'
      ? name.name
      : ''

const keyOf = (key: ESTree.PropertyKey): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

class Reader {
  readonly module: SourceModule
  private readonly text: string

  constructor(file: string, text: string) {
    this.text = text
    this.module = { file, meanings: new Map(), elements: [], factories: [], chakra: new Set() }
  }

  private mean(name: string, meaning: Meaning): void {
    this.module.meanings.set(name, [...(this.module.meanings.get(name) ?? []), meaning])
  }

  /** The names of a pattern that takes a value apart. */
  private bind(
    pattern: ESTree.BindingPattern,
    of: (property: string) => Meaning,
    component = '',
  ): void {
    if (pattern.type !== 'ObjectPattern') return
    for (const property of pattern.properties) {
      if (property.type === 'RestElement') {
        const { argument } = property
        if (argument.type === 'Identifier') this.mean(argument.name, { is: 'rest', component })
        continue
      }
      const { value } = property
      const meaning = of(keyOf(property.key))
      if (value.type === 'Identifier') this.mean(value.name, meaning)
      if (value.type === 'AssignmentPattern' && value.left.type === 'Identifier') {
        this.mean(value.left.name, meaning)
        this.mean(value.left.name, { is: 'value', expression: value.right })
      }
    }
  }

  private variable({ id, init }: ESTree.VariableDeclarator): void {
    if (id.type === 'Identifier' && init) this.mean(id.name, { is: 'value', expression: init })
    if (init) this.bind(id, (property) => ({ is: 'part', expression: init, property }))
    const made = init?.type === 'ArrowFunctionExpression' ? init : undefined
    if (id.type === 'Identifier' && made) this.parameters(id.name, made.params)
  }

  private parameters(component: string, params: readonly ESTree.ParamPattern[]): void {
    const [first] = params
    if (first?.type === 'ObjectPattern') {
      this.bind(first, (property) => ({ is: 'prop', component, property }), component)
    }
  }

  private imports({ source, specifiers }: ESTree.ImportDeclaration): void {
    for (const specifier of specifiers) {
      const local = specifier.local.name
      if (source.value === '@chakra-ui/react') this.module.chakra.add(local)
      if (specifier.type !== 'ImportSpecifier' || !source.value.startsWith('.')) continue
      const file = resolve(dirname(this.module.file), source.value)
      const { imported } = specifier
      this.mean(local, {
        is: 'import',
        file,
        name: imported.type === 'Identifier' ? imported.name : imported.value,
      })
    }
  }

  private element({ name, attributes, start }: ESTree.JSXOpeningElement): void {
    const line = this.text.slice(0, start).split('\n').length
    this.module.elements.push({ name: nameOf(name), attributes, line })
  }

  private call({ callee, arguments: [first, options] }: ESTree.CallExpression): void {
    const isMap =
      callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.property.name === 'map'
    if (isMap && first?.type === 'ArrowFunctionExpression') this.entries(callee.object, first)
    const isFactory = callee.type === 'Identifier' && callee.name === 'chakra'
    if (isFactory && options && options.type !== 'SpreadElement') {
      this.module.factories.push(options)
    }
  }

  private entries(list: Expression, { params: [entry] }: ESTree.ArrowFunctionExpression): void {
    if (entry?.type === 'Identifier') this.mean(entry.name, { is: 'entry', list })
    if (entry?.type === 'ObjectPattern') {
      this.bind(entry, (property) => ({ is: 'entry', list, property }))
    }
  }

  read(program: ESTree.Program): SourceModule {
    walk(program as unknown as Node, (node) => {
      const known = node as unknown as ESTree.Node
      if (known.type === 'VariableDeclarator') this.variable(known)
      if (known.type === 'ImportDeclaration') this.imports(known)
      if (known.type === 'JSXOpeningElement') this.element(known)
      if (known.type === 'CallExpression') this.call(known)
    })
    return this.module
  }
}

const readModule = (file: string): SourceModule => {
  const text = readFileSync(file, 'utf8')
  return new Reader(file, text).read(parseSync(file, text).program)
}

/** The modules of the site that the browser runs, by their paths. */
export const readSourceModules = (): Map<string, SourceModule> => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/^(build|chakra|theme|dist|node_modules)\//.test(file),
    )
    .map((file) => `${web}${file}`)
  return new Map(files.map((file) => [file, readModule(file)]))
}
