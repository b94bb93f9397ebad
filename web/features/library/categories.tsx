import { Box, Flex, Text } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { TIER_ORDER } from '../../../shared/catalog/tiers.ts'
import type { Category } from '../../../shared/catalog/types.ts'
import { LIBRARY } from '../../../shared/content/library.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { usePrices } from '../../api/use-offer.ts'
import { CATEGORY_TABS, categoryTab, libraryHref } from '../../ui/browser/navigation.ts'
import { DocumentGrid } from '../../ui/document-card.tsx'
import { useQuery } from '../../ui/hooks/use-hydrated.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { TierBadge } from '../../ui/tier-badge.tsx'
import { useStateChoice } from '../state-choice/state-choice.ts'

/** Tier badges with prices: "Standard ($19)", cheapest first. */
const Legend = () => {
  const prices = usePrices()
  return (
    <Flex as="ul" aria-label={LIBRARY.tiers} columnGap="3" rowGap="2" wrap="wrap">
      {TIER_ORDER.toReversed().map((tier) => (
        <Flex as="li" key={tier} align="center" gap="1.5">
          <TierBadge tier={tier} />
          <Text
            as="span"
            textStyle="sm"
            fontVariantNumeric="tabular-nums"
          >{`(${prices[tier]})`}</Text>
        </Flex>
      ))}
    </Flex>
  )
}

const ALL = 'all'

const NO_DOCUMENTS = <Text color="fg.muted">{MESSAGES.library.empty}</Text>

const Documents = ({ category }: { category?: Category }) => {
  const [state] = useStateChoice()
  const entries = enabledEntries(category)
  if (entries.length === 0) return NO_DOCUMENTS
  return <DocumentGrid entries={entries} state={state} isAboveFold />
}

const TABS = CATEGORY_TABS.map(({ category, label }) => ({
  id: category ?? ALL,
  label,
  href: libraryHref(category),
  content: <Documents category={category} />,
}))

/** The documents by category, in tabs that the URL names. */
export const Categories = () => {
  const navigate = useNavigate()
  const chosen = categoryTab(useQuery())
  const choose = (id: string) =>
    navigate(TABS.find((tab) => tab.id === id)?.href ?? libraryHref(), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <Tabs
      label={LIBRARY.categories}
      tabs={TABS}
      chosen={chosen && (chosen.category ?? ALL)}
      onChoose={choose}
      otherwise={NO_DOCUMENTS}
    >
      <Box mt="6">
        <Legend />
      </Box>
    </Tabs>
  )
}
