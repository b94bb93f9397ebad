import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SystemStyleObject } from '@chakra-ui/react'
import { BELOW } from '../../chakra/style-objects.ts'
import { recipes } from '../../theme/recipes.ts'
import { slotRecipes } from '../../theme/slot-recipes.ts'
import { system } from '../../theme.ts'
import { type Declaration, findStyles } from './found-styles.ts'
import { byPlace } from './rule-order.ts'
import { usedTokens } from './used-tokens.ts'
import { writtenRules, writtenSheet } from './written-rules.ts'

const web = fileURLToPath(new URL('../../', import.meta.url))

type Variants = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Recipe = { variants?: Variants; defaultVariants?: Readonly<Record<string, unknown>> }

export type SiteStyles = {
  /** The order of layers and the reset. */
  base: string
  tokens: string
  /** The rules of each class, in the order in which they stand in a sheet. */
  rules: ReadonlyMap<string, string>
  /** What web/chakra needs to name classes. */
  properties: string
  spellings: Readonly<Record<string, string>>
  recipes: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Every way to choose one of each kind of variants. */
const choicesOf = (variants: Variants): Record<string, string>[] =>
  Object.entries(variants).reduce<Record<string, string>[]>(
    (choices, [kind, options]) =>
      choices.flatMap((choice) =>
        Object.keys(options).map((option) => ({ ...choice, [kind]: option })),
      ),
    [{}],
  )

type Rules = Map<string, string>

/** Chakra's own types know the names of properties, which here are those of the site's source. */
const cssOf = (styles: object) => system.css(styles as SystemStyleObject)

const addRecipes = (rules: Rules): void => {
  for (const [key, { variants = {} }] of Object.entries<Recipe>(recipes)) {
    for (const choice of choicesOf(variants)) {
      const name = [key, ...Object.values(choice)].join('-')
      rules.set(name, writtenRules(name, cssOf(system.getRecipeFn(key)(choice))))
    }
  }
  for (const key of Object.keys(slotRecipes)) {
    const slots: Record<string, SystemStyleObject> = system.getSlotRecipeFn(key)({})
    for (const [slot, styles] of Object.entries(slots)) {
      const name = `${key}-${slot}`
      // A slot without styles has a rule as well: each class that stands in a page has one.
      rules.set(name, writtenRules(name, cssOf(styles)) || `.${name}{}`)
    }
  }
}

/** The class of a style that is exported by a file `*.styles.ts`. */
export const fileClass = (file: string, name: string): string =>
  `${basename(file, '.styles.ts')}-${name.toLowerCase()}`

/** The styles that a file `*.styles.ts` exports. */
export const stylesIn = async (file: string): Promise<Record<string, SystemStyleObject>> =>
  import(pathToFileURL(file).href)

const addFiles = async (rules: Rules): Promise<void> => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.styles.ts'),
  )
  for (const file of files.sort()) {
    for (const [name, styles] of Object.entries(await stylesIn(`${web}${file}`))) {
      const ownClass = fileClass(file, name)
      rules.set(ownClass, writtenRules(ownClass, cssOf(styles)))
    }
  }
}

const nested = ({ conditions, property, value }: Declaration): object =>
  conditions.reduceRight<object>(
    (styles, condition) => ({ [condition === BELOW ? '@layer recipes' : condition]: styles }),
    { [property]: value },
  )

const addDeclarations = (rules: Rules, declarations: ReadonlyMap<string, Declaration>): void => {
  const ordered = [...declarations].sort(
    ([one, first], [other, second]) => byPlace(first, second) || (one < other ? -1 : 1),
  )
  for (const [name, declaration] of ordered) {
    rules.set(name, writtenRules(name, cssOf(nested(declaration))))
  }
}

/** The names of properties that are in use beside another name of the same property. */
const spellingsOf = (properties: readonly string[]): Record<string, string> => {
  const named = properties.map((name) => {
    const [meant = name, ...others] = Object.keys(cssOf({ [name]: 0 }))
    return { name, meant: others.length > 0 ? name : meant }
  })
  const doubled = Object.values(Object.groupBy(named, ({ meant }) => meant)).filter(
    (group = []) => group.length > 1,
  )
  return Object.fromEntries(
    doubled.flatMap((group = []) => group.map(({ name, meant }) => [name, meant] as const)),
  )
}

/** The standard variants of each recipe. */
const standardVariants = (): SiteStyles['recipes'] =>
  Object.fromEntries(
    Object.entries<Recipe>(recipes).map(([key, { variants = {}, defaultVariants = {} }]) => [
      key,
      Object.fromEntries(
        Object.keys(variants).map((kind) => [kind, String(defaultVariants[kind] ?? '')]),
      ),
    ]),
  )

const make = async (): Promise<SiteStyles> => {
  const rules: Rules = new Map()
  const { declarations, properties } = findStyles((name) => system.isValidProperty(name))
  addRecipes(rules)
  await addFiles(rules)
  addDeclarations(rules, declarations)
  const names = [...properties].filter((name) => !name.startsWith('_')).sort()
  const [base = {}, tokens = {}] = system._global
  return {
    base: system.layers.atRule + writtenSheet(base),
    tokens: writtenSheet(tokens),
    rules,
    properties: names.join(' '),
    spellings: spellingsOf(names),
    recipes: standardVariants(),
  }
}

let made: Promise<SiteStyles> | undefined

/** All styles of the site, made once. */
export const siteStyles = (): Promise<SiteStyles> => {
  made ??= make()
  return made
}

const AT_RULE = /^(@media[^{]+)\{(.*)\}$/s

/** Rules that follow each other and are for the same windows share their condition. */
const joinedRules = (rules: Iterable<string>): string => {
  let open = ''
  let sheet = ''
  for (const rule of rules) {
    const [, condition = '', inner = rule] = AT_RULE.exec(rule) ?? []
    if (condition !== open) sheet += `${open && '}'}${condition && `${condition}{`}`
    sheet += inner
    open = condition
  }
  return sheet + (open && '}')
}

/** The sheet of all pages. */
export const siteSheet = ({ base, tokens, rules }: SiteStyles): string =>
  base + tokens + joinedRules(rules.values())

/** A rule of the reset for elements by their names. */
const ELEMENT_RULE = /(?<=[{}])([a-z]\w*(?:,[a-z]\w*)*)(?::where\([^)]*\))?\{[^{}]*\}/g
/** The elements that stand around what is drawn of a page. */
const AROUND = ['html', 'body']

/** An animation. */
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g

/** The reset without its rules for elements that a page has not, nor animations that its rules do not name. */
const usedBase = (base: string, elements: ReadonlySet<string>, rules: string): string =>
  base
    .replaceAll(ELEMENT_RULE, (rule, names: string) =>
      names.split(',').some((name) => elements.has(name) || AROUND.includes(name)) ? rule : '',
    )
    .replaceAll(KEYFRAMES, (frames, name: string) => (rules.includes(name) ? frames : ''))

/** What a page holds. */
type PageParts = { classes: ReadonlySet<string>; elements: ReadonlySet<string> }

/**
 * The styles that stand in a page: what it holds has its rules and tokens there.
 * @throws Error when a class has none: a style that findStyles has not found.
 */
export const pageSheet = (
  { base, tokens, rules }: SiteStyles,
  { classes, elements }: PageParts,
): string => {
  // The theme has classes of its own: those of the color modes.
  const unknown = [...classes].filter((name) => !rules.has(name) && !tokens.includes(`.${name}`))
  if (unknown.length > 0) throw new Error(`The sheet has no class ${unknown.join(', ')}`)
  const own = [...rules].flatMap(([name, rule]) => (classes.has(name) ? [rule] : []))
  const sheet = joinedRules(own)
  const reset = usedBase(base, elements, sheet)
  return reset + usedTokens(tokens, reset + sheet) + sheet
}
