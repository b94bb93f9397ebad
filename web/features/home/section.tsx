import { Box, type BoxProps, chakra, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type SectionProps = BoxProps & { title: string; intro?: ReactNode; children: ReactNode }

/** A part of the home page, numbered like the sections of the documents it sells. */
export const Section = ({ title, intro, children, ...box }: SectionProps) => (
  <Box
    as="section"
    mt={{ base: '16', md: '24' }}
    pt="10"
    borderTopWidth="1px"
    counterIncrement="section"
    {...box}
  >
    <Box mb={{ base: '6', md: '8' }}>
      <Heading as="h2" size="2xl">
        <chakra.span
          aria-hidden="true"
          color="purple.fg"
          fontWeight="normal"
          me="3"
          _before={{ content: 'counter(section) "."' }}
        />
        {title}
      </Heading>
      {intro && (
        <Text mt="2" color="fg.muted" maxW="prose" textStyle={{ base: 'md', md: 'lg' }}>
          {intro}
        </Text>
      )}
    </Box>
    {children}
  </Box>
)
