import { Heading } from '@chakra-ui/react'
import { HEADING_ID } from './stops.ts'

/** Takes the focus when the person moves to this stop. */
export const StepHeading = ({ children }: { children: string }) => (
  <Heading
    as="h2"
    id={HEADING_ID}
    size="2xl"
    tabIndex={-1}
    scrollMarginTop={{ base: '32', md: '24' }}
    _focus={{ outline: 'none' }}
  >
    {children}
  </Heading>
)
