import { Badge, Box, chakra, Heading, Text } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT, PURCHASE_CARD } from '../../../shared/content/document.ts'
import { CARD } from '../../../shared/content/document-card.ts'
import { paths } from '../../ui/browser/paths.ts'
import { Fold } from '../../ui/fold.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Price } from '../../ui/price.tsx'
import { ButtonLink } from '../../ui/site-link.tsx'
import { Busy } from '../../ui/status.tsx'
import { NotSoldFor } from './not-sold-for.tsx'
import { OFFER_MARKER } from './offer-marker.ts'
import { PurchaseButton } from './purchase-button.tsx'
import { useRefusingState } from './use-refusing-state.ts'

const OtherPaymentOptions = lazyPart(
  async () => (await import('./other-payment-options.tsx')).OtherPaymentOptions,
  <Busy>Loading...</Busy>,
)

type PurchaseCardProps = { entry: CatalogEntry }

/** Purchase options. The header covers states that don't accept the document. */
const Offer = ({ entry }: PurchaseCardProps) => {
  const state = useRefusingState(entry.id)
  if (state) return <Badge colorPalette="red">{CARD.inState('refuse', state)}</Badge>
  return (
    <>
      <Box display="grid" gap="3" {...OFFER_MARKER}>
        <ButtonLink to={paths.customize(entry.id)} width="full" px="2">
          {DOCUMENT.start}
        </ButtonLink>
        <PurchaseButton entry={entry} variant="outline" width="full" />
      </Box>
      <Text mt="4" textStyle="sm" color="fg.muted">
        {PURCHASE_CARD.secure}
      </Text>
    </>
  )
}

/** The price card; sticky next to the tabs on wide screens. */
export const PurchaseCard = ({ entry }: PurchaseCardProps) => (
  <Panel
    as="aside"
    aria-label="Purchase"
    accent="purple"
    alignSelf="start"
    position={{ lg: 'sticky' }}
    top="24"
    data-no-print
  >
    <Heading size="lg">{PURCHASE_CARD.title}</Heading>
    <Text color="fg.muted" mt="1" mb="4">
      {PURCHASE_CARD.text}
    </Text>
    <Box mb="4">
      <Price entry={entry} size="2xl" />
    </Box>
    <Offer entry={entry} />
    <NotSoldFor documentId={entry.id} />
    {/* Loads when opened, so that the card doesn't grow on its own and shift the layout. */}
    <Fold
      summary={<chakra.span color="fg.muted">{PURCHASE_CARD.ways}</chakra.span>}
      mt="4"
      borderTopWidth="1px"
    >
      <OtherPaymentOptions entry={entry} />
    </Fold>
  </Panel>
)
