import { expect, test } from 'vitest'
import { countPages, renderPdf } from '../../../lambdas/generation/render/pdf.ts'
import { template } from '../../../shared/documents/independent-contractor-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import { agreement, instructions, STAGES, STUDIO, WEBSITE } from './cases.ts'

const OPTIONS = { createdAt: new Date('2026-11-21T00:00:00Z') }

const NINE: [string, Answers][] = [
  ['C1', WEBSITE],
  ['C2 without a notary', { ...STUDIO, notary_county: '' }],
  ['the sample', template.sampleAnswers],
  ['milestones', STAGES],
  ['joint ownership', { ...WEBSITE, work_ownership: 'joint', ownership_details: 'As agreed.' }],
  [
    'hourly with a ceiling',
    { ...WEBSITE, payment_structure: 'hourly', payment_amount: '85', hourly_cap: '6400' },
  ],
  ["at the company's premises", { ...WEBSITE, work_location: 'company_location' }],
  ...[
    'New York',
    'California',
    'Texas',
    'Florida',
    'Massachusetts',
    'Delaware',
    'Illinois',
    'Washington',
    'Ohio',
  ].map((state): [string, Answers] => [state, { ...WEBSITE, state }]),
]

test.each(NINE)('%s: nine pages, and a guide of two', async (_, answers) => {
  const [document, guide] = await Promise.all([
    renderPdf(agreement(answers), OPTIONS),
    renderPdf(instructions(answers), OPTIONS),
  ])
  expect(await countPages(document)).toBe(template.pages)
  expect(await countPages(guide)).toBe(2)
})

test.each([
  ['C2, with a page for the notary', STUDIO],
  ['C1, with a page for the notary', { ...WEBSITE, notary_county: 'New Haven' }],
  ['nothing answered, with its lines to write on', {}],
])('%s: ten pages', async (_, answers) => {
  const document = await renderPdf(agreement(answers), OPTIONS)
  expect(await countPages(document)).toBe(template.pages + 1)
})
