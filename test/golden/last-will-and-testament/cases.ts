import { template } from '../../../shared/documents/last-will-and-testament/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { GoldenDocument } from '../../support/golden.ts'
import caseA from './case-a.json' with { type: 'json' }
import caseB from './case-b.json' with { type: 'json' }

/** Case A: a married mother of two minor children in Connecticut. */
export const MARISOL: Answers = caseA
/** Case B: a single man without children in Florida. */
export const OWEN: Answers = caseB

export const golden: GoldenDocument = {
  template,
  texts: { 'case-a': MARISOL, 'case-b': OWEN, sample: template.sampleAnswers, blank: {} },
  elsewhere: { executorAddress: '1 First Street' },
  never: [[{}, /percent|exemption|elective/i]],
}
