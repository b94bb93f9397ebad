import { template } from '../../../shared/documents/employment-agreement/index.ts'
import type { GoldenPages, PageCase } from '../../support/golden.ts'
import { ENGINEER, SHOP } from './cases.ts'

const STATES = [
  'New York',
  'California',
  'Texas',
  'Florida',
  'Delaware',
  'Illinois',
  'Washington',
  'Ohio',
]

/** Two covenants, a bonus and the exemption take a page more, the notary's certificates another. */
export const pages: GoldenPages = {
  specified: 10,
  cases: [
    ['EA-1', SHOP, [10], [2]],
    ['the sample', template.sampleAnswers, [10], [2]],
    ...STATES.map((state): PageCase => [`EA-1 in ${state}`, { ...SHOP, state }, [10], [2]]),
    ['EA-2', ENGINEER, [12], [2]],
    ['EA-2 without a notary', { ...ENGINEER, notary_county: '' }, [11], [2]],
    [
      'EA-2 in Illinois, without a notary',
      { ...ENGINEER, state: 'Illinois', notary_county: '' },
      [11],
      [2],
    ],
    [
      'EA-1 in California, with a notary',
      { ...SHOP, state: 'California', notary_county: 'Napa' },
      [12],
      [2],
    ],
    ['nothing answered, with its blank lines', {}, [11], [2]],
  ],
}
