import { Badge } from '@chakra-ui/react'
import { type CoverageKind, KINDS } from '../api/coverage.ts'

/** The kind of coverage in a state, in two words. */
export const KindBadge = ({ kind }: { kind: CoverageKind }) => (
  <Badge colorPalette={KINDS[kind].palette}>{KINDS[kind].label}</Badge>
)
