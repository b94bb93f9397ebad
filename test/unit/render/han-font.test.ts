import { expect, it } from 'vitest'
import { needsHanFont } from '../../../lambdas/generation/render/fonts/font-files.ts'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { templateIds } from '../../../shared/documents/registry.ts'
import { loadTemplateById } from '../../support/templates.ts'

it.each([
  ['李小龍', true],
  ['ひらがな', true],
  ['Suite ① 2', true],
  ['Łukasz Nguyễn', false],
  ['김철수', false],
  ['محمد علي, हिन्दी, ราชการ, שלום', false],
  ['☐ Yes → 50 ½', false],
])('the Han font is needed for %s: %s', (text, needed) => {
  expect(needsHanFont(text)).toBe(needed)
})

it.each(templateIds)('%s needs no Han font for its own text', async (id) => {
  const template = await loadTemplateById(id)
  for (const part of ['agreement', 'instructions'] as const) {
    for (const answers of [{}, template.sampleAnswers]) {
      const document = assemble(template, part, answers, { today: '2026-12-05' })
      expect(needsHanFont(JSON.stringify(document))).toBe(false)
    }
  }
})
