import { Box, Button, chakra, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { enabledEntries, formatPrice, tierPrice } from '../../../shared/catalog/lookup.ts'
import { TIER_ORDER } from '../../../shared/catalog/tiers.ts'
import type { Tier } from '../../../shared/catalog/types.ts'
import { BRAND } from '../../../shared/content/brand.ts'
import { ATTORNEY_ADVICE } from '../../../shared/content/claims.ts'
import { allPrices } from '../../../shared/content/prices.ts'
import { comparison, INCLUDED_ITEMS, questions } from '../../../shared/content/pricing.ts'
import { useDocumentsLeft, useIsOfferActive, usePrices } from '../../api/use-offer.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { isFeatureEnabled } from '../../ui/browser/owner-links.ts'
import { paths } from '../../ui/browser/paths.ts'
import { CheckItem, CheckList } from '../../ui/check-list.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { PageThumbnail } from '../../ui/page-thumbnail.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PriceTag } from '../../ui/price.tsx'
import { Section } from '../../ui/section.tsx'
import { ButtonLink, SiteLink } from '../../ui/site-link.tsx'
import { TIER_PALETTES, TierBadge } from '../../ui/tier-badge.tsx'
import { TitledText } from '../../ui/titled-text.tsx'

const STACK = [
  {
    id: 'employment-agreement',
    position: 'absolute',
    transform: 'rotate(-7deg) translate(-34%, 5%)',
  },
  {
    id: 'last-will-and-testament',
    position: 'absolute',
    transform: 'rotate(6deg) translate(34%, 5%)',
  },
  { id: 'promissory-note', position: 'relative', transform: 'none' },
] as const

/** Three first pages in a stack; decorative. */
const PageStack = () => (
  <Box
    position="relative"
    aria-hidden="true"
    display={{ base: 'none', lg: 'block' }}
    flexShrink={0}
    w="44"
    mx="20"
  >
    {STACK.map(({ id, ...place }) => (
      <PageThumbnail key={id} documentId={id} top="0" w="full" {...place} />
    ))}
  </Box>
)

const Hero = () => (
  <Flex justify="space-between" gap="16">
    <div>
      <PageHeading intro={allPrices(usePrices())}>
        Professional Legal Templates, One Simple Price
      </PageHeading>
      <ButtonLink to={paths.documents} size="lg">
        Browse Documents
      </ButtonLink>
    </div>
    <PageStack />
  </Flex>
)

const TierPrice = ({ tier }: { tier: Tier }) => {
  const charged = tierPrice(tier, useIsOfferActive())
  return (
    <Box
      as="li"
      borderTopWidth="3px"
      borderColor="colorPalette.border"
      colorPalette={TIER_PALETTES[tier]}
      pt="5"
    >
      <TierBadge tier={tier} />
      <Text mt="2">
        <PriceTag price={charged} regular={tierPrice(tier, false)} size="4xl" />
      </Text>
      <Box as="ul" mt="3">
        {enabledEntries()
          .filter((entry) => entry.tier === tier)
          .map(({ id, title }) => (
            <li key={id}>
              <SiteLink to={paths.document(id)} variant="plain" standalone>
                {title}
              </SiteLink>
            </li>
          ))}
      </Box>
    </Box>
  )
}

const TABLE_ID = 'comparison'

const StyledTable = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    textStyle: { base: 'sm', md: 'md' },
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'start', py: '3', pe: { base: '3', md: '6' } },
    '& tr': { borderBottomWidth: '1px' },
    '& thead tr': { borderBottomWidth: '2px', borderColor: 'border.emphasized' },
    '& thead th, & td:first-of-type': { fontWeight: 'semibold' },
    '& tbody th': { fontWeight: 'normal', color: 'fg.muted' },
  },
})

const Table = () => (
  <StyledTable id={TABLE_ID} aria-label="Comparison">
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">What</span>
        </th>
        <th scope="col">{BRAND.name}</th>
        <th scope="col">Traditional lawyer</th>
      </tr>
    </thead>
    <tbody>
      {comparison(usePrices())
        .filter(isFeatureEnabled)
        .map(({ what, here, lawyer }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{here}</td>
            <td>{lawyer}</td>
          </tr>
        ))}
    </tbody>
  </StyledTable>
)

/** The law firm comparison; open initially, collapsible. */
const Comparison = () => {
  const [shown, setShown] = useState(true)
  return (
    <Section
      title="How we compare with a law firm"
      action={
        <Button
          variant="outline"
          size="sm"
          onClick={() => setShown((was) => !was)}
          aria-expanded={shown}
          aria-controls={TABLE_ID}
        >
          {shown ? 'Hide Comparison' : 'Show Comparison'}
        </Button>
      }
      band
      mt="12"
    >
      {shown && <Table />}
    </Section>
  )
}

const Remaining = () => <span>{useDocumentsLeft()}</span>

/** The section disappears when the launch offer ends. */
const LaunchSpecial = () =>
  useIsOfferActive() && (
    <Panel
      accent="amber"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="6"
      mt="12"
    >
      <div>
        <Heading>Launch Special</Heading>
        <Text mt="1">
          Only <Remaining /> documents remaining at this price today!
        </Text>
        <Text mt="3" fontVariantNumeric="tabular-nums">
          <Text as="span" textStyle="3xl" fontWeight="semibold">
            {formatPrice(tierPrice('standard', true))}
          </Text>{' '}
          <Text as="span" color="fg.muted">
            (was {formatPrice(tierPrice('standard', false))})
          </Text>
        </Text>
      </div>
      <ButtonLink to={paths.documents} size="lg">
        Choose a document
      </ButtonLink>
    </Panel>
  )

const Included = () => (
  <Section title="In every document" band mt="12">
    <CheckList gridTemplateColumns={{ md: '1fr 1fr', lg: 'repeat(3, 1fr)' }} gap="8">
      {INCLUDED_ITEMS.map(({ title, text }) => (
        <CheckItem key={title}>
          <TitledText title={title} text={text} />
        </CheckItem>
      ))}
    </CheckList>
  </Section>
)

const Closing = () => (
  <Section
    title="See the document first"
    intro={`Read it, fill it in, and pay when it says what you mean. ${ATTORNEY_ADVICE}`}
    band
  >
    <ButtonLink to={paths.documents} size="lg">
      Browse Documents
    </ButtonLink>
    <Text mt="3" textStyle="sm" color="fg.muted">
      No credit card required to browse documents
    </Text>
  </Section>
)

/** The tiers, cheapest first, a comparison, the offer, what is included, and questions. */
export const PricingPage = () => (
  <Page title="Pricing" description={allPrices(usePrices())} pb="0">
    <Hero />
    <SimpleGrid as="ul" aria-label="Price tiers" columns={{ base: 1, md: 3 }} gap="10" mt="12">
      {TIER_ORDER.toReversed().map((tier) => (
        <TierPrice key={tier} tier={tier} />
      ))}
    </SimpleGrid>
    <Comparison />
    <LaunchSpecial />
    <Included />
    <Section title="Questions" maxW="3xl">
      <Accordion items={questions(usePrices())} />
    </Section>
    <Closing />
  </Page>
)
