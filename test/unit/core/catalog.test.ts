import { describe, expect, it } from 'vitest'
import { ENTRIES } from '../../../shared/catalog/all-entries.ts'
import { enabledEntries, findEnabledEntry, priceOf } from '../../../shared/catalog/lookup.ts'

describe('the catalog', () => {
  it('has 12 documents for sale, without duplicate ids or aliases', () => {
    expect(enabledEntries()).toHaveLength(12)
    const names = ENTRIES.flatMap(({ id, aliases = [] }) => [id, ...aliases])
    expect(new Set(names).size).toBe(names.length)
  })

  it('lists luxury before premium before standard', () => {
    const prices = enabledEntries().map((entry) => priceOf(entry))
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
  })

  it.each([
    ['will', 'last-will-and-testament'],
    ['nda', 'non-disclosure-agreement'],
    ['divorce-settlement', 'divorce-settlement-agreement'],
  ])('resolves %s to %s', (name, id) => {
    expect(findEnabledEntry(name)?.id).toBe(id)
  })

  it.each([
    '__proto__',
    'constructor',
    '../',
    '%2e%2e%2f',
    '',
    'bill-of-sale ',
    'BILL-OF-SALE',
    'bіll-of-sale',
  ])('finds nothing for %j', (name) => {
    expect(findEnabledEntry(name)).toBeUndefined()
  })
})
