import { expect, it } from 'vitest'
import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { allFields, defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Template } from '../../../shared/documents/template/template.ts'

const TODAY = '2026-11-25'

/** Realistic answers whose suggested dates are those of the visitor's clock. */
const answersOn = (template: Template, today: string) => {
  const suggested = new Set(
    allFields(template)
      .filter(({ default: value }) => typeof value === 'object')
      .map(({ key }) => key),
  )
  const given = Object.entries(template.sampleAnswers).filter(([key]) => !suggested.has(key))
  return { ...defaultsFor(template, { today }), ...Object.fromEntries(given) }
}

it.each(templateIds)(
  'the dates that the form of %s suggests are taken a day ahead and behind',
  async (id) => {
    const template = await loadTemplate(id)
    if (!template) throw new Error(`No ${id}`)
    const errorsOn = (day: string, today: string) =>
      checkAnswers(template, answersOn(template, day), { today }).errors
    for (const day of ['2026-11-24', '2026-11-26']) {
      expect(errorsOn(day, TODAY)).toEqual(errorsOn(day, day))
    }
  },
)
