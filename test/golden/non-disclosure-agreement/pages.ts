import { template } from '../../../shared/documents/non-disclosure-agreement/index.ts'
import type { GoldenPages } from '../../support/golden.ts'
import { ROBOTS, SAUCES } from './cases.ts'

export const pages: GoldenPages = {
  specified: 6,
  cases: [
    ['N1', SAUCES, [6], [2]],
    ['N2', ROBOTS, [6], [2]],
    ['the sample', template.sampleAnswers, [6]],
    [
      'a worker in California',
      { ...SAUCES, relationshipType: 'employee', governingLaw: 'California' },
      [6],
    ],
    [
      'one named reader beside the twelve categories',
      { ...SAUCES, sharingExceptions: 'Our lawyer' },
      [6],
    ],
    ['nothing answered, with its lines to write on', {}, [7]],
  ],
}
