import { expect, test } from 'vitest'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { CATEGORY_TABS, categoryOf, libraryHref } from '../../../web/lib/navigation.ts'

const chosen = (query: string) => categoryOf(new URLSearchParams(query))

test('the tabs are those of the specification, in its order', () => {
  expect(CATEGORY_TABS.map(({ label }) => label)).toEqual([
    'All Documents',
    'For Individuals',
    'For Families',
    'For Businesses',
  ])
})

test('the address and the tab say the same', () => {
  for (const { category } of CATEGORY_TABS) {
    const url = new URL(libraryHref(category), 'https://shop.example')
    expect(url.pathname).toBe('/documents')
    expect(categoryOf(url.searchParams)).toBe(category)
  }
})

test('an unknown, empty or hostile category shows every document', () => {
  for (const query of ['', 'category=', 'category=pets', 'category=__proto__', 'category=Business'])
    expect(chosen(query)).toBeUndefined()
})

test('every document of the catalogue is under one of the tabs', () => {
  const listed = CATEGORY_TABS.flatMap(({ category }) =>
    category ? enabledEntries(category).map(({ id }) => id) : [],
  )
  expect(listed.sort()).toEqual(
    enabledEntries()
      .map(({ id }) => id)
      .sort(),
  )
})
