import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import type { GoldenPages } from '../../support/golden.ts'
import { PAIR, S_CORPORATION, SOLE } from './cases.ts'

export const pages: GoldenPages = {
  specified: 15,
  cases: [
    ['case A', SOLE, [15], [1, 2, 3]],
    ['case B', PAIR, [15], [1, 2, 3]],
    ['case C, with California’s certificates', S_CORPORATION, [16]],
    ['the sample', template.sampleAnswers, [15]],
    ['the blank form, which prints every choice', {}, [18]],
  ],
}
