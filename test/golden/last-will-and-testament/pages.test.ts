import { expect, test } from 'vitest'
import { countPages, renderPdf } from '../../../lambdas/generation/render/pdf.ts'
import { template } from '../../../shared/documents/last-will-and-testament/index.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import { agreement, instructions, MARISOL, OWEN } from './cases.ts'

const OPTIONS = { createdAt: new Date('2026-11-21T00:00:00Z') }

const STATES = [
  'New York',
  'California',
  'Texas',
  'Florida',
  'Massachusetts',
  'Delaware',
  'Nevada',
  'Ohio',
]

/** A single person without children needs a page less, a form to complete by hand a page more. */
const VARIANTS: [string, number, Answers][] = [
  ['case A', template.pages, MARISOL],
  ['case B', 7, OWEN],
  ['the sample', template.pages, template.sampleAnswers],
  ['nothing answered', 9, {}],
  ['a partner', template.pages, { ...MARISOL, maritalStatus: 'partnered' }],
  ['separated', template.pages, { ...MARISOL, maritalStatus: 'separated' }],
  ['no affidavit', template.pages, { ...MARISOL, selfProvingAffidavit: false }],
  [
    'no gifts, no wishes',
    template.pages,
    { ...MARISOL, specificBequests: '', specialInstructions: '' },
  ],
  ...STATES.map((state): [string, number, Answers] => [
    `a family in ${state}`,
    template.pages,
    { ...MARISOL, state },
  ]),
  ...STATES.filter((state) => state !== 'California').map((state): [string, number, Answers] => [
    `a single person in ${state}`,
    7,
    { ...OWEN, state },
  ]),
]

test.each(VARIANTS)('%s: %i pages, and a guide of four', async (_, pages, answers) => {
  const [document, guide] = await Promise.all([
    renderPdf(agreement(answers), OPTIONS),
    renderPdf(instructions(answers), OPTIONS),
  ])
  expect(await countPages(document)).toBe(pages)
  expect(await countPages(guide)).toBe(4)
})
