import { Box } from '@chakra-ui/react'
import type { CoverageKind } from '../../api/coverage.ts'
import { MARKS } from './kind-shapes.ts'

export const KindMark = ({ kind }: { kind: CoverageKind }) => (
  <Box
    as="span"
    aria-hidden="true"
    display="inline-block"
    boxSize="3"
    flexShrink={0}
    css={MARKS[kind]}
  />
)
