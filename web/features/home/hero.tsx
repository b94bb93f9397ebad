import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { BRAND } from '../../../shared/content/brand.ts'
import { allPrices } from '../../../shared/content/prices.ts'
import { paths } from '../../lib/paths.ts'
import { usePrices } from '../../lib/use-offer.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LiveClause } from './live-clause.tsx'
import { OfferBanner } from './offer-banner.tsx'

const Pitch = () => (
  <Box>
    <Heading as="h1" size="4xl" tabIndex={-1}>
      {BRAND.tagline}
    </Heading>
    <Text mt="5" textStyle={{ base: 'md', md: 'lg' }} color="fg.muted" maxW="prose">
      Answer plain questions and see each clause take shape beside them. When it reads the way you
      want, pay once and get an editable Word file and a PDF, with signing instructions.
    </Text>
    <Flex mt="7" gap="3" wrap="wrap">
      <ButtonLink to={paths.documents} size="lg">
        Choose a document
      </ButtonLink>
      <ButtonLink to={paths.pricing} size="lg" variant="outline">
        What it costs
      </ButtonLink>
    </Flex>
    <OfferBanner />
    <Text mt="4" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {allPrices(usePrices())}
    </Text>
  </Box>
)

export const Hero = () => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 29rem)' }}
    gap={{ base: 12, lg: 16 }}
    alignItems="center"
    pt={{ lg: '4' }}
  >
    <Pitch />
    <LiveClause />
  </Grid>
)
