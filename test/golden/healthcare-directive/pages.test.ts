import { expect, test } from 'vitest'
import { countPages, renderPdf } from '../../../lambdas/generation/render/pdf.ts'
import { template } from '../../../shared/documents/healthcare-directive/index.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import { agreement, COMFORT, GIVEN, instructions, TRIAL } from './cases.ts'

const OPTIONS = { createdAt: new Date('2026-11-21T00:00:00Z') }

/** Every optional part and the longest variants together. */
const EVERYTHING = {
  life_sustaining_treatment: 'custom',
  life_sustaining_details: 'No CPR, no ventilator; tube feeding is acceptable.',
  pain_management: 'custom',
  pain_management_details: 'No morphine, it makes me ill.\nPlay the radio.',
  organ_donation: 'specific',
  organ_donation_details: 'Kidneys\nCorneas',
  pregnancy_instruction: 'different',
  pregnancy_details: 'Before 24 weeks follow this paper; after that give life support.',
  agent_authority_limits: 'No nursing home far from my sister',
}

const STATES = [
  ...['New York', 'California', 'Texas', 'Florida', 'Massachusetts', 'Delaware', 'Nevada'],
  ...['Ohio', 'District of Columbia'],
]

const pagesOf = async (answers: Answers) => countPages(await renderPdf(agreement(answers), OPTIONS))
const guidePagesOf = async (answers: Answers) =>
  countPages(await renderPdf(instructions(answers), OPTIONS))

test.each([
  ['case A', COMFORT],
  ['case B', TRIAL],
  ['the sample', template.sampleAnswers],
  ['nothing answered', {}],
  ['everything answered', { ...COMFORT, ...EVERYTHING }],
])('%s: eight pages', async (_, answers) => {
  expect(await pagesOf(answers)).toBe(template.pages)
})

test.each([
  ['the given answers only', GIVEN],
  ...STATES.flatMap((state): [string, Answers][] => [
    [`${state}, case A`, { ...COMFORT, state }],
    [`${state}, case B`, { ...TRIAL, state }],
    [`${state}, everything`, { ...COMFORT, ...EVERYTHING, state }],
  ]),
])('%s: seven to nine pages, and a guide of three or four', async (_, answers) => {
  expect([7, 8, 9]).toContain(await pagesOf(answers))
  expect([3, 4]).toContain(await guidePagesOf(answers))
})
