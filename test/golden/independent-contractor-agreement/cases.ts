import { template } from '../../../shared/documents/independent-contractor-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { GoldenDocument } from '../../support/golden.ts'
import website from './c1.json' with { type: 'json' }
import studio from './c2.json' with { type: 'json' }

/** C1: Connecticut, fixed term, fixed price, the company owns the work, no notary. */
export const WEBSITE: Answers = website
/** C2: New York, open-ended, hourly, the contractor owns the work, with a notary. */
export const STUDIO: Answers = studio

/** C1, paid in three stages. */
export const STAGES: Answers = {
  ...WEBSITE,
  payment_structure: 'milestone',
  payment_frequency: 'milestones',
  milestone_schedule:
    'Designs accepted, March 1, 2027, 2,400\nSite on the test server - 3/26/2027 - $2,000\nSite live; 2027-04-09; 2000.00',
}

export const golden: GoldenDocument = {
  template,
  texts: { c1: WEBSITE, c2: STUDIO, sample: template.sampleAnswers, blank: {} },
  unclean: / {2}| [.,;]|\.\.|,,|;\.|\(\)/,
  elsewhere: {
    company_address: '1 First Street',
    contractor_address: '2 Second Street',
    work_location_other: 'Recording venues',
  },
  never: [[{ work_ownership: 'contractor' }, /made for hire/i]],
  longer: { 'a notary': { ...WEBSITE, notary_county: 'New Haven' } },
}
