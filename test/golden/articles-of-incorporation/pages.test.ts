import { expect, test } from 'vitest'
import { countPages, renderPdf } from '../../../lambdas/generation/render/pdf.ts'
import { template } from '../../../shared/documents/articles-of-incorporation/index.ts'
import { agreement, CONNECTICUT, ELSEWHERE, instructions, NEW_YORK } from './cases.ts'

const pagesOf = async (document: ReturnType<typeof agreement>) =>
  countPages(await renderPdf(document, { createdAt: new Date(0) }))

test.each([
  ['case A', CONNECTICUT],
  ['case B', NEW_YORK],
  ['Massachusetts, the longest', ELSEWHERE.Massachusetts ?? {}],
  ['the blank form', {}],
])('%s has the pages of the specification', async (_, answers) => {
  expect(template.pages).toBe(7)
  expect(await pagesOf(agreement(answers))).toBe(7)
})

test('the guide is short', async () => {
  expect(await pagesOf(instructions(CONNECTICUT))).toBeLessThanOrEqual(3)
})
