import { template } from '../../../shared/documents/prenuptial-agreement/index.ts'
import type { GoldenPages } from '../../support/golden.ts'
import { APART, LISTED } from './cases.ts'

export const pages: GoldenPages = {
  specified: 12,
  cases: [
    ['PN-1, as the specification says', APART, [12], [1, 2, 3, 4]],
    ['PN-2, with the New York page', LISTED, [13], [1, 2, 3, 4]],
    ['the sample', template.sampleAnswers, [12]],
    ['completed by hand, with every lawyer page and Schedule C', {}, [14], [1, 2, 3, 4]],
  ],
}
