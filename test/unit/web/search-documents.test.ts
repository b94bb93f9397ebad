import { describe, expect, it } from 'vitest'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { searchDocuments } from '../../../web/features/library/search-documents.ts'
import QUERIES from './search-queries.json' with { type: 'json' }

const idsOf = (query: string) => searchDocuments(query).documents.map(({ entry }) => entry.id)

describe('document search', () => {
  it.each(Object.entries(QUERIES))('names %s first for its queries', (id, queries) => {
    expect(queries.filter((query) => idsOf(query)[0] !== id)).toEqual([])
  })

  it('reports the matched situation, and none when the name matched', () => {
    expect(searchDocuments('selling a car').documents[0]?.situation).toMatch(/car/)
    expect(searchDocuments('promissory').documents[0]?.situation).toBeUndefined()
  })

  it('lists everything for an empty query, and nothing for unknown topics', () => {
    expect(idsOf('')).toEqual(enabledEntries().map(({ id }) => id))
    expect(idsOf('the')).toHaveLength(enabledEntries().length)
    expect(idsOf('submarine warfare')).toEqual([])
    expect(idsOf('__proto__ (.*')).toEqual([])
  })

  it.each([
    ['sell my house', 'The sale of real estate', undefined],
    ['lease', 'A lease or rental agreement', undefined],
    ['renting out an apartment', 'A lease or rental agreement', undefined],
    ['power of attorney', 'A financial power of attorney', 'healthcare-directive'],
    ['living trust', 'A trust', 'last-will-and-testament'],
    ['partnership', 'A partnership agreement', 'llc-operating-agreement'],
    ['trademark my logo', 'Trademarks, patents and copyright', undefined],
    ['w-9', 'Tax returns', undefined],
    ['file for bankruptcy', 'Bankruptcy', undefined],
    ['cease and desist letter', 'Lawsuits', undefined],
    ['roomate agreement', 'A lease or rental agreement', undefined],
    ['bylaws', 'Corporate bylaws', 'articles-of-incorporation'],
  ])('for "%s" reports that it is not sold, and offers an alternative', (query, topic, related) => {
    const { documents, notSold } = searchDocuments(query)
    expect(notSold?.name).toBe(topic)
    expect(documents.map(({ entry }) => entry.id)).toEqual(related ? [related] : [])
  })

  it('for "medical power of attorney" finds the directive', () => {
    const { documents, notSold } = searchDocuments('medical power of attorney')
    expect(notSold).toBeUndefined()
    expect(documents[0]?.entry.id).toBe('healthcare-directive')
  })
})
