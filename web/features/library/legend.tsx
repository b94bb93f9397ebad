import { Flex, Text } from '@chakra-ui/react'
import { formatPrice } from '../../../shared/catalog/lookup.ts'
import { TIER_ORDER, TIERS } from '../../../shared/catalog/tiers.ts'
import { TierBadge } from '../../ui/tier-badge.tsx'

/** What the badges mean: "Standard ($19)", cheapest first. */
export const Legend = () => (
  <Flex as="ul" listStyleType="none" aria-label="Price tiers" columnGap="3" rowGap="2" wrap="wrap">
    {TIER_ORDER.toReversed().map((tier) => (
      <Flex as="li" key={tier} align="center" gap="1.5">
        <TierBadge tier={tier} />
        <Text as="span" textStyle="sm" fontVariantNumeric="tabular-nums">
          ({formatPrice(TIERS[tier].price)})
        </Text>
      </Flex>
    ))}
  </Flex>
)
