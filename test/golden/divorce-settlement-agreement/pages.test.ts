import { expect, test } from 'vitest'
import { countPages, renderPdf } from '../../../lambdas/generation/render/pdf.ts'
import { template } from '../../../shared/documents/divorce-settlement-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import { agreement, COUPLE, PARENTS, STATES, TODAY } from './cases.ts'

const pagesOf = async (answers: Answers): Promise<number> =>
  countPages(await renderPdf(agreement(answers), { createdAt: new Date(TODAY) }))

test('case A has exactly the pages that the catalogue promises', async () => {
  expect(template.pages).toBe(11)
  expect(await pagesOf(PARENTS)).toBe(11)
})

test.each([
  ['case B', COUPLE, 10],
  ['the sample', template.sampleAnswers, 11],
  ['a blank copy', {}, 12],
] as const)('%s', async (_, answers, pages) => {
  expect(await pagesOf(answers)).toBe(pages)
})

test.each(STATES)('parents in %s need one page more or less at most', async (state) => {
  expect(Math.abs((await pagesOf({ ...PARENTS, state })) - 11)).toBeLessThanOrEqual(1)
})
