import PRINTABLE_RANGES from './printable-ranges.json' with { type: 'json' }

/** First and last code point of each range that the fonts of documents have. */
const PRINTABLE = PRINTABLE_RANGES.ranges.split(' ').map((range) => {
  const [first = '', last = first] = range.split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
})

/** White space and invisible characters need no glyph. */
const NEEDS_NO_GLYPH = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

const isPrintable = (character: string): boolean => {
  if (NEEDS_NO_GLYPH.test(character)) return true
  const codePoint = character.codePointAt(0) ?? 0
  return PRINTABLE.some(([first, last]) => first <= codePoint && codePoint <= last)
}

/** The distinct characters of a text that no document font has. Files show them as "�". */
export const unprintableCharacters = (text: string): string[] =>
  [...new Set(text)].filter((character) => !isPrintable(character))
