import { Flex, Spinner } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** `children` describe what is in progress. */
export const Busy = ({ children }: { children: ReactNode }) => (
  <Flex role="status" align="center" gap="3" py="2">
    <Spinner color="purple.fg" aria-hidden="true" />
    <p>{children}</p>
  </Flex>
)
