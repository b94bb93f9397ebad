import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { Page } from '../../ui/page.tsx'
import { BuyBar } from './buy-bar.tsx'
import { CryptoBanner } from './crypto-banner.tsx'
import { DocumentHeader } from './document-header.tsx'
import { useBlankPurchase } from './purchase-button.tsx'
import { PurchaseCard } from './purchase-card.tsx'

type DocumentLayoutProps = {
  entry: CatalogEntry
  title: string
  /** Below the document's name, in the page's heading. */
  subtitle?: string
  description: string
  children: ReactNode
}

/** A document's header, its tabs and the ways to buy it. */
export const DocumentLayout = (props: DocumentLayoutProps) => {
  const { entry, title, subtitle, description, children } = props
  const purchase = useBlankPurchase(entry)
  return (
    <Page title={title} description={description} pb={{ base: '0', lg: '24' }}>
      <CryptoBanner documentId={entry.id} />
      <DocumentHeader entry={entry} subtitle={subtitle} purchase={purchase} />
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }} gap={{ base: 8, lg: 12 }}>
        <Box minW="0">{children}</Box>
        <PurchaseCard entry={entry} purchase={purchase} />
      </Grid>
      <BuyBar entry={entry} />
    </Page>
  )
}
