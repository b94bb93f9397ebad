export type WordDifference = { added: string[]; missing: string[] }

/** A hyphen inside a word, possibly at a line end, where PDFs hyphenate. */
const INNER_HYPHEN = /(?<=\p{L})[-\u00ad\u2010\u2011]\s*(?=\p{L})/gu
const WORD = /[\p{L}\p{N}]+(?:(?:'(?=\p{L})|[.,](?=\p{N}))[\p{L}\p{N}]+)*/gu
/** Page numbers, section numbers and list letters, which Word adds when it displays a file. */
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

/** The words that `text` has more often than `other`, in order. */
const surplus = (text: string, other: string): string[] => {
  const found = countsOf(wordsOf(other))
  return [...countsOf(wordsOf(text))].flatMap(([word, uses]) =>
    uses.length > (found.get(word)?.length ?? 0) ? [word] : [],
  )
}

/**
 * The difference in words between a PDF and a Word file. Order is ignored, because both store table cells in
 * different orders. `repeated` is text that the PDF repeats on each page and a Word file has once.
 */
export const wordDifference = (pdf: string, word: string, repeated: string): WordDifference => {
  const ignored = new Set(wordsOf(repeated))
  return {
    added: surplus(pdf, word).filter((surplusWord) => !ignored.has(surplusWord)),
    missing: surplus(word, pdf),
  }
}
