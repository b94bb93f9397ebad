import { describe, expect, it } from 'vitest'
import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import { isFilled } from '../../../shared/documents/template/answers.ts'
import { checkAllEnds } from '../../../shared/documents/template/checks.ts'
import {
  allFields,
  askedAnswers,
  defaultsFor,
  isAsked,
  isRequired,
} from '../../../shared/documents/template/fields.ts'

const today = '2026-11-24'

// The list of sections, the box and the rows of the check all show the errors: none of them counts by itself.
describe('every question that must be answered and is empty is an error', () => {
  it.each(templateIds)('%s', async (id) => {
    const template = await loadTemplate(id)
    if (!template) throw new Error(`No template: ${id}`)
    const asked = askedAnswers(template, defaultsFor(template, { today }))
    const errors = new Set(
      checkAllEnds(template, asked, { today }).errors.map(({ field }) => field),
    )
    const empty = allFields(template)
      .filter((field) => isAsked(field, asked) && isRequired(field, asked))
      .filter(({ key }) => !isFilled(asked[key]))
      .map(({ key }) => key)
    expect(empty.length).toBeGreaterThan(0)
    expect(empty.filter((key) => !errors.has(key))).toEqual([])
  })
})
