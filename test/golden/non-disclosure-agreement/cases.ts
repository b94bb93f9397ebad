import { template } from '../../../shared/documents/non-disclosure-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { GoldenDocument } from '../../support/golden.ts'
import sauces from './n1.json' with { type: 'json' }
import robots from './n2.json' with { type: 'json' }

/** N1: Connecticut, fixed end date, all information, no sharing, three years, return. */
export const SAUCES: Answers = sauces
/** N2: Delaware, no end date, a list of information, named recipients, as long as confidential, destruction. */
export const ROBOTS: Answers = robots

export const golden: GoldenDocument = {
  template,
  texts: { n1: SAUCES, n2: ROBOTS, sample: template.sampleAnswers, blank: {} },
  elsewhere: { disclosingPartyAddress: '1 First Street', receivingPartyAddress: '2 Second Street' },
}
