import { Badge, type BadgeProps } from '@chakra-ui/react'
import { TIERS } from '../../shared/catalog/tiers.ts'
import type { Tier } from '../../shared/catalog/types.ts'

/** The colors of the specification: premium gold, luxury amber, standard purple. */
export const TIER_PALETTES: Record<Tier, string> = {
  premium: 'gold',
  luxury: 'amber',
  standard: 'purple',
}

/** Gold and amber look similar, so the highest tier is filled. */
export const TierBadge = ({ tier, ...badge }: BadgeProps & { tier: Tier }) => (
  <Badge
    colorPalette={TIER_PALETTES[tier]}
    alignSelf="start"
    {...(tier === 'luxury' && { bg: 'colorPalette.solid', color: 'colorPalette.contrast' })}
    {...badge}
  >
    {TIERS[tier].label}
  </Badge>
)
