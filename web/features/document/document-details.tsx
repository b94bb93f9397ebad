import { Box, Grid } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import type { Story } from '../../../shared/documents/template/story.ts'
import { Page } from '../../ui/page.tsx'
import { BuyBar } from './buy-bar.tsx'
import { CryptoBanner } from './crypto-banner.tsx'
import { DocumentHeader } from './document-header.tsx'
import { DocumentTabs } from './document-tabs.tsx'
import { useBlankPurchase } from './purchase-button.tsx'
import { PurchaseCard } from './purchase-card.tsx'
import { StatesServed } from './states-served.tsx'

type DocumentProps = { entry: CatalogEntry; story: Story }

/** Everything a visitor can know about a document before paying. */
export const DocumentDetails = ({ entry, story }: DocumentProps) => {
  const purchase = useBlankPurchase(entry)
  return (
    <Page title={entry.title} description={entry.description} pb={{ base: '0', lg: '24' }}>
      <CryptoBanner documentId={entry.id} />
      <DocumentHeader entry={entry} purchase={purchase} />
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }} gap={{ base: 8, lg: 12 }}>
        <Box minW="0">
          <DocumentTabs entry={entry} story={story} />
          <StatesServed entry={entry} />
        </Box>
        <PurchaseCard entry={entry} purchase={purchase} />
      </Grid>
      <BuyBar entry={entry} />
    </Page>
  )
}
