import { template } from '../../../shared/documents/prenuptial-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { GoldenDocument } from '../../support/golden.ts'
import strong from './pn-1.json' with { type: 'json' }
import listed from './pn-2.json' with { type: 'json' }

/** PN-1: Connecticut, all property stays separate, both waive. */
export const APART: Answers = strong
/** PN-2: New York, listed property stays separate, one party waives, with a sunset clause. */
export const LISTED: Answers = listed

export const golden: GoldenDocument = {
  template,
  texts: { 'pn-1': APART, 'pn-2': LISTED, sample: template.sampleAnswers, blank: {} },
  elsewhere: {
    county: 'Greene',
    party1Address: '1 First Street',
    party2Address: '2 Second Street',
  },
}
