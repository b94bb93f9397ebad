import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { enabledEntries, tierPrice } from '../../../shared/catalog/lookup.ts'
import { TIER_ORDER } from '../../../shared/catalog/tiers.ts'
import type { Tier } from '../../../shared/catalog/types.ts'
import { useIsOfferActive } from '../../api/use-offer.ts'
import { paths } from '../../ui/browser/paths.ts'
import { PriceTag } from '../../ui/price.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { TIER_PALETTES, TierBadge } from '../../ui/tier-badge.tsx'

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

/** The three prices with their documents, cheapest first. */
export const Tiers = () => (
  <SimpleGrid as="ul" aria-label="Price tiers" columns={{ base: 1, md: 3 }} gap="10" mt="12">
    {TIER_ORDER.toReversed().map((tier) => (
      <TierPrice key={tier} tier={tier} />
    ))}
  </SimpleGrid>
)
