import { Box } from '@chakra-ui/react'
import type { CoverageKind } from '../../api/coverage.ts'

/** The background is the shape, so forced colors must keep it. */
const SHAPE = { _highContrast: { bg: 'CanvasText', forcedColorAdjust: 'none' } }

/** Kinds differ in shape and color: square, diamond, disc and ring. */
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

export const KindMark = ({ kind }: { kind: CoverageKind }) => (
  <Box as="span" aria-hidden="true" boxSize="3" flexShrink={0} css={MARKS[kind]} />
)
