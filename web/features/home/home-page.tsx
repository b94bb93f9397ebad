import { Button, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { BRAND } from '../../../shared/content/brand.ts'
import { HERO, HOME_DESCRIPTION } from '../../../shared/content/hero.ts'
import { allPrices } from '../../../shared/content/prices.ts'
import { usePrices } from '../../api/use-offer.ts'
import { paths } from '../../ui/browser/paths.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { OfferBanner } from './offer-banner.tsx'

const LiveClause = lazyPart(async () => (await import('./live-clause.tsx')).LiveClause)
const BelowTheFold = lazyPart(async () => (await import('./below-the-fold.tsx')).BelowTheFold)
const EmailOffer = lazyPart(async () => (await import('../../ui/email/email-offer.tsx')).EmailOffer)

/** When the guide is offered (specification, Timing). */
const EMAIL_DELAY_MS = 15_000

/** The library search, as a plain form that works before hydration. */
const HeroSearch = () => {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(paths.search(String(new FormData(event.currentTarget).get('q'))))
  }
  return (
    <chakra.form role="search" action={paths.documents} onSubmit={search} mt="7" maxW="xl">
      <SearchField name="q" size="lg">
        <Button type="submit" size="lg" flexShrink={0}>
          <SearchIcon />
          {HERO.search}
        </Button>
      </SearchField>
      <Flex
        as="ul"
        aria-label={HERO.examplesLabel}
        mt="1.5"
        columnGap="4"
        wrap="wrap"
        textStyle="sm"
      >
        {HERO.examples.map((query) => (
          <li key={query}>
            <SiteLink to={paths.search(query)} standalone>
              {query}
            </SiteLink>
          </li>
        ))}
      </Flex>
    </chakra.form>
  )
}

/** The first screen. */
const Hero = () => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 29rem)' }}
    gap={{ base: 12, lg: 16 }}
    alignItems="center"
    pt={{ lg: '4' }}
  >
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
    <LiveClause />
  </Grid>
)

export const HomePage = () => (
  <Page title={BRAND.tagline} description={HOME_DESCRIPTION(usePrices())} pb="0">
    <Hero />
    <BelowTheFold />
    <EmailOffer delayMs={EMAIL_DELAY_MS} />
  </Page>
)
