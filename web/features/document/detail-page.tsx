import { Box, Grid } from '@chakra-ui/react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import type { Story } from '../../../shared/documents/template/story.ts'
import { paths } from '../../ui/browser/paths.ts'
import { useIsHydrating } from '../../ui/hooks/use-hydrated.ts'
import { Page } from '../../ui/page.tsx'
import { BuyBar } from './buy-bar.tsx'
import { CryptoBanner } from './crypto-banner.tsx'
import { DetailTabs } from './detail-tabs.tsx'
import { DocumentHeader } from './document-header.tsx'
import { useBlankPurchase } from './purchase-button.tsx'
import { PurchaseCard } from './purchase-card.tsx'

type DetailsProps = { entry: CatalogEntry; story: Story }

const Details = ({ entry, story }: DetailsProps) => {
  const purchase = useBlankPurchase(entry)
  const heading = DOCUMENT.guidelinesTitle(entry.title)
  return (
    <Page
      title={heading}
      description={DOCUMENT.guidelinesDescription(entry.title)}
      pb={{ base: '0', lg: '24' }}
    >
      <CryptoBanner documentId={entry.id} />
      <DocumentHeader entry={entry} heading={heading} purchase={purchase} />
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }} gap={{ base: 8, lg: 12 }}>
        <Box minW="0">
          <DetailTabs entry={entry} story={story} />
        </Box>
        <PurchaseCard entry={entry} purchase={purchase} />
      </Grid>
      <BuyBar entry={entry} />
    </Page>
  )
}

/** A document with the guidelines of one state; unknown ids lead back to the library. */
export const DetailPage = ({ story }: { story: Story }) => {
  const { documentId = '' } = useParams()
  const { search } = useLocation()
  const hydrating = useIsHydrating()
  const entry = findEnabledEntry(documentId)
  if (!entry) return <Navigate to={paths.documents} replace />
  if (entry.id !== documentId && !hydrating) {
    return <Navigate to={paths.detail(entry.id) + search} replace />
  }
  return <Details key={entry.id} entry={entry} story={story} />
}
