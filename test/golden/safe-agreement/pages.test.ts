import { expect, test } from 'vitest'
import { countPages, renderPdf } from '../../../lambdas/generation/render/pdf.ts'
import { template } from '../../../shared/documents/safe-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import { agreement, instructions, MEALS, PRICE_TERMS, ROBOTS } from './cases.ts'

const OPTIONS = { createdAt: new Date('2026-11-21T00:00:00Z') }

const EVERYTHING: Answers = {
  mfnRight: true,
  proRataRight: true,
  notaryRequired: true,
  signingState: 'Florida',
  county: 'Duval',
  investorAddress: '9 Elm Street, Austin, TX 78701',
}

/** Variants and how many pages more than the usual eight each may need. */
const VARIANTS: [string, Answers, number][] = [
  ['SF-1', ROBOTS, 0],
  ['SF-2', MEALS, 0],
  ['the sample', template.sampleAnswers, 0],
  ...Object.entries(PRICE_TERMS).flatMap(([name, terms]): [string, Answers, number][] => [
    [`a corporation, ${name}`, { ...ROBOTS, ...terms }, 0],
    [`an LLC, ${name}`, { ...MEALS, ...terms }, 0],
  ]),
  ...['New York', 'California', 'Texas', 'Florida', 'Massachusetts', 'Nevada', 'Ohio'].map(
    (companyState): [string, Answers, number] => [companyState, { ...ROBOTS, companyState }, 0],
  ),
  ['money back only', { ...ROBOTS, liquidationOption: 'cash_back' }, 0],
  ['shares only', { ...ROBOTS, liquidationOption: 'convert_only' }, 0],
  ['not accredited', { ...ROBOTS, accreditedStatus: 'not_accredited' }, 1],
  ['every optional part', { ...ROBOTS, ...EVERYTHING }, 1],
  ['nothing answered', {}, 1],
]

test.each(VARIANTS)('%s', async (_, answers, more) => {
  const [document, guide] = await Promise.all([
    renderPdf(agreement(answers), OPTIONS),
    renderPdf(instructions(answers), OPTIONS),
  ])
  expect(await countPages(document)).toBe(template.pages + more)
  expect([2, 3]).toContain(await countPages(guide))
})
