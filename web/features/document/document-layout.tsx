import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { useQuery } from '../../ui/hooks/use-hydrated.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Page } from '../../ui/page.tsx'
import { DocumentHeader } from './document-header.tsx'
import { loadParts } from './load-parts.ts'

const CryptoBanner = lazyPart(async () => (await loadParts()).CryptoBanner)
const PurchaseCard = lazyPart(async () => (await loadParts()).PurchaseCard)
const BuyBar = lazyPart(async () => (await loadParts()).BuyBar)

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
  const query = useQuery()
  return (
    <Page title={title} description={description} pb={{ base: '0', lg: '24' }}>
      {query.get('from_crypto_payment') === 'success' && <CryptoBanner documentId={entry.id} />}
      <DocumentHeader entry={entry} subtitle={subtitle} />
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }} gap={{ base: 8, lg: 12 }}>
        <Box minW="0">{children}</Box>
        <PurchaseCard entry={entry} />
      </Grid>
      <BuyBar entry={entry} />
    </Page>
  )
}
