import { template } from '../../../shared/documents/safe-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { type GoldenDocument, printer } from '../../support/golden.ts'
import robots from './sf-1.json' with { type: 'json' }
import meals from './sf-2.json' with { type: 'json' }

/** SF-1: a Delaware corporation, cap and discount, pro rata right. */
export const ROBOTS: Answers = robots
/** SF-2: a Connecticut LLC, discount only, an entity as investor, with a notary. */
export const MEALS: Answers = meals

/** The four kinds of price terms, as changes of any answers. */
export const PRICE_TERMS = {
  both: { valuationCap: 6000000, discountRate: 20, mfnRight: false },
  cap: { valuationCap: 6000000, discountRate: '', mfnRight: false },
  discount: { valuationCap: '', discountRate: 20, mfnRight: false },
  better: { valuationCap: '', discountRate: '', mfnRight: true },
} satisfies Record<string, Answers>

/** The cells of the worked example, row by row. */
export const illustration = (answers: Answers): string[][] => {
  const blocks = agreement(answers).blocks
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.id === 'exhibit-a')
  const table = blocks.slice(start).find((block) => block.kind === 'table')
  return table?.kind === 'table'
    ? table.rows.map(({ cells }) =>
        cells.map((cell) => cell.map((run) => (run.kind === 'text' ? run.text : '')).join('')),
      )
    : []
}

export const { agreement, agreementText } = printer(template)

export const golden: GoldenDocument = {
  template,
  texts: { 'sf-1': ROBOTS, 'sf-2': MEALS, sample: template.sampleAnswers, blank: {} },
  never: [[{}, /\bfee was|percent of the offering/i]],
  elsewhere: {
    companyAddress: '1 First Street',
    investorAddress: '2 Second Street',
    notaryRequired: false,
  },
}
