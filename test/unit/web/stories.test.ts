import { expect, test } from 'vitest'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { DEFAULT_STORY } from '../../../shared/content/default-story.ts'
import { loadKeyTerms } from '../../../shared/content/key-terms.ts'
import { loadStory } from '../../../shared/content/stories.ts'
import { templateIds } from '../../../shared/documents/registry.ts'

test('every document has a complete story', async () => {
  for (const { id } of enabledEntries()) {
    const { mainStory, useCases, notFor } = await loadStory(id)
    expect(notFor.length, id).toBeGreaterThanOrEqual(3)
    expect(notFor.length, id).toBeLessThanOrEqual(6)
    for (const { when, ask, advice } of notFor) {
      expect(when).toMatch(/^[A-Z].*[^.]$/)
      expect(ask).toMatch(/^(Is|Are|Do|Does|Will|Has|Could) .*\?$/)
      expect(advice).toMatch(/^[A-Z].*\.$/)
    }
    for (const text of Object.values(mainStory)) expect(text.length).toBeGreaterThan(10)
    expect(useCases.length).toBeGreaterThan(1)
    expect(new Set(useCases.map(({ title }) => title)).size).toBe(useCases.length)
  }
})

test('an unknown document gets the general story', async () => {
  for (const id of ['', '__proto__', 'constructor', 'nda'])
    expect(await loadStory(id)).toBe(DEFAULT_STORY)
})

test('the documents for sale are those of the catalog', () => {
  const ids = enabledEntries().map(({ id }) => id)
  expect([...templateIds].sort()).toEqual(ids.sort())
})

test.each(templateIds)('%s shows its first five questions as key terms', async (id) => {
  const terms = await loadKeyTerms(id)
  expect(terms).toHaveLength(5)
  for (const { label, description } of terms) {
    expect(label.length).toBeGreaterThan(3)
    expect(description).not.toBe('No description available')
  }
})
