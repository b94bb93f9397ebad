import { expect, test } from 'vitest'
import { countPages, renderPdf } from '../../../lambdas/generation/render/pdf.ts'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import { agreement, CAR, instructions, SAW } from './cases.ts'

const OPTIONS = { createdAt: new Date('2026-11-21T00:00:00Z') }
const WARRANTY = { condition_type: 'warranty', warranty_details: 'The engine, for 90 days.' }

const VARIANTS: [string, Answers][] = [
  ['BS-1', CAR],
  ['BS-2', SAW],
  ['the sample', template.sampleAnswers],
  ['nothing answered', {}],
  ['a private warranty', { ...CAR, ...WARRANTY }],
  ['a wrong mileage', { ...CAR, odometer_status: 'not_actual' }],
  ['payment later, by check', { ...CAR, payment_date: '2026-12-20', payment_method: 'check' }],
  ['four owners', { ...CAR, seller_name: 'Ann Lee and Bo Lee', buyer_name: 'Cy Ortiz & Di Ortiz' }],
  ['two companies', { ...CAR, seller_name: 'Lee LLC', buyer_name: 'Ortiz, Inc.' }],
  ['a saw with a notary', { ...SAW, notary_county: 'Dutchess' }],
  ...['vessel', 'trailer', 'equipment', 'animal', 'other'].map((item_type): [string, Answers] => [
    `item: ${item_type}`,
    { ...CAR, item_type },
  ]),
  ...[
    'New York',
    'California',
    'Texas',
    'Florida',
    'Massachusetts',
    'Delaware',
    'Nevada',
    'Ohio',
  ].flatMap((state): [string, Answers][] => [
    [`${state}, with a notary`, { ...CAR, state }],
    [`${state}, without`, { ...CAR, state, notary_county: '' }],
  ]),
]

test.each(VARIANTS)('%s: four pages, and a guide of two or three', async (_, answers) => {
  const [document, guide] = await Promise.all([
    renderPdf(agreement(answers), OPTIONS),
    renderPdf(instructions(answers), OPTIONS),
  ])
  expect(await countPages(document)).toBe(template.pages)
  expect([2, 3]).toContain(await countPages(guide))
})
