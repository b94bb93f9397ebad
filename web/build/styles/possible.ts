import type { Expression } from './source-modules.ts'

/** What an expression may be: a value of the program's text, an object or a list of such, or unknown. */
export type Possible =
  | { is: 'value'; value: string | number | boolean | null | undefined }
  | { is: 'object'; written: Expression; entries: Map<string, Possible[]> }
  | { is: 'list'; written: Expression; items: Possible[] }
  /** A ready class: of a recipe, or of a file `*.styles.ts`. */
  | { is: 'class' }
  /** Props that whoever uses a component writes. */
  | { is: 'rest' }
  | { is: 'unknown' }

export const UNKNOWN: Possible = { is: 'unknown' }
export const CLASS: Possible = { is: 'class' }

/** A value of the program's text. */
export const known = (value: string | number | boolean | null | undefined): Possible => ({
  is: 'value',
  value,
})

/** Each value once. */
export const distinct = (values: readonly Possible[]): Possible[] => {
  const keys = new Set<unknown>()
  return values.filter((value) => {
    const key =
      value.is === 'value'
        ? `${typeof value.value} ${value.value}`
        : value.is === 'object' || value.is === 'list'
          ? value.written
          : value.is
    if (keys.has(key)) return false
    keys.add(key)
    return true
  })
}

/** Every way to put one of each list after another. */
export const joined = (parts: readonly Possible[][]): Possible[] =>
  parts.reduce<Possible[]>(
    (texts, part) =>
      distinct(texts).flatMap((text) =>
        part.map((next) =>
          text.is === 'value' && next.is === 'value'
            ? known(`${text.value}${next.value}`)
            : UNKNOWN,
        ),
      ),
    [known('')],
  )
