import { Box, type BoxProps, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A full-width darker background. The clip limits the shadow that paints it to the section's height. */
const BAND = {
  bg: 'bg.subtle',
  boxShadow: '0 0 0 100vmax {colors.bg.subtle}',
  clipPath: 'inset(0 -100vmax)',
}

type SectionProps = BoxProps & {
  title: string
  intro?: ReactNode
  /** Next to the title. */
  action?: ReactNode
  /** Alternating sections have a background band. */
  band?: boolean
  children: ReactNode
}

/** A part of a long page. */
export const Section = ({ title, intro, action, band, children, ...box }: SectionProps) => (
  <Box as="section" py={{ base: '12', md: '20' }} {...(band && BAND)} {...box}>
    <Box mb={{ base: '6', md: '8' }}>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <Heading as="h2" size="2xl">
          {title}
        </Heading>
        {action}
      </Flex>
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
 * On phones, a list becomes a horizontal scroller whose next item peeks in. Positioned, so that
 * absolute children don't widen the page.
 */
export const PHONE_SCROLLER = {
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

/** The cards of a scroller. */
export const SCROLLED_CARD = { headingLevel: 'h3', narrowHead: 'card' } as const
