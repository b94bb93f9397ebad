import { describe, expect, it } from 'vitest'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { SITUATIONS } from '../../../shared/catalog/situations.ts'
import { searchDocuments } from '../../../web/features/library/search-documents.ts'

const idsOf = (query: string) => searchDocuments(query).map(({ entry }) => entry.id)

describe('the search', () => {
  it.each([
    ['Bill of Sale', 'bill-of-sale'],
    ['nda', 'non-disclosure-agreement'],
    ['prenup', 'prenuptial-agreement'],
    ['prenuptail', 'prenuptial-agreement'],
    ['selling my car', 'bill-of-sale'],
    ['used cars', 'bill-of-sale'],
    ['I want to hire a freelancer', 'independent-contractor-agreement'],
    ['hire employee', 'employment-agreement'],
    ['lend money friend', 'promissory-note'],
    ['getting divorced', 'divorce-settlement-agreement'],
    ['custody', 'divorce-settlement-agreement'],
    ['living will', 'healthcare-directive'],
    ['guardian children', 'last-will-and-testament'],
    ['start an LLC', 'llc-operating-agreement'],
    ['incorporate', 'articles-of-incorporation'],
    ['angel investor', 'safe-agreement'],
    ['Fiancé debts', 'prenuptial-agreement'],
  ])('for "%s" names %s first', (query, id) => {
    expect(idsOf(query)[0]).toBe(id)
  })

  it('says which case it has recognised, and none when the name was enough', () => {
    expect(searchDocuments('selling a car')[0]?.situation).toMatch(/used car/)
    expect(searchDocuments('promissory')[0]?.situation).toBeUndefined()
  })

  it('shows everything for nothing, and nothing for what nobody here sells', () => {
    expect(idsOf('')).toEqual(enabledEntries().map(({ id }) => id))
    expect(idsOf('the')).toHaveLength(enabledEntries().length)
    expect(idsOf('submarine warfare')).toEqual([])
    expect(idsOf('__proto__ (.*')).toEqual([])
  })

  it('knows cases of every document that is sold, and of no other', () => {
    expect(Object.keys(SITUATIONS).sort()).toEqual(
      enabledEntries()
        .map(({ id }) => id)
        .sort(),
    )
  })
})
