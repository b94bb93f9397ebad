import { LETTERS } from 'virtual:short-coverages'
import { enabledEntries } from '../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import type { StateCoverage } from '../../shared/documents/template/coverage.ts'
import { STATE_NAMES, type StateName } from '../../shared/documents/toolbox/states.ts'

export type CoverageKind = StateCoverage['kind']

/** The kinds in words, what stops a buyer first. */
export const KINDS: Readonly<
  Record<CoverageKind, { label: string; text: string; palette: string }>
> = {
  refuse: {
    label: 'Not sold',
    text: 'The state does not accept this paper, or it prescribes another.',
    palette: 'red',
  },
  warn: {
    label: 'With a warning',
    text: 'Sold, with something to know before you pay.',
    palette: 'amber',
  },
  own: {
    label: 'Own wording',
    text: 'Clauses and steps written for the state.',
    palette: 'purple',
  },
  floor: {
    label: 'General text',
    text: 'The general text, with what the state adds to it.',
    palette: 'gray',
  },
}

const isKind = (kind: string): kind is CoverageKind => kind in KINDS
export const KIND_ORDER: readonly CoverageKind[] = Object.keys(KINDS).filter(isKind)

const kindOfLetter = (letter: string): CoverageKind =>
  KIND_ORDER.find((kind) => kind.startsWith(letter)) ?? 'floor'

/** The kind of each state, in the order of the states; undefined for a document without coverage. */
export const kindsOf = (documentId: string): readonly CoverageKind[] | undefined =>
  Object.hasOwn(LETTERS, documentId)
    ? [...(LETTERS[documentId] ?? '')].map(kindOfLetter)
    : undefined

/** The states that a document serves in one way. */
export const statesOf = (documentId: string, kind: CoverageKind): StateName[] => {
  const kinds = kindsOf(documentId)
  return kinds ? STATE_NAMES.filter((_, index) => kinds[index] === kind) : []
}

/** The documents that have a coverage, in the order of the library. */
export const coveredEntries = (): CatalogEntry[] =>
  enabledEntries().filter(({ id }) => Object.hasOwn(LETTERS, id))
