import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { GoldenDocument } from '../../support/golden.ts'
import car from './bs-1.json' with { type: 'json' }
import saw from './bs-2.json' with { type: 'json' }

/** BS-1: a private car sale in Connecticut, as is, with a notary. */
export const CAR: Answers = car
/** BS-2: a shop in New York sells a saw with a warranty, without a notary. */
export const SAW: Answers = saw

export const golden: GoldenDocument = {
  template,
  texts: { 'bs-1': CAR, 'bs-2': SAW, sample: template.sampleAnswers, blank: {} },
  elsewhere: { seller_address: '1 First Street', buyer_address: '2 Second Street' },
  never: [
    [{}, /(tax|fee) was|percent when/i],
    [{ condition_type: 'warranty', warranty_details: 'The engine, for 90 days.' }, /\bas[ -]is\b/i],
  ],
  longer: {
    'four owners, whose signatures a notary certifies': {
      ...CAR,
      seller_name: 'Ann Lee and Bo Lee',
      buyer_name: 'Cy Ortiz & Di Ortiz',
      notary_signers: 'both',
    },
    'both before a notary in California': { ...CAR, state: 'California', notary_signers: 'both' },
  },
}
