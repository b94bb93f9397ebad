import { expect, test } from 'vitest'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentText } from '../../../shared/documents/engine/plain-text.ts'
import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import { allFields } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { countyInSentence } from '../../../shared/documents/toolbox/states.ts'

test.each([
  ['Connecticut', 'Hartford', 'Hartford County'],
  ['Louisiana', 'Orleans', 'Orleans Parish'],
  ['Nevada', 'Carson City', 'Carson City'],
  ['Maryland', 'Baltimore', 'Baltimore County'],
  ['Alaska', 'Anchorage', 'Anchorage'],
  ['District of Columbia', 'Washington', 'the District of Columbia'],
])('in %s, %s is %j', (state, county, words) => {
  expect(countyInSentence(state, county)).toBe(words)
})

test.each(templateIds)('the guide to signing %s in Louisiana names no county', async (id) => {
  const template = await loadTemplate(id)
  if (!template) throw new Error(`No template: ${id}`)
  const counties = allFields(template).filter(({ format }) => format === 'county')
  const answers: Answers = {
    ...template.sampleAnswers,
    [template.stateField]: 'Louisiana',
    signingState: 'Louisiana',
    notaryRequired: true,
    ...Object.fromEntries(counties.map(({ key }) => [key, 'Orleans'])),
  }
  const guide = documentText(assemble(template, 'instructions', answers, { today: '2026-11-21' }))
  expect(guide).not.toContain('Orleans County')
})
