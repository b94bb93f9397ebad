import { expect, it } from 'vitest'
import { templateIds } from '../../../shared/documents/registry.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { allFields } from '../../../shared/documents/template/fields.ts'
import { loadTemplateById } from '../../support/templates.ts'

it.each(templateIds)('an answer that is too long is not called missing: %s', async (id) => {
  const template = await loadTemplateById(id)
  const texts = allFields(template).filter(({ kind }) =>
    ['text', 'textarea', 'address'].includes(kind),
  )
  expect(texts.length).toBeGreaterThan(3)
  const named = new Set<string>()
  for (const { key } of texts) {
    const answers = { ...template.sampleAnswers, [key]: 'word '.repeat(3_000) }
    const { errors } = checkAnswers(template, answers, { today: '2026-11-27' })
    const message = errors.find(({ field }) => field === key)?.message ?? ''
    expect(message).not.toMatch(/is required/)
    if (message !== '') named.add(key)
  }
  expect(named.size).toBeGreaterThan(3)
})
