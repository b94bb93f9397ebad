import { className, type StyleValue } from '../../chakra/class-name.ts'
import { columns, FLEX_PROPS, GRID_PROPS } from '../../chakra/renamed-props.ts'
import { BELOW, isCondition } from '../../chakra/style-objects.ts'
import type { Possible } from './possible.ts'
import { PossibleValues } from './possible-values.ts'
import { readSourceModules, type SourceModule, type UsedElement } from './source-modules.ts'

/** One declaration that an element of the site may have. */
export type Declaration = { conditions: readonly string[]; property: string; value: StyleValue }

const written = ({ conditions, property, value }: Declaration): string =>
  [...conditions, `${property}: ${value}`].join(' ')

type FoundStyles = {
  /** By the name of their class. */
  declarations: Map<string, Declaration>
  /** The names of style props. */
  properties: Set<string>
}

/** What the components of web/chakra add by themselves. */
const OWN: readonly [property: string, value: StyleValue][] = [
  ['display', 'flex'],
  ['display', 'grid'],
  ['flexDirection', 'column'],
  ['gap', '0.5rem'],
  ['srOnly', true],
]

/** Parts of Chakra that the built site does not have. */
const MISSING = new Set(['unstyled', 'recipe', 'separator', 'inline', 'minChildWidth'])

const RENAMED: Readonly<Record<string, string>> = {
  ...FLEX_PROPS,
  ...GRID_PROPS,
  columns: 'gridTemplateColumns',
}

const propertyOf = (name: string): string => RENAMED[name] ?? name

class Finder {
  readonly found: FoundStyles = { declarations: new Map(), properties: new Set() }
  readonly problems: string[] = []
  private readonly modules = readSourceModules()
  private readonly values = new PossibleValues(this.modules)

  private readonly isProperty: (name: string) => boolean

  constructor(isProperty: (name: string) => boolean) {
    this.isProperty = isProperty
  }

  private note(conditions: readonly string[], property: string, value: StyleValue): void {
    const name = className(conditions, property, value)
    const declaration = { conditions, property, value }
    const known = this.found.declarations.get(name)
    if (known && written(known) !== written(declaration))
      throw new Error(`${written(known)} and ${written(declaration)} have one hash, ${name}`)
    this.found.declarations.set(name, declaration)
  }

  /** Styles at a place: a value of a property, or an object of properties and conditions. */
  private style(
    possible: readonly Possible[],
    conditions: readonly string[],
    property: string | undefined,
    at: string,
  ): void {
    for (const value of possible) {
      if (value.is === 'unknown')
        this.problems.push(`${at}: ${property ?? 'css'} has a value that only the program knows`)
      if (value.is === 'list') this.style(value.items, conditions, property, at)
      if (value.is === 'object') {
        for (const [name, inner] of value.entries) {
          const isPlace = property !== undefined || isCondition(name)
          const place = isPlace && name !== 'base' ? [...conditions, name] : conditions
          this.style(inner, place, isPlace ? property : name, at)
        }
      }
      if (
        value.is === 'value' &&
        property !== undefined &&
        value.value !== undefined &&
        value.value !== null
      ) {
        this.note(conditions, property, value.value)
      }
    }
  }

  private prop(name: string, possible: readonly Possible[], at: string): void {
    if (name === 'css') this.style(possible, [], undefined, at)
    else if (name.startsWith('_')) this.style(possible, [name], undefined, at)
    else if (name === 'columns') {
      this.style(possible.map(equalColumns), [], propertyOf(name), at)
    } else this.style(possible, [], propertyOf(name), at)
  }

  /** Components of ours that hand on the props which they do not name to one of Chakra's, directly or by way of others. */
  private readonly wrappers = new Set<string>()

  /** The props that components of ours name. */
  private readonly named = new Set<string>()

  private findNamed(): void {
    for (const { meanings } of this.modules.values()) {
      for (const meaning of [...meanings.values()].flat()) {
        if (meaning.is === 'prop') this.named.add(`${meaning.component} ${meaning.property}`)
      }
    }
  }

  private findWrappers(): void {
    const before = this.wrappers.size
    for (const module of this.modules.values()) {
      for (const { name, attributes } of module.elements) {
        if (!this.isStyled(name, module)) continue
        for (const attribute of attributes) {
          if (attribute.type !== 'JSXSpreadAttribute') continue
          if (attribute.argument.type !== 'Identifier') continue
          for (const meaning of module.meanings.get(attribute.argument.name) ?? []) {
            if (meaning.is === 'rest' && meaning.component) this.wrappers.add(meaning.component)
          }
        }
      }
    }
    if (this.wrappers.size > before) this.findWrappers()
  }

  private isStyled(element: string, module: SourceModule): boolean {
    return this.wrappers.has(element) || module.chakra.has(element.split('.')[0] ?? '')
  }

  private attribute(
    name: string,
    possible: readonly Possible[],
    { module, element }: { module: SourceModule; element: UsedElement },
  ): void {
    const isChakra = module.chakra.has(element.name.split('.')[0] ?? '')
    const at = `${module.file}:${element.line}: <${element.name}>`
    if (isChakra && (MISSING.has(name) || (name === 'loading' && element.name === 'Button')))
      this.problems.push(`${at}: ${name} is no part of web/chakra`)
    if (name !== 'css' && !RENAMED[name] && !this.isProperty(name)) return
    if (name !== 'css' && possible.some(({ is }) => is === 'value' || is === 'object')) {
      this.found.properties.add(propertyOf(name))
    }
    // What is given to a component of ours may be something else of the same name.
    const before = this.problems.length
    this.prop(name, possible, at)
    const isHandedOn =
      this.isStyled(element.name, module) && !this.named.has(`${element.name} ${name}`)
    if (!isHandedOn) this.problems.length = before
  }

  private element(module: SourceModule, element: UsedElement): void {
    if (!/^[A-Z]|\./.test(element.name)) return
    for (const attribute of element.attributes) {
      if (attribute.type === 'JSXAttribute') {
        const { name } = attribute.name
        if (typeof name === 'string') {
          this.attribute(name, this.values.valueOf(attribute.value, module), { module, element })
        }
        continue
      }
      for (const value of this.values.of(attribute.argument, module)) {
        if (value.is !== 'object') continue
        for (const [name, inner] of value.entries) this.attribute(name, inner, { module, element })
      }
    }
  }

  find(): FoundStyles {
    for (const [property, value] of OWN) {
      this.note([], property, value)
      this.found.properties.add(property)
    }
    this.findNamed()
    this.findWrappers()
    do {
      this.problems.length = 0
      for (const module of this.modules.values()) {
        for (const element of module.elements) this.element(module, element)
        for (const options of module.factories) this.factory(options, module)
      }
    } while (this.values.again())
    if (this.problems.length > 0) throw new Error(this.problems.join('\n'))
    return this.found
  }

  private factory(options: SourceModule['factories'][number], module: SourceModule): void {
    for (const value of this.values.of(options, module)) {
      if (value.is !== 'object') continue
      for (const [name, inner] of value.entries) {
        if (name !== 'base') this.problems.push(`${module.file}: chakra() with ${name}`)
        else this.style(inner, [BELOW], undefined, module.file)
      }
    }
  }
}

const equalColumns = (count: Possible): Possible => {
  if (count.is === 'value') {
    return { is: 'value', value: typeof count.value === 'number' ? columns(count.value) : null }
  }
  if (count.is !== 'object') return { is: 'value', value: null }
  const entries = [...count.entries].map(
    ([name, values]) => [name, values.map(equalColumns)] as const,
  )
  return { ...count, entries: new Map(entries) }
}

/** All declarations of the site's components; `isProperty` knows the names of Chakra's style props. */
export const findStyles = (isProperty: (name: string) => boolean): FoundStyles =>
  new Finder(isProperty).find()
