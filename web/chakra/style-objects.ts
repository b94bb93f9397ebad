import type { StyleValue } from './class-name.ts'

/** Styles as Chakra writes them: by property, condition and breakpoint. */
export type StyleObject = { readonly [name: string]: StyleObject | StyleValue | null | undefined }

/** A ready class, styles, or a list of both; later ones win. */
export type Style = string | false | null | undefined | StyleObject | readonly Style[]

/** The condition of styles that any others of the same element replace. */
export const BELOW = '@r'

const BREAKPOINTS = new Set(['base', 'sm', 'md', 'lg', 'xl'])

/** Whether a name in a style object is a state, a selector, an at-rule or a breakpoint, and no property. */
export const isCondition = (name: string): boolean => /^[_@]|&/.test(name) || BREAKPOINTS.has(name)

type Declare = (conditions: readonly string[], property: string, value: StyleValue) => void

const declareOne = (
  value: StyleObject[string],
  property: string,
  conditions: readonly string[],
  declare: Declare,
): void => {
  if (value === null || value === undefined) return
  if (typeof value !== 'object') {
    declare(conditions, property, value)
    return
  }
  for (const [name, inner] of Object.entries(value)) {
    declareOne(inner, property, name === 'base' ? conditions : [...conditions, name], declare)
  }
}

/** Calls `declare` with each declaration of a style object. */
export const eachDeclaration = (
  styles: StyleObject,
  declare: Declare,
  conditions: readonly string[] = [],
): void => {
  for (const [name, value] of Object.entries(styles)) {
    if (isCondition(name) && typeof value === 'object' && value !== null) {
      eachDeclaration(value, declare, name === 'base' ? conditions : [...conditions, name])
    } else {
      declareOne(value, name, conditions, declare)
    }
  }
}
