import { template } from '../../../shared/documents/divorce-settlement-agreement/index.ts'
import type { GoldenPages, PageCase } from '../../support/golden.ts'
import { COUPLE, PARENTS, STATES } from './cases.ts'

export const pages: GoldenPages = {
  specified: 11,
  cases: [
    ['case A', PARENTS, [11]],
    ['case B', COUPLE, [11]],
    ['the sample', template.sampleAnswers, [11]],
    ['a blank copy', {}, [12]],
    ...STATES.map(
      (state): PageCase => [`parents in ${state}`, { ...PARENTS, state }, [10, 11, 12, 13, 14]],
    ),
  ],
}
