import { describe, expect, it } from 'vitest'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { SITUATIONS } from '../../../shared/catalog/situations.ts'
import { searchDocuments } from '../../../web/features/library/search-documents.ts'
import QUERIES from './search-queries.json' with { type: 'json' }

const idsOf = (query: string) => searchDocuments(query).documents.map(({ entry }) => entry.id)

describe('the search', () => {
  it.each(Object.entries(QUERIES))('names %s first for its queries', (id, queries) => {
    expect(queries.filter((query) => idsOf(query)[0] !== id)).toEqual([])
  })

  it('says which case it has recognised, and none when the name was enough', () => {
    expect(searchDocuments('selling a car').documents[0]?.situation).toMatch(/car/)
    expect(searchDocuments('promissory').documents[0]?.situation).toBeUndefined()
  })

  it('shows everything for nothing, and nothing for what nobody here sells', () => {
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
    ['change my name', 'Adoption and name changes', undefined],
    ['file for bankruptcy', 'Bankruptcy', undefined],
  ])('for "%s" says that it is not sold, and where to turn', (query, topic, related) => {
    const { documents, notSold } = searchDocuments(query)
    expect(notSold?.name).toBe(topic)
    expect(documents.map(({ entry }) => entry.id)).toEqual(related ? [related] : [])
  })

  it('for "medical power of attorney" names the directive', () => {
    const { documents, notSold } = searchDocuments('medical power of attorney')
    expect(notSold).toBeUndefined()
    expect(documents[0]?.entry.id).toBe('healthcare-directive')
  })

  it('knows cases of every document that is sold, and of no other', () => {
    expect(Object.keys(SITUATIONS).sort()).toEqual(
      enabledEntries()
        .map(({ id }) => id)
        .sort(),
    )
  })
})
