import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { formatPrice } from '../../../shared/catalog/lookup.ts'
import { TIERS } from '../../../shared/catalog/tiers.ts'
import { BRAND } from '../../../shared/content/brand.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { SampleSheet } from './sample-sheet.tsx'

const { standard, premium, luxury } = TIERS

const Pitch = () => (
  <Box>
    <Heading as="h1" size="4xl" tabIndex={-1}>
      {BRAND.tagline}
    </Heading>
    <Text mt="5" textStyle={{ base: 'md', md: 'lg' }} color="fg.muted" maxW="prose">
      Answer plain questions and see each clause take shape beside them. When it reads the way you
      want, pay once and download it as an editable Word file and a PDF, with instructions for
      signing.
    </Text>
    <Flex mt="8" gap="3" wrap="wrap">
      <ButtonLink to={paths.documents} size="lg">
        Choose a document
      </ButtonLink>
    </Flex>
    <Text mt="5" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {formatPrice(standard.price)} per document; {formatPrice(premium.price)} for premium and{' '}
      {formatPrice(luxury.price)} for luxury documents. No account, no subscription.
    </Text>
  </Box>
)

/** The promise, and a page that keeps it. */
export const Hero = () => (
  <Grid
    templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) minmax(0, 26rem)' }}
    gap={{ base: 12, lg: 16 }}
    alignItems="center"
    pt={{ md: '6' }}
  >
    <Pitch />
    <SampleSheet />
  </Grid>
)
