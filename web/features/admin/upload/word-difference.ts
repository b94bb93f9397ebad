export type WordDifference = { added: string[]; missing: string[] }

/** A hyphen inside a word, also at the end of a line, where PDFs break words. */
const INNER_HYPHEN = /(?<=\p{L})[-\u00ad\u2010\u2011]\s*(?=\p{L})/gu
const WORD = /[\p{L}\p{N}]+(?:(?:'(?=\p{L})|[.,](?=\p{N}))[\p{L}\p{N}]+)*/gu
/** Numbers of pages and sections, which Word adds when it shows a file, and letters of lists. */
const NUMBERING = /^(?:\d{1,2}|\d{1,2}(?:\.\d{1,2})+|\p{L})$/u

const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .replaceAll('’', "'")
      .toLowerCase()
      .replace(INNER_HYPHEN, '')
      .match(WORD) ?? []
  ).filter((word) => !NUMBERING.test(word))

const countsOf = (words: readonly string[]) => Map.groupBy(words, (word) => word)

/** The words of which one text has more than the other, in the order of the first. */
const surplus = (text: string, other: string): string[] => {
  const found = countsOf(wordsOf(other))
  return [...countsOf(wordsOf(text))].flatMap(([word, uses]) =>
    uses.length > (found.get(word)?.length ?? 0) ? [word] : [],
  )
}

/**
 * How the words of a text differ from another's. Their order is not compared, because PDFs and Word files order the cells
 * of tables differently. `repeated` is text that the PDF repeats on each page and a Word file has once.
 */
export const wordDifference = (pdf: string, word: string, repeated: string): WordDifference => {
  const ignored = new Set(wordsOf(repeated))
  return {
    added: surplus(pdf, word).filter((each) => !ignored.has(each)),
    missing: surplus(word, pdf),
  }
}
