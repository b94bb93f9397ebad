import type { CoverageKind } from '../../lib/coverage.ts'

/** A background is all there is to see of a shape, so forced colors must not remove it. */
const SHAPE = { _highContrast: { bg: 'CanvasText', forcedColorAdjust: 'none' } }

/** The kinds differ by shape and by color: a square, a diamond, a disc and a ring. */
export const MARKS: Readonly<Record<CoverageKind, object>> = {
  refuse: { ...SHAPE, bg: 'red.solid', borderRadius: '1px' },
  warn: {
    ...SHAPE,
    bg: 'amber.solid',
    transform: 'rotate(45deg) scale(0.85)',
    borderRadius: '1px',
  },
  own: { ...SHAPE, bg: 'purple.solid', borderRadius: 'full' },
  floor: { borderWidth: '1.5px', borderColor: 'border.emphasized', borderRadius: 'full' },
}
