import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { type GoldenDocument, printing } from '../../support/golden.ts'
import car from './bs-1.json' with { type: 'json' }
import saw from './bs-2.json' with { type: 'json' }

/** BS-1: a private car sale in Connecticut, as is, with a notary. */
export const CAR: Answers = car
/** BS-2: a shop in New York sells a saw with a warranty, without a notary. */
export const SAW: Answers = saw

export const { agreement, instructions, agreementText, instructionsText, sections } =
  printing(template)

export const golden: GoldenDocument = {
  template,
  texts: {
    'bs-1': CAR,
    'bs-2': SAW,
    sample: template.sampleAnswers,
    blank: {},
  },
}
