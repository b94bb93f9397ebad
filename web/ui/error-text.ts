import { chakra } from '@chakra-ui/react'

/** Announced to screen readers when it appears. */
export const ErrorText = chakra(
  'p',
  { base: { color: 'fg.error' } },
  { defaultProps: { role: 'alert' } },
)
