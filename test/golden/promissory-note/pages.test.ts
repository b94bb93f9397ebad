import { expect, test } from 'vitest'
import { countPages, renderPdf } from '../../../lambdas/generation/render/pdf.ts'
import { template } from '../../../shared/documents/promissory-note/index.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import { agreement, BAKERY, FAMILY, INTEREST_FREE, instructions, LUMP_SUM } from './cases.ts'

const OPTIONS = { createdAt: new Date('2026-11-21T00:00:00Z') }

const VARIANTS: [string, Answers, readonly number[]][] = [
  ['PN-1', FAMILY, [5]],
  ['PN-2', BAKERY, [5]],
  ['the sample', template.sampleAnswers, [5]],
  ['one payment', LUMP_SUM, [5]],
  ['without interest', INTEREST_FREE, [5]],
  ['nothing answered', {}, [6]],
  ['60 payments', { ...FAMILY, paymentAmount: 339.69 }, [5, 6]],
  ['a long, shortened schedule', { ...FAMILY, paymentAmount: 150 }, [5, 6]],
  ['PN-1 with a notary', { ...FAMILY, notaryRequired: true, county: 'New Haven' }, [5, 6]],
  ['two borrowers', { ...FAMILY, borrowerName: 'Ann Lee and Bo Lee' }, [5, 6]],
  ...['California', 'Texas', 'Florida', 'Massachusetts', 'Delaware', 'Nevada', 'Ohio'].map(
    (state): [string, Answers, readonly number[]] => [state, { ...FAMILY, state }, [5]],
  ),
]

test.each(VARIANTS)('%s', async (_, answers, pages) => {
  const [document, guide] = await Promise.all([
    renderPdf(agreement(answers), OPTIONS),
    renderPdf(instructions(answers), OPTIONS),
  ])
  expect(pages).toContain(await countPages(document))
  expect([2, 3]).toContain(await countPages(guide))
})
