import { Box, type BoxProps, chakra, Flex, Spinner } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** `children` describe what is in progress. */
export const Busy = ({ children }: { children: ReactNode }) => (
  <Flex role="status" align="center" gap="3" py="2">
    <Spinner color="purple.fg" aria-hidden="true" />
    <p>{children}</p>
  </Flex>
)

/** Announced to screen readers when it appears. */
export const ErrorText = chakra(
  'p',
  { base: { color: 'fg.error' } },
  { defaultProps: { role: 'alert' } },
)

/** A placeholder with the size of the loading content. */
export const Skeleton = (box: BoxProps) => (
  <Box bg="bg.muted" borderRadius="l1" aria-hidden="true" {...box} />
)

/** A placeholder for loading text. */
export const TextSkeleton = ({ lines, label = 'Loading' }: { lines: number; label?: string }) => (
  <Box
    role="status"
    aria-label={label}
    h={`calc(${lines} * 1.75rem)`}
    backgroundImage="repeating-linear-gradient(color-mix(in srgb, currentColor 8%, transparent) 0 1rem, transparent 1rem 1.75rem)"
  />
)
