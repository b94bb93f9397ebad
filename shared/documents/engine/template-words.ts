import type { AssembledDocument } from './model.ts'

const addWords = (words: Set<string>, value: unknown): void => {
  if (typeof value !== 'object' || value === null) return
  if ('source' in value && 'text' in value) {
    if (value.source !== 'template' || typeof value.text !== 'string') return
    for (const word of value.text.split(/\s+/)) words.add(word)
    return
  }
  for (const part of Object.values(value)) addWords(words, part)
}

/** The words of a document that its template's source holds, as they are separated by spaces. */
export const templateWordsOf = ({ blocks }: AssembledDocument): ReadonlySet<string> => {
  const words = new Set([' '])
  addWords(words, blocks)
  return words
}
