import { Box, type BoxProps } from '@chakra-ui/react'

/** The placeholder has the size of the content that is loading. */
export const Skeleton = (box: BoxProps) => (
  <Box bg="bg.muted" borderRadius="l1" aria-hidden="true" {...box} />
)

/** The placeholder of text that is loading. */
export const TextSkeleton = ({ lines }: { lines: number }) => (
  <Box
    role="status"
    aria-label="Loading"
    h={`calc(${lines} * 1.75rem)`}
    backgroundImage="repeating-linear-gradient({colors.bg.muted} 0 1rem, transparent 1rem 1.75rem)"
  />
)
