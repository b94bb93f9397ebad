import { expect, it } from 'vitest'
import { DOCUMENT_FACTS } from '../../../shared/catalog/document-facts.ts'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { summarizeCoverages } from '../../../shared/content/coverages.ts'
import { askedAnswers, defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Template } from '../../../shared/documents/template/template.ts'
import { loadTemplateById } from '../../support/templates.ts'

/** What a person reads, and types or chooses, at once. */
const SECONDS_PER_ANSWER = 20

/** Minutes for the sample's answers that differ from the form's suggestions. */
const minutesOf = (template: Template): number => {
  const suggested = defaultsFor(template, { today: '2026-11-23' })
  const answered = Object.entries(askedAnswers(template, template.sampleAnswers)).filter(
    ([key, answer]) => answer !== '' && answer !== suggested[key],
  )
  return Math.ceil((answered.length * SECONDS_PER_ANSWER) / 60)
}

it('card facts match the documents, samples and coverage', async () => {
  const coverages = await summarizeCoverages()
  const facts = enabledEntries().map(async ({ id }) => {
    const template = await loadTemplateById(id)
    const initials = coverages[id]?.kindCodes ?? ''
    const [refused, warned] = ['r', 'w'].map((kind) => initials.split(kind).length - 1)
    return [id, { pages: template.pages, minutes: minutesOf(template), refused, warned }] as const
  })
  expect(DOCUMENT_FACTS).toEqual(Object.fromEntries(await Promise.all(facts)))
})
