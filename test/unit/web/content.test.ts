import { describe, expect, it } from 'vitest'
import { enabledEntries, findEnabledEntry, regularPriceOf } from '../../../shared/catalog/lookup.ts'
import { ATTORNEY_RATE_CENTS } from '../../../shared/content/claims.ts'
import { GENERAL_TESTIMONIALS } from '../../../shared/content/general-testimonials.ts'
import { CASE_STUDIES } from '../../../shared/content/more-case-studies.ts'
import { loadStory } from '../../../shared/content/stories.ts'

describe('the case studies', () => {
  it.each(CASE_STUDIES)('$id names its document and saves more than it costs', (study) => {
    const entry = findEnabledEntry(study.path.replace('/document/', ''))
    if (!entry) throw new Error(`No document: ${study.path}`)
    expect(study.documentType).toBe(entry.title)
    expect(Number.isInteger(study.hours)).toBe(true)
    expect(study.hours * ATTORNEY_RATE_CENTS).toBeGreaterThan(2 * regularPriceOf(entry))
  })
})

describe('the testimonials', () => {
  it('of a document are at least three, its own, by different people', async () => {
    const stories = await Promise.all(enabledEntries().map(({ id }) => loadStory(id)))
    const testimonials = stories.flatMap((story) => {
      expect(story.testimonials.length).toBeGreaterThanOrEqual(3)
      return story.testimonials
    })
    const allTestimonials = [...testimonials, ...GENERAL_TESTIMONIALS]
    expect(new Set(allTestimonials.map(({ quote }) => quote)).size).toBe(allTestimonials.length)
    expect(new Set(allTestimonials.map(({ author }) => author)).size).toBe(allTestimonials.length)
  })
})
