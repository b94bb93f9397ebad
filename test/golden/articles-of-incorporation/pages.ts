import type { GoldenPages } from '../../support/golden.ts'
import { CONNECTICUT, ELSEWHERE, NEW_YORK } from './cases.ts'

export const pages: GoldenPages = {
  specified: 7,
  cases: [
    ['case A', CONNECTICUT, [7], [1, 2, 3]],
    ['case B', NEW_YORK, [7]],
    ['Massachusetts, the longest', ELSEWHERE.Massachusetts ?? {}, [7]],
    ['the blank form', {}, [7]],
  ],
}
