import { expect, test } from 'vitest'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { CATEGORY_TABS, categoryTab, libraryHref } from '../../../web/ui/browser/navigation.ts'

const tabAt = (query: string) => categoryTab(new URLSearchParams(query))

test('the address and the tab say the same', () => {
  for (const { category } of CATEGORY_TABS) {
    const url = new URL(libraryHref(category), 'https://shop.example')
    expect(url.pathname).toBe('/documents')
    expect(categoryTab(url.searchParams)?.category).toBe(category)
  }
})

test('no category is the tab of all documents, an unknown or hostile one is no tab', () => {
  for (const query of ['', 'category=']) expect(tabAt(query)?.label).toBe('All Documents')
  for (const query of ['category=pets', 'category=__proto__', 'category=Business'])
    expect(tabAt(query)).toBeUndefined()
})

test('every document of the catalog is under one of the tabs', () => {
  const listed = CATEGORY_TABS.flatMap(({ category }) =>
    category ? enabledEntries(category).map(({ id }) => id) : [],
  )
  expect(listed.sort()).toEqual(
    enabledEntries()
      .map(({ id }) => id)
      .sort(),
  )
})
