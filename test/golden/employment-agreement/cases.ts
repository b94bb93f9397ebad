import { template } from '../../../shared/documents/employment-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { GoldenDocument } from '../../support/golden.ts'
import shop from './ea-1.json' with { type: 'json' }
import engineer from './ea-2.json' with { type: 'json' }

/** EA-1: an hourly assistant manager in Connecticut, at will, no covenants, no notary. */
export const SHOP: Answers = shop
/** EA-2: an exempt engineer in Massachusetts, fixed term, covenants, notary. */
export const ENGINEER: Answers = engineer

export const golden: GoldenDocument = {
  template,
  texts: { 'ea-1': SHOP, 'ea-2': ENGINEER, sample: template.sampleAnswers, blank: {} },
  unclean: / {2}|,,|\.\.| [,.;:]|\(\)|\b(a|an|the|to|of) \1\b/,
  elsewhere: {
    employer_entity_type: '',
    employer_address: '1 First Street',
    employee_address: '2 Second Street',
    work_location: '1 First Street',
    non_compete_area: 'within 15 miles',
    notary_county: '',
  },
  names: /New York City|Texas Road Boring/g,
}
