import { Box, type BoxProps, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { BAND } from '../../ui/band.ts'

type SectionProps = BoxProps & {
  title: string
  intro?: ReactNode
  /** Every second section lies on a band, so that a long page has a rhythm. */
  band?: boolean
  children: ReactNode
}

/** A part of the home page. */
export const Section = ({ title, intro, band, children, ...box }: SectionProps) => (
  <Box as="section" py={{ base: '12', md: '20' }} {...(band && BAND)} {...box}>
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

/**
 * On a phone, a list becomes a row to push sideways: its next item looks in at the edge. It holds what its items
 * place absolutely, or that would widen the page.
 */
export const SIDEWAYS = {
  mdDown: {
    display: 'grid',
    position: 'relative',
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: '84%',
    gap: '5',
    overflowX: 'auto',
    marginInline: '-4',
    paddingInline: '4',
    scrollPaddingInline: '4',
    scrollSnapType: 'x mandatory',
    '& > li': { scrollSnapAlign: 'start' },
  },
}
