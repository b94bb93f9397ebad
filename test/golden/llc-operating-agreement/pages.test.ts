import { expect, test } from 'vitest'
import { countPages, renderPdf } from '../../../lambdas/generation/render/pdf.ts'
import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import { agreement, instructions, PAIR, S_CORPORATION, SOLE } from './cases.ts'

const pagesOf = async (document: ReturnType<typeof agreement>) =>
  countPages(await renderPdf(document, { createdAt: new Date(0) }))

test('the first case has the pages of the specification', async () => {
  expect(template.pages).toBe(15)
  expect(await pagesOf(agreement(SOLE))).toBe(15)
})

test.each([
  ['case B', PAIR, 16],
  ['case C', S_CORPORATION, 16],
  ['the sample', template.sampleAnswers, 15],
  ['the blank form, which prints every choice', {}, 20],
])('%s', async (_, answers, pages) => {
  expect(await pagesOf(agreement(answers))).toBe(pages)
})

test.each([
  ['case A', SOLE],
  ['case B', PAIR],
])('the guide of %s', async (_, answers) => {
  expect(await pagesOf(instructions(answers))).toBeLessThanOrEqual(3)
})
