import { Box, type BoxProps } from '@chakra-ui/react'

/** Stands where something of this size will be. */
export const Skeleton = (box: BoxProps) => (
  <Box bg="bg.muted" borderRadius="l1" aria-hidden="true" {...box} />
)

/** Lines of text that have not arrived. */
export const TextSkeleton = ({ lines }: { lines: number }) => (
  <Box
    role="status"
    aria-label="Loading"
    h={`calc(${lines} * 1.75rem)`}
    backgroundImage="repeating-linear-gradient({colors.bg.muted} 0 1rem, transparent 1rem 1.75rem)"
  />
)
