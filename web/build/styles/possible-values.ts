import { Answers } from './answers.ts'
import { CLASS, joined, known, type Possible, UNKNOWN } from './possible.ts'
import type { Attributes, Expression, Meaning, SourceModule } from './source-modules.ts'

/** `useSlotRecipe({ ... })`, which is called once more for the classes. */
const isSlotRecipe = (callee: Expression): boolean =>
  callee.type === 'CallExpression' &&
  callee.callee.type === 'Identifier' &&
  callee.callee.name === 'useSlotRecipe'

/** Finds all values that an expression may have, by the text of the program and whatever the order in which it runs. */
export class PossibleValues {
  private readonly answers = new Answers()
  private readonly modules: Map<string, SourceModule>

  private readonly uses = new Map<string, { attributes: Attributes; module: SourceModule }[]>()

  constructor(modules: Map<string, SourceModule>) {
    this.modules = modules
    for (const module of modules.values()) {
      for (const { name, attributes } of module.elements) {
        this.uses.set(name, [...(this.uses.get(name) ?? []), { attributes, module }])
      }
    }
  }

  of(node: Expression, module: SourceModule): Possible[] {
    return this.answers.once(node, () => this.find(node, module))
  }

  /** Begins another round; false when the last one has found nothing new. */
  again(): boolean {
    return this.answers.again()
  }

  private find(node: Expression, module: SourceModule): Possible[] {
    switch (node.type) {
      case 'Literal':
        return [
          typeof node.value === 'object' || typeof node.value === 'bigint'
            ? known(null)
            : known(node.value),
        ]
      case 'TemplateLiteral':
        return joined(
          node.quasis.flatMap((quasi, index) => {
            const inner = node.expressions[index]
            const text = [known(quasi.value.cooked ?? '')]
            return inner ? [text, this.of(inner, module)] : [text]
          }),
        )
      case 'ConditionalExpression':
        return [...this.of(node.consequent, module), ...this.of(node.alternate, module)]
      case 'LogicalExpression':
        return [
          ...(node.operator === '&&' ? [] : this.of(node.left, module)),
          ...this.of(node.right, module),
        ]
      case 'UnaryExpression':
        return this.of(node.argument, module).map((value) =>
          value.is === 'value' && node.operator === '-' ? known(-Number(value.value)) : UNKNOWN,
        )
      case 'ObjectExpression':
        return [this.object(node, module)]
      case 'ArrayExpression':
        return [
          {
            is: 'list',
            written: node,
            items: node.elements.flatMap((item) =>
              item && item.type !== 'SpreadElement' ? this.of(item, module) : [],
            ),
          },
        ]
      case 'Identifier':
        return node.name === 'undefined' ? [known(undefined)] : this.named(node.name, module)
      case 'MemberExpression':
        return this.member(node, module)
      case 'CallExpression':
        return this.called(node, module)
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return this.of(node.expression, module)
      default:
        return [UNKNOWN]
    }
  }

  private object(
    written: Extract<Expression, { type: 'ObjectExpression' }>,
    module: SourceModule,
  ): Possible {
    const entries = new Map<string, Possible[]>()
    const add = (name: string, values: Possible[]) =>
      entries.set(name, [...(entries.get(name) ?? []), ...values])
    for (const property of written.properties) {
      if (property.type === 'SpreadElement') {
        for (const value of this.of(property.argument, module)) {
          if (value.is === 'object') for (const [name, inner] of value.entries) add(name, inner)
          else if (value.is === 'unknown') add('...', [UNKNOWN])
        }
        continue
      }
      const { key } = property
      const names = property.computed
        ? this.of(key as Expression, module)
        : [
            known(
              key.type === 'Identifier'
                ? key.name
                : key.type === 'Literal'
                  ? String(key.value)
                  : '',
            ),
          ]
      for (const name of names) {
        if (name.is === 'value') add(String(name.value), this.of(property.value, module))
      }
    }
    return { is: 'object', written, entries }
  }

  private member(
    node: Extract<Expression, { type: 'MemberExpression' }>,
    module: SourceModule,
  ): Possible[] {
    const { property } = node
    if (node.object.type === 'Super' || property.type === 'PrivateIdentifier') return [UNKNOWN]
    const name = property.type === 'Identifier' && !node.computed ? property.name : undefined
    return this.of(node.object, module).flatMap((value) => this.partsOf(value, name))
  }

  /** The part with a name, or each part when the name is not known. */
  private partsOf(value: Possible, name?: string): Possible[] {
    if (value.is === 'class') return [value]
    if (value.is === 'list' && name === undefined) return value.items
    if (value.is !== 'object') return [UNKNOWN]
    if (name === undefined) return [...value.entries.values()].flat()
    return value.entries.get(name) ?? [known(undefined)]
  }

  /** What a function of ours may return. */
  private called(
    { callee, arguments: [first] }: Extract<Expression, { type: 'CallExpression' }>,
    module: SourceModule,
  ): Possible[] {
    if (
      callee.type === 'Identifier' &&
      callee.name === 'defineStyle' &&
      first?.type !== 'SpreadElement' &&
      first
    ) {
      return this.of(first, module)
    }
    if (isSlotRecipe(callee)) return [CLASS]
    if (callee.type !== 'Identifier') return [UNKNOWN]
    const bodies = this.functions(callee.name, module)
    if (bodies.length === 0) return [UNKNOWN]
    return bodies.flatMap(({ body, at }) => this.of(body, at))
  }

  private functions(name: string, module: SourceModule): { body: Expression; at: SourceModule }[] {
    return (module.meanings.get(name) ?? []).flatMap((meaning) => {
      if (meaning.is === 'import') {
        const other = this.modules.get(meaning.file)
        return other ? this.functions(meaning.name, other) : []
      }
      if (meaning.is !== 'value' || meaning.expression.type !== 'ArrowFunctionExpression') return []
      const { body } = meaning.expression
      return body.type === 'BlockStatement' ? [] : [{ body, at: module }]
    })
  }

  private named(name: string, module: SourceModule): Possible[] {
    const meanings = module.meanings.get(name)
    return meanings ? meanings.flatMap((meaning) => this.meant(meaning, module)) : [UNKNOWN]
  }

  private meant(meaning: Meaning, module: SourceModule): Possible[] {
    switch (meaning.is) {
      case 'value':
        return this.of(meaning.expression, module)
      case 'part':
        return this.of(meaning.expression, module).flatMap((value) =>
          this.partsOf(value, meaning.property),
        )
      case 'import': {
        if (meaning.file.endsWith('.styles.ts')) return [CLASS]
        const other = this.modules.get(meaning.file)
        return other ? this.named(meaning.name, other) : [UNKNOWN]
      }
      case 'prop':
        return this.given(meaning.component, meaning.property)
      case 'entry':
        return this.of(meaning.list, module).flatMap((value) =>
          value.is === 'list'
            ? value.items.flatMap((item) => this.entry(item, meaning.property))
            : [UNKNOWN],
        )
      default:
        return [{ is: 'rest' }]
    }
  }

  private entry(item: Possible, property?: string): Possible[] {
    return property === undefined ? [item] : this.partsOf(item, property)
  }

  /** What is given to a prop wherever a component of that name is used. */
  given(component: string, property: string): Possible[] {
    return this.answers.once(`${component} ${property}`, () =>
      (this.uses.get(component) ?? []).flatMap(({ attributes, module }) =>
        this.attribute(attributes, property, module),
      ),
    )
  }

  private attribute(attributes: Attributes, property: string, module: SourceModule): Possible[] {
    return attributes.flatMap((attribute) => {
      if (attribute.type === 'JSXSpreadAttribute') {
        return this.of(attribute.argument, module).flatMap((value) =>
          value.is === 'object' ? (value.entries.get(property) ?? []) : [],
        )
      }
      const { name } = attribute.name
      return name === property ? this.valueOf(attribute.value, module) : []
    })
  }

  /** What the value of an attribute may be. */
  valueOf(
    value: Extract<Attributes[number], { type: 'JSXAttribute' }>['value'],
    module: SourceModule,
  ): Possible[] {
    if (!value) return [known(true)]
    if (value.type === 'Literal') return [known(value.value)]
    if (value.type !== 'JSXExpressionContainer') return [UNKNOWN]
    return value.expression.type === 'JSXEmptyExpression' ? [] : this.of(value.expression, module)
  }
}
