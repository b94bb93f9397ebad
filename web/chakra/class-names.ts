import { SPELLINGS } from 'virtual:chakra-styles'
import { className } from './class-name.ts'
import { eachDeclaration, type Style, type StyleObject } from './style-objects.ts'

/** The class of each declaration, by what a later one of them replaces: its property under its conditions. */
type Classes = Map<string, string>

const addObject = (classes: Classes, styles: StyleObject): void =>
  eachDeclaration(styles, (conditions, property, value) => {
    const place = [...conditions, SPELLINGS[property] ?? property].join(' ')
    classes.set(place, className(conditions, property, value))
  })

const isList = (style: Style): style is readonly Style[] => Array.isArray(style)

const add = (classes: Classes, style: Style): void => {
  if (!style) return
  if (typeof style === 'string') classes.set(style, style)
  else if (isList(style)) for (const one of style) add(classes, one)
  else if (typeof style === 'object') addObject(classes, style)
}

/** The classes that stand for the styles, undefined for none. */
export const classNames = (...styles: readonly Style[]): string | undefined => {
  const classes: Classes = new Map()
  for (const style of styles) add(classes, style)
  return [...classes.values()].join(' ') || undefined
}
