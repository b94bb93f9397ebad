import { Box, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type SectionProps = { title: string; id?: string; children: ReactNode }

/** A part of the home page, set off by a hairline. */
export const Section = ({ title, id, children }: SectionProps) => (
  <Box as="section" id={id} mt={{ base: '16', md: '24' }} pt="10" borderTopWidth="1px">
    <Heading as="h2" size="2xl" mb="8">
      {title}
    </Heading>
    {children}
  </Box>
)
