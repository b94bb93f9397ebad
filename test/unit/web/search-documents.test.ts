import { describe, expect, it } from 'vitest'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { SITUATIONS } from '../../../shared/catalog/situations.ts'
import { searchDocuments } from '../../../web/features/library/search-documents.ts'

const idsOf = (query: string) => searchDocuments(query).documents.map(({ entry }) => entry.id)

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
    ['advance directive', 'healthcare-directive'],
    ['hippa', 'healthcare-directive'],
    ['hipaa form', 'healthcare-directive'],
    ['do not resuscitate', 'healthcare-directive'],
    ['who makes medical decisions for me', 'healthcare-directive'],
    ['health care proxy', 'healthcare-directive'],
    ['organ donor', 'healthcare-directive'],
    ['guardian for my kids', 'last-will-and-testament'],
    ['will', 'last-will-and-testament'],
    ['write a will', 'last-will-and-testament'],
    ['who gets my house when I die', 'last-will-and-testament'],
    ['estate planning', 'last-will-and-testament'],
    ['inheritence', 'last-will-and-testament'],
    ['leave money to charity', 'last-will-and-testament'],
    ['lend my brother money', 'promissory-note'],
    ['IOU', 'promissory-note'],
    ['loan agreement', 'promissory-note'],
    ['friend owes me money', 'promissory-note'],
    ['payment plan', 'promissory-note'],
    ['personal loan', 'promissory-note'],
    ['nondisclosure', 'non-disclosure-agreement'],
    ['confidentiality agreement', 'non-disclosure-agreement'],
    ['protect my invention idea', 'non-disclosure-agreement'],
    ['keep a secret', 'non-disclosure-agreement'],
    ['sell my truck', 'bill-of-sale'],
    ['buying a used boat', 'bill-of-sale'],
    ['sell a horse', 'bill-of-sale'],
    ['sell my dog', 'bill-of-sale'],
    ['proof of purchase', 'bill-of-sale'],
    ['car title transfer', 'bill-of-sale'],
    ['sell motorcyle', 'bill-of-sale'],
    ['private car sale', 'bill-of-sale'],
    ['hire a nanny', 'employment-agreement'],
    ['job offer letter', 'employment-agreement'],
    ['non compete for staff', 'employment-agreement'],
    ['employment contract', 'employment-agreement'],
    ['1099 contractor', 'independent-contractor-agreement'],
    ['subcontractor agreement', 'independent-contractor-agreement'],
    ['consulting agreement', 'independent-contractor-agreement'],
    ['hire a web designer', 'independent-contractor-agreement'],
    ['freelance photographer', 'independent-contractor-agreement'],
    ['LLC', 'llc-operating-agreement'],
    ['business with my partner', 'llc-operating-agreement'],
    ['single member llc', 'llc-operating-agreement'],
    ['cofounders split company', 'llc-operating-agreement'],
    ['form a corporation', 'articles-of-incorporation'],
    ['s corp', 'articles-of-incorporation'],
    ['incorporation papers', 'articles-of-incorporation'],
    ['raise seed money', 'safe-agreement'],
    ['yc safe', 'safe-agreement'],
    ['convertible investment', 'safe-agreement'],
    ['separation agreement', 'divorce-settlement-agreement'],
    ['child support', 'divorce-settlement-agreement'],
    ['alimony', 'divorce-settlement-agreement'],
    ['split up with my husband', 'divorce-settlement-agreement'],
    ['prenup before wedding', 'prenuptial-agreement'],
    ['protect assets before marriage', 'prenuptial-agreement'],
    ['getting married', 'prenuptial-agreement'],
  ])('for "%s" names %s first', (query, id) => {
    expect(idsOf(query)[0]).toBe(id)
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
