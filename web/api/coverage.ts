import { INITIALS } from 'virtual:short-coverages'
import { enabledEntries } from '../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { type CoverageKind, KIND_TEXTS } from '../../shared/content/coverage-page.ts'
import { STATE_NAMES, type StateName } from '../../shared/documents/toolbox/states.ts'

export type { CoverageKind }

/** The kinds with the color of their badge, what stops a buyer first. */
export const KINDS = {
  refuse: { ...KIND_TEXTS.refuse, palette: 'red' },
  warn: { ...KIND_TEXTS.warn, palette: 'amber' },
  own: { ...KIND_TEXTS.own, palette: 'purple' },
  floor: { ...KIND_TEXTS.floor, palette: 'gray' },
} satisfies Record<CoverageKind, { palette: string }>

const isKind = (kind: string): kind is CoverageKind => kind in KINDS
export const KIND_ORDER: readonly CoverageKind[] = Object.keys(KINDS).filter(isKind)

const kindOfInitial = (letter: string): CoverageKind =>
  KIND_ORDER.find((kind) => kind.startsWith(letter)) ?? 'floor'

/** The kind of each state, in the order of the states; undefined for a document without coverage. */
export const kindsOf = (documentId: string): readonly CoverageKind[] | undefined =>
  Object.hasOwn(INITIALS, documentId)
    ? [...(INITIALS[documentId] ?? '')].map(kindOfInitial)
    : undefined

/** The kind of one state; undefined for a document without coverage. */
export const kindIn = (documentId: string, state: StateName): CoverageKind | undefined =>
  kindsOf(documentId)?.[STATE_NAMES.indexOf(state)]

/** The states that a document serves in one way. */
export const statesOf = (documentId: string, kind: CoverageKind): StateName[] => {
  const kinds = kindsOf(documentId)
  return kinds ? STATE_NAMES.filter((_, index) => kinds[index] === kind) : []
}

/** The documents that have a coverage, in the order of the library. */
export const coveredEntries = (): CatalogEntry[] =>
  enabledEntries().filter(({ id }) => Object.hasOwn(INITIALS, id))
