import { Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { BRAND } from '../../../shared/content/brand.ts'
import { HERO } from '../../../shared/content/hero.ts'
import { allPrices } from '../../../shared/content/prices.ts'
import { usePrices } from '../../api/use-offer.ts'
import { paths } from '../../ui/browser/paths.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { HeroSearch } from './hero-search.tsx'
import { OfferBanner } from './offer-banner.tsx'

const LiveClause = lazyPart(async () => (await import('./live-clause.tsx')).LiveClause)

const Pitch = () => (
  <div>
    <Heading as="h1" size="4xl" tabIndex={-1}>
      {BRAND.tagline}
    </Heading>
    <Text mt="5" textStyle={{ base: 'md', md: 'lg' }} color="fg.muted" maxW="prose">
      {HERO.intro}
    </Text>
    <HeroSearch />
    <OfferBanner />
    <Text mt="4" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {allPrices(usePrices())}
    </Text>
    <Flex columnGap="5" wrap="wrap" textStyle="sm">
      <SiteLink to={paths.documents} standalone>
        {HERO.browse}
      </SiteLink>
      <SiteLink to={paths.pricing} standalone>
        {HERO.pricing}
      </SiteLink>
    </Flex>
  </div>
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
