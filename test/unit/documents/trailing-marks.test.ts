import { expect, it } from 'vitest'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentText } from '../../../shared/documents/engine/plain-text.ts'
import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import { allFields } from '../../../shared/documents/template/fields.ts'

/** What people leave behind a name or an address that they paste. */
const MARKS = [',', ', ', ';', ' ,', ',,', '\u00a0,']

it.each(templateIds)('a mark after a name or an address prints no second one: %s', async (id) => {
  const template = await loadTemplate(id)
  if (!template) throw new Error(id)
  const keys = allFields(template)
    .filter(({ kind, key }) => kind === 'address' || template.parties.includes(key))
    .map(({ key }) => key)
  for (const mark of MARKS) {
    const marked = Object.fromEntries(
      keys.flatMap((key) => {
        const answer = template.sampleAnswers[key]
        return typeof answer === 'string' && answer !== '' ? [[key, answer + mark]] : []
      }),
    )
    const answers = { ...template.sampleAnswers, ...marked }
    for (const part of ['agreement', 'instructions'] as const) {
      const text = documentText(assemble(template, part, answers, { today: '2026-11-27' }))
      expect(text).not.toMatch(/[,;]\s*[,;.]/)
    }
  }
})
