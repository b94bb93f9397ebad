import { Box, Grid } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { paths } from '../../lib/paths.ts'
import { Page } from '../../ui/page.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { CryptoBanner } from './crypto-banner.tsx'
import { DocumentHeader } from './document-header.tsx'
import { DocumentTabs } from './document-tabs.tsx'
import { PurchaseCard } from './purchase-card.tsx'
import { useBlankPurchase } from './use-blank-purchase.ts'

/** Everything a visitor can know about a document before paying. */
export const DocumentDetails = ({ entry }: { entry: CatalogEntry }) => {
  const purchase = useBlankPurchase(entry)
  return (
    <Page title={entry.title} description={entry.description}>
      <CryptoBanner documentId={entry.id} />
      <DocumentHeader entry={entry} purchase={purchase} />
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }} gap={{ base: 8, lg: 12 }}>
        <Box minW="0">
          <DocumentTabs entry={entry} />
          <SiteLink to={paths.detail(entry.id)} display="inline-block" mt="8">
            What the law of your state asks
          </SiteLink>
        </Box>
        <PurchaseCard entry={entry} purchase={purchase} />
      </Grid>
    </Page>
  )
}
