import { expect, test } from 'vitest'
import { countPages, renderPdf } from '../../../lambdas/generation/render/pdf.ts'
import { template } from '../../../shared/documents/employment-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import { agreement, ENGINEER, instructions, SHOP } from './cases.ts'

const OPTIONS = { createdAt: new Date('2026-11-21T00:00:00Z') }

const BASE: [string, Answers][] = [
  ['EA-1', SHOP],
  ['the sample', template.sampleAnswers],
  ...[
    'New York',
    'California',
    'Texas',
    'Florida',
    'Delaware',
    'Illinois',
    'Washington',
    'Ohio',
  ].map((state): [string, Answers] => [`EA-1 in ${state}`, { ...SHOP, state }]),
]

test.each(BASE)('%s: ten pages', async (_, answers) => {
  expect(await countPages(await renderPdf(agreement(answers), OPTIONS))).toBe(template.pages)
})

/** Two covenants, a bonus and the exemption take a page more, the notary's certificates another. */
const LONGER: [string, Answers, number][] = [
  ['EA-2', ENGINEER, 12],
  ['EA-2 without a notary', { ...ENGINEER, notary_county: '' }, 11],
  ['EA-2 in Illinois, without a notary', { ...ENGINEER, state: 'Illinois', notary_county: '' }, 11],
  [
    'EA-1 in California, with a notary',
    { ...SHOP, state: 'California', notary_county: 'Napa' },
    11,
  ],
  ['nothing answered, with its blank lines', {}, 11],
]

test.each(LONGER)('%s', async (_, answers, pages) => {
  expect(await countPages(await renderPdf(agreement(answers), OPTIONS))).toBe(pages)
})

const ALL = [...BASE, ...LONGER.map(([name, answers]): [string, Answers] => [name, answers])]

test.each(ALL)('%s: a guide of two pages', async (_, answers) => {
  expect(await countPages(await renderPdf(instructions(answers), OPTIONS))).toBe(2)
})
