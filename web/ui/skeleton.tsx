import { Box, type BoxProps } from '@chakra-ui/react'

/** A placeholder with the size of the loading content. */
export const Skeleton = (box: BoxProps) => (
  <Box bg="bg.muted" borderRadius="l1" aria-hidden="true" {...box} />
)

type TextSkeletonProps = { lines: number; label?: string }

/** A placeholder for loading text. */
export const TextSkeleton = ({ lines, label = 'Loading' }: TextSkeletonProps) => (
  <Box
    role="status"
    aria-label={label}
    h={`calc(${lines} * 1.75rem)`}
    backgroundImage="repeating-linear-gradient(color-mix(in srgb, currentColor 8%, transparent) 0 1rem, transparent 1rem 1.75rem)"
  />
)
