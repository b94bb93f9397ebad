import MiniSearch from 'minisearch'
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
  'a about after all am an and any are as at be before between by can do does for from get give have help how i if in into is it its make me my need of on or our over please should so online some somebody someone something that the their them they this to up us want was we what when where which who will with without would write you your contract agreement document form legal paper paperwork template'.split(
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

type Passage = {
  id: number
  entryId: string
  text: string
  kind: 'name' | 'situation' | 'description'
}

const WEIGHT: Record<Passage['kind'], number> = { name: 3, situation: 2, description: 1 }

const passages: readonly Passage[] = enabledEntries()
  .flatMap(({ id, title, description, aliases = [] }) => [
    ...[title, ...aliases].map((text) => ({ entryId: id, text, kind: 'name' as const })),
    ...(SITUATIONS[id] ?? []).map((text) => ({ entryId: id, text, kind: 'situation' as const })),
    { entryId: id, text: description, kind: 'description' as const },
  ])
  .map((passage, id) => ({ id, ...passage }))

const index = new MiniSearch<Passage>({
  fields: ['text'],
  storeFields: ['entryId', 'text', 'kind'],
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: {
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.25 : false),
    boostDocument: (_id, _term, stored) =>
      stored && isKind(stored.kind) ? WEIGHT[stored.kind] : 1,
  },
})

const isKind = (kind: unknown): kind is Passage['kind'] =>
  typeof kind === 'string' && Object.hasOwn(WEIGHT, kind)

index.addAll(passages)

/** The first topic with a phrase whose words are all in the query. */
const notSoldFor = (query: string): NotSold | undefined => {
  const terms = new Set(termsOf(query))
  const isAskedFor = (phrase: string) => termsOf(phrase).every((term) => terms.has(term))
  return NOT_SOLD.find(
    ({ phrases, unless = [] }) => phrases.some(isAskedFor) && !unless.some(isAskedFor),
  )
}

/** Passages below this share of the best score are noise. */
const MIN_SHARE_OF_BEST = 0.4

const documentsFor = (query: string): FoundDocument[] => {
  const found = index.search(query)
  const [best] = found
  if (!best) return []
  const entries = new Map(enabledEntries().map((entry) => [entry.id, entry]))
  const documents = new Map<string, FoundDocument>()
  for (const { entryId, text, kind, score } of found) {
    const entry = entries.get(entryId)
    if (!entry || documents.has(entryId) || score < best.score * MIN_SHARE_OF_BEST) continue
    documents.set(entryId, { entry, ...(kind === 'situation' && { situation: text }) })
  }
  return [...documents.values()]
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
