import { expect, test } from 'vitest'
import { countPages, renderPdf } from '../../../lambdas/generation/render/pdf.ts'
import { template } from '../../../shared/documents/non-disclosure-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import { agreement, instructions, ROBOTS, SAUCES } from './cases.ts'

const OPTIONS = { createdAt: new Date('2026-11-21T00:00:00Z') }

const pagesOf = async (answers: Answers): Promise<number> =>
  countPages(await renderPdf(agreement(answers), OPTIONS))

test.each<[string, Answers]>([
  ['N1', SAUCES],
  ['N2', ROBOTS],
  ['the sample', template.sampleAnswers],
  [
    'a worker in California',
    { ...SAUCES, relationshipType: 'employee', governingLaw: 'California' },
  ],
])('%s: six pages', async (_, answers) => {
  expect(await pagesOf(answers)).toBe(template.pages)
})

test.each<[string, Answers]>([
  ['one named reader beside the twelve categories', { ...SAUCES, sharingExceptions: 'Our lawyer' }],
  ['nothing answered, with its lines to write on', {}],
])('%s: seven pages', async (_, answers) => {
  expect(await pagesOf(answers)).toBe(template.pages + 1)
})

test.each<[string, Answers]>([
  ['N1', SAUCES],
  ['N2', ROBOTS],
])('%s: a guide of two pages', async (_, answers) => {
  expect(await countPages(await renderPdf(instructions(answers), OPTIONS))).toBe(2)
})
