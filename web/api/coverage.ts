import { KIND_CODES } from 'virtual:coverage-summary'
import { enabledEntries } from '../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { type CoverageKind, KIND_TEXTS } from '../../shared/content/coverage-page.ts'
import { STATE_NAMES, type StateName } from '../../shared/documents/toolbox/states.ts'

export type { CoverageKind }

/** The kinds of coverage with their badge colors, the most restrictive first. */
export const KINDS = {
  refuse: { ...KIND_TEXTS.refuse, palette: 'red' },
  warn: { ...KIND_TEXTS.warn, palette: 'amber' },
  own: { ...KIND_TEXTS.own, palette: 'purple' },
  floor: { ...KIND_TEXTS.floor, palette: 'gray' },
} satisfies Record<CoverageKind, { palette: string }>

const isKind = (kind: string): kind is CoverageKind => kind in KINDS
export const KIND_ORDER: readonly CoverageKind[] = Object.keys(KINDS).filter(isKind)

const kindOfCode = (letter: string): CoverageKind =>
  KIND_ORDER.find((kind) => kind.startsWith(letter)) ?? 'floor'

/** The kind of coverage in each state, in state order; undefined for a document without coverage data. */
export const kindsOf = (documentId: string): readonly CoverageKind[] | undefined =>
  Object.hasOwn(KIND_CODES, documentId)
    ? [...(KIND_CODES[documentId] ?? '')].map(kindOfCode)
    : undefined

/** The kind of coverage in one state; undefined for a document without coverage data. */
export const kindIn = (documentId: string, state: StateName): CoverageKind | undefined =>
  kindsOf(documentId)?.[STATE_NAMES.indexOf(state)]

/** The states with this kind of coverage. */
export const statesOf = (documentId: string, kind: CoverageKind): StateName[] => {
  const kinds = kindsOf(documentId)
  return kinds ? STATE_NAMES.filter((_, index) => kinds[index] === kind) : []
}

/** The documents with coverage data, in library order. */
export const coveredEntries = (): CatalogEntry[] =>
  enabledEntries().filter(({ id }) => Object.hasOwn(KIND_CODES, id))
