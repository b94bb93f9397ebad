/** What a class name may hold without looking odd in a page. */
const READABLE = /^[\w.:/%@-]+$/

/** How many hashes there are: four characters, which is what a page's HTML cannot pack. The build finds two of the same. */
const HASHES = 36 ** 4

/** FNV-1a, 32 bits, of which enough are taken. */
const hash = (text: string): string => {
  let sum = 0x811c9dc5
  for (const character of text) {
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return ((sum >>> 0) % HASHES).toString(36)
}

export type StyleValue = string | number | boolean

/**
 * The class of one declaration: `mt-4`, `md:px-8`, `_hover:bg-bg.muted`, or a hash of it where the value or the
 * selector has other characters. The program and the build (web/build/styles) name a declaration in the same way.
 */
export const className = (
  conditions: readonly string[],
  property: string,
  value: StyleValue,
): string => {
  const name = [...conditions, `${property}-${value}`].join(':')
  return READABLE.test(name) ? name : `x${hash(name)}`
}
