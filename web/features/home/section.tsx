import { Box, type BoxProps, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type SectionProps = BoxProps & { title: string; intro?: ReactNode; children: ReactNode }

/** A part of the home page. */
export const Section = ({ title, intro, children, ...box }: SectionProps) => (
  <Box as="section" mt={{ base: '16', md: '24' }} pt="10" borderTopWidth="1px" {...box}>
    <Box mb={{ base: '6', md: '8' }}>
      <Heading as="h2" size="2xl">
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
