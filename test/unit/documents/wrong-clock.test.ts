import { describe, expect, it } from 'vitest'
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

describe.each(templateIds)('the dates that the form of %s suggests', (id) => {
  it.each([
    ['right', TODAY],
    ['a day ahead', '2026-11-26'],
    ['a day behind', '2026-11-24'],
  ])('are taken by the shop when the clock of the visitor is %s', async (_, today) => {
    const template = await loadTemplate(id)
    if (!template) throw new Error(`No ${id}`)
    const answers = answersOn(template, today)
    expect(checkAnswers(template, answers, { today: TODAY }).errors).toEqual(
      checkAnswers(template, answers, { today }).errors,
    )
  })
})
