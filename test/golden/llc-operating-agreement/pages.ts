import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import type { GoldenPages } from '../../support/golden.ts'
import { FOUR, PAIR, S_CORPORATION, SIX, SOLE } from './cases.ts'

export const pages: GoldenPages = {
  specified: 15,
  cases: [
    ['case A', SOLE, [15], [1, 2, 3]],
    ['case B', PAIR, [15], [1, 2, 3]],
    ['case C, with California’s certificates', S_CORPORATION, [16]],
    ['case D, four members and vesting', FOUR, [19], [3]],
    ['case E, six members', SIX, [18], [3]],
    ['the sample', template.sampleAnswers, [15]],
    ['the blank form, which prints every choice', {}, [18]],
  ],
}
