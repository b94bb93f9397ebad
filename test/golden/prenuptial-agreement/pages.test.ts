import { expect, test } from 'vitest'
import { countPages, renderPdf } from '../../../lambdas/generation/render/pdf.ts'
import { template } from '../../../shared/documents/prenuptial-agreement/index.ts'
import { APART, agreement, instructions, LISTED } from './cases.ts'

const CREATED = { createdAt: new Date('2026-11-21T00:00:00Z') }

test.each([
  ['PN-1, as the specification says', APART, template.pages],
  ['PN-2, with the New York page', LISTED, template.pages + 1],
  ['the sample', template.sampleAnswers, template.pages],
  ['completed by hand, with every lawyer page and Schedule C', {}, template.pages + 2],
])('%s', async (_, answers, pages) => {
  expect(await countPages(await renderPdf(agreement(answers), CREATED))).toBe(pages)
})

test('the guide has at most four pages', async () => {
  for (const answers of [APART, LISTED, {}]) {
    const pages = await countPages(await renderPdf(instructions(answers), CREATED))
    expect(pages).toBeLessThanOrEqual(4)
  }
})
