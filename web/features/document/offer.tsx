import { Box, Flex, Text } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { paths } from '../../ui/browser/paths.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/site-link.tsx'
import { Busy } from '../../ui/status.tsx'
import { loadParts } from './load-parts.ts'
import { NotSoldFor } from './not-sold-for.tsx'
import { OFFER_MARKER } from './offer-marker.ts'
import { PurchaseButton } from './purchase-button.tsx'
import { useRefusingState } from './use-refusing-state.ts'

const StateVerdict = lazyPart(async () => (await loadParts()).StateVerdict, <Busy>Loading...</Busy>)

/** The two ways to buy, or help if the visitor's state doesn't accept the document. */
const Ways = ({ entry }: { entry: CatalogEntry }) => {
  const state = useRefusingState(entry.id)
  if (state) return <StateVerdict documentId={entry.id} state={state} />
  return (
    <>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        <ButtonLink to={paths.customize(entry.id)} size="lg">
          {DOCUMENT.start}
        </ButtonLink>
        <PurchaseButton entry={entry} variant="outline" size="lg" />
      </Flex>
      <Text mt="3" textStyle="sm" color="fg.muted" maxW="prose">
        {DOCUMENT.ways}
      </Text>
    </>
  )
}

/** The offer in the page's header. */
export const Offer = ({ entry }: { entry: CatalogEntry }) => (
  <>
    <Box {...OFFER_MARKER}>
      <Ways entry={entry} />
    </Box>
    <NotSoldFor documentId={entry.id} display={{ lg: 'none' }} />
  </>
)
