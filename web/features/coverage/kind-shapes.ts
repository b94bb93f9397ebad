import type { CoverageKind } from '../../lib/coverage.ts'

/** The kinds differ by shape and by color: a square, a diamond, a disc and a ring. */
export const MARKS: Readonly<Record<CoverageKind, object>> = {
  refuse: { bg: 'red.solid', borderRadius: '1px' },
  warn: { bg: 'amber.solid', transform: 'rotate(45deg) scale(0.85)', borderRadius: '1px' },
  own: { bg: 'purple.solid', borderRadius: 'full' },
  floor: { borderWidth: '1.5px', borderColor: 'border.emphasized', borderRadius: 'full' },
}
