import { describe, expect, it } from 'vitest'
import { ENTRIES } from '../../../shared/catalog/all-entries.ts'
import { enabledEntries, findEnabledEntry, priceOf } from '../../../shared/catalog/lookup.ts'

describe('the catalog', () => {
  it('has 25 documents, 12 of them for sale, no id or alias twice', () => {
    expect(ENTRIES).toHaveLength(25)
    expect(enabledEntries()).toHaveLength(12)
    expect(ENTRIES.filter(({ enabled }) => enabled)).toHaveLength(12)
    const names = ENTRIES.flatMap(({ id, aliases = [] }) => [id, ...aliases])
    expect(new Set(names).size).toBe(names.length)
  })

  it('shows luxury before premium before standard', () => {
    const prices = enabledEntries().map((entry) => priceOf(entry))
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
  })

  it.each([
    ['will', 'last-will-and-testament'],
    ['nda', 'non-disclosure-agreement'],
    ['divorce-settlement', 'divorce-settlement-agreement'],
    ['bill-of-sale', 'bill-of-sale'],
  ])('finds %s as %s', (name, id) => {
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
  ])('knows nothing called %j', (name) => {
    expect(findEnabledEntry(name)).toBeUndefined()
  })

  it('does not sell what is disabled', () => {
    expect(ENTRIES.map(({ id }) => id)).toContain('living-trust')
    expect(findEnabledEntry('living-trust')).toBeUndefined()
  })
})
