import { describe, expect, it } from 'vitest'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { DEFAULT_STORY } from '../../../shared/content/default-story.ts'
import { loadKeyTerms } from '../../../shared/content/key-terms.ts'
import { loadStory } from '../../../shared/content/stories.ts'
import { templateIds } from '../../../shared/documents/registry.ts'

describe('the documents for sale', () => {
  it('are the ones of the catalog', () => {
    expect([...templateIds].sort()).toEqual(
      enabledEntries()
        .map(({ id }) => id)
        .sort(),
    )
  })

  it.each(templateIds)('%s shows its first five questions as key terms', async (id) => {
    const terms = await loadKeyTerms(id)
    expect(terms).toHaveLength(5)
    for (const { label, description } of terms) {
      expect(label.length).toBeGreaterThan(3)
      expect(description.length).toBeGreaterThan(10)
    }
  })

  it.each(templateIds)('%s has a story of its own', async (id) => {
    const story = await loadStory(id)
    expect(story).not.toEqual(DEFAULT_STORY)
    expect(story.useCases).toHaveLength(3)
    expect(story.preview.keyTerms.length).toBeGreaterThan(2)
  })
})
