import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { paths } from '../../lib/paths.ts'
import { Busy } from '../../ui/busy.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Price } from '../../ui/price.tsx'
import { OFFER } from './buy-bar.tsx'
import { NotSoldFor } from './not-sold-for.tsx'
import { type BlankPurchase, PurchaseButton } from './purchase-button.tsx'

const OtherWays = lazy(async () => ({ default: (await import('./other-ways.tsx')).OtherWays }))

/** The ways to pay are asked for when they are unfolded: a card that grew by itself would move what is being read. */
const LaterWays = ({ entry }: { entry: CatalogEntry }) => {
  const [asked, setAsked] = useState(false)
  // Expanding it before hydration sends no event to React.
  const found = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) setAsked(true)
  }, [])
  return (
    <chakra.details ref={found} mt="4" borderTopWidth="1px" onToggle={() => setAsked(true)}>
      <chakra.summary cursor="pointer" textStyle="sm" color="fg.muted" py="3">
        Ways to pay
      </chakra.summary>
      {asked && (
        <Suspense fallback={<Busy>Loading...</Busy>}>
          <OtherWays entry={entry} />
        </Suspense>
      )}
    </chakra.details>
  )
}

type PurchaseCardProps = { entry: CatalogEntry; purchase: BlankPurchase }

/** The card with the price and the buttons; sticky beside the tabs on wide screens. */
export const PurchaseCard = ({ entry, purchase }: PurchaseCardProps) => (
  <Box
    as="aside"
    aria-label="Purchase"
    alignSelf="start"
    position={{ lg: 'sticky' }}
    top="24"
    bg="bg.panel"
    borderWidth="1px"
    borderTopWidth="3px"
    borderTopColor="purple.solid"
    borderRadius="l2"
    p="6"
    data-no-print
  >
    <Heading as="h2" size="lg">
      Ready to Purchase?
    </Heading>
    <Text color="fg.muted" mt="1" mb="4">
      Get instant access to this template
    </Text>
    <Box mb="4">
      <Price entry={entry} size="2xl" />
    </Box>
    <Box display="grid" gap="3" {...OFFER}>
      <ButtonLink to={paths.customize(entry.id)} width="full">
        Customize
      </ButtonLink>
      <PurchaseButton purchase={purchase} variant="outline" width="full" />
    </Box>
    <Text mt="4" textStyle="sm" color="fg.muted">
      Secure payment • Instant access
    </Text>
    <NotSoldFor documentId={entry.id} />
    <LaterWays entry={entry} />
    {purchase.dialog}
  </Box>
)
