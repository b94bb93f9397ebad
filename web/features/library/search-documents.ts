import MiniSearch, { type SearchResult } from 'minisearch'
import { stemmer } from 'stemmer'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { NOT_SOLD, type NotSold } from '../../../shared/catalog/not-sold.ts'
import { SITUATIONS } from '../../../shared/catalog/situations.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'

/** A document, with the situation if that matched rather than its name. */
type FoundDocument = { entry: CatalogEntry; situation?: string }

/** The result: documents, best first, or a topic that isn't sold. */
type SearchOutcome = { documents: FoundDocument[]; notSold?: NotSold }

const STOP_WORDS = new Set(
  'a about after all am an and any are as at be before between by can do does for from get give have help how i if in into is it its make me my need of on or our over please should so online some somebody someone something that the their them they this to up us want wants was we what when where which who will with without would write you your contract agreement document form legal paper paperwork template'.split(
    ' ',
  ),
)

/** Forms that the stemmer doesn't know. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['sold', 'sell'],
  ['bought', 'buy'],
  ['lent', 'lend'],
  ['paid', 'pay'],
  ['wills', 'will'],
])

/** Lower-cased, without accents, stemmed: "Fiancé" is "fianc", "selling" is "sell". */
const termOf = (word: string): string => {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return stemmer(IRREGULAR.get(plain) ?? plain)
}

/** Words before the noun "will", which may also be the last word of a query. */
const BEFORE_TESTAMENT = new Set(['a', 'my', 'our', 'his', 'her', 'their', 'last', 'the'])

const isTestament = (words: readonly string[], index: number): boolean =>
  words[index] === 'will' &&
  (BEFORE_TESTAMENT.has(words[index - 1] ?? '') ||
    index === words.length - 1 ||
    (index === 0 && words[1] === 'for'))

/** A text's terms without stop words. "my will" is about a will, "I will sell" isn't. */
const termsOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const content = words.filter((word, index) => !STOP_WORDS.has(word) || isTestament(words, index))
  return content.map(termOf)
}

const fieldOf = (entry: CatalogEntry, field: string): string => {
  if (field === 'id') return entry.id
  if (field === 'names') return [entry.title, ...(entry.aliases ?? [])].join(', ')
  return field === 'situations' ? (SITUATIONS[entry.id] ?? []).join(', ') : entry.description
}

const index = new MiniSearch<CatalogEntry>({
  fields: ['names', 'situations', 'description'],
  extractField: fieldOf,
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: {
    boost: { names: 3, situations: 2 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.25 : false),
  },
})

index.addAll(enabledEntries())

/** The first topic with a phrase whose words are all in the query. */
const notSoldFor = (query: string): NotSold | undefined => {
  const terms = new Set(termsOf(query))
  const isAskedFor = (phrase: string) => termsOf(phrase).every((term) => terms.has(term))
  return NOT_SOLD.find(
    ({ phrases, unless = [] }) => phrases.some(isAskedFor) && !unless.some(isAskedFor),
  )
}

/** The situation with most of the matched terms; none if the document's name matched. */
const situationOf = ({ id, match }: SearchResult): string | undefined => {
  if (Object.values(match).some((fields) => fields.includes('names'))) return undefined
  const matchesOf = (text: string) => termsOf(text).filter((term) => term in match).length
  const [best] = (SITUATIONS[id] ?? []).toSorted((a, b) => matchesOf(b) - matchesOf(a))
  return best !== undefined && matchesOf(best) > 0 ? best : undefined
}

/** Documents below this share of the best score are noise. */
const MIN_SHARE_OF_BEST = 0.4

const documentsFor = (query: string): FoundDocument[] => {
  const entries = new Map(enabledEntries().map((entry) => [entry.id, entry]))
  const found = index.search(query)
  return found.flatMap((result) => {
    const entry = entries.get(result.id)
    if (!entry || result.score < (found[0]?.score ?? 0) * MIN_SHARE_OF_BEST) return []
    return [{ entry, situation: situationOf(result) }]
  })
}

/**
 * The documents for a query, best first, or an unsold topic with the document that helps. An empty
 * query returns all documents in library order.
 */
export const searchDocuments = (query: string): SearchOutcome => {
  if (termsOf(query).length === 0)
    return { documents: enabledEntries().map((entry) => ({ entry })) }
  const notSold = notSoldFor(query)
  if (!notSold) return { documents: documentsFor(query) }
  const related = enabledEntries().filter(({ id }) => id === notSold.related)
  return { documents: related.map((entry) => ({ entry })), notSold }
}
