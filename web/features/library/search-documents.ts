import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { SITUATIONS } from '../../../shared/catalog/situations.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'

/** A found document and, when its case was found rather than its name, that case. */
type FoundDocument = { entry: CatalogEntry; situation?: string }

/** Lower case, without accents: "Fiancé" is found by "fiance". */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): string[] => folded(text).match(/[a-z0-9]+/g) ?? []

/** Words that say nothing of a case. */
const EMPTY = new Set(wordsOf('a an and for i if in is it me my of on or the to want need we with'))

const asked = (query: string): string[] => wordsOf(query).filter((word) => !EMPTY.has(word))

/** Whether a and b differ by one letter: changed, missing, added, or changed places with its neighbour. */
const isSlip = (a: string, b: string): boolean => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const [restA, restB] = [a.slice(at), b.slice(at)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

/** Letters from which on a slip of the keyboard is forgiven. */
const FORGIVEN = 5

/** A word without its ending, where enough of it is left: "selling" and "sells" are "sell". */
const stemOf = (word: string): string => /^(.{3,}?)(?:ings?|ed|e?s)$/.exec(word)?.[1] ?? word

/** "selling" finds "sell", "cars" finds "car", "prenuptail" finds "prenuptial". */
const finds = (word: string, other: string): boolean =>
  other.startsWith(word) ||
  other.startsWith(stemOf(word)) ||
  (word.length >= FORGIVEN && isSlip(word, other))

const count = (words: readonly string[], text: string): number => {
  const there = wordsOf(text)
  return words.filter((word) => there.some((other) => finds(word, other))).length
}

/** Points of a word by where it is found. */
const [TITLE, SITUATION, DESCRIPTION] = [4, 2, 1]

const rank = (entry: CatalogEntry, words: readonly string[]) => {
  const names = [entry.title, ...(entry.aliases ?? [])].join(' ')
  const situations = SITUATIONS[entry.id] ?? []
  const everything = [names, entry.description, ...situations].join(' ')
  if (count(words, everything) < words.length) return undefined
  const best = situations
    .map((situation) => ({ situation, hits: count(words, situation) }))
    .sort((a, b) => b.hits - a.hits)[0]
  const inTitle = count(words, names)
  const inBest = best?.hits ?? 0
  const points =
    TITLE * inTitle + SITUATION * inBest + DESCRIPTION * count(words, entry.description)
  return {
    entry,
    points,
    situation: inTitle < words.length && inBest > 0 ? best?.situation : undefined,
  }
}

/**
 * The documents in which every word of the query is found, the best first: in the title, in another name,
 * in what people say of their case, or in the description. Without a word all documents, in the library's order.
 */
export const searchDocuments = (query: string): FoundDocument[] => {
  const words = asked(query)
  return enabledEntries()
    .flatMap((entry) => rank(entry, words) ?? [])
    .sort((a, b) => b.points - a.points)
    .map(({ entry, situation }) => ({ entry, ...(situation && { situation }) }))
}
