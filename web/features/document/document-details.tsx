import { Box, Grid } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { useTabInAddress } from '../../lib/use-tab-in-address.ts'
import { lazyTab } from '../../ui/lazy-tab.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BuyBar } from './buy-bar.tsx'
import { CryptoBanner } from './crypto-banner.tsx'
import { DocumentHeader } from './document-header.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { useBlankPurchase } from './purchase-button.tsx'
import { PurchaseCard } from './purchase-card.tsx'
import { StatesServed } from './states-served.tsx'
import { WithStory } from './tab-content.tsx'

const WhatsIncluded = lazyTab(async () => (await import('./whats-included.tsx')).WhatsIncluded)
const KeyTerms = lazyTab(async () => (await import('./key-terms.tsx')).KeyTerms)
const UseCases = lazyTab(async () => (await import('./use-cases.tsx')).UseCases)

const contentOf = (id: string) => ({
  overview: <OverviewTab id={id} />,
  included: <WithStory id={id}>{(story) => <WhatsIncluded {...story} id={id} />}</WithStory>,
  terms: <KeyTerms id={id} />,
  uses: <WithStory id={id}>{(story) => <UseCases {...story} />}</WithStory>,
})

/** The four tabs of a document. */
const DocumentTabs = ({ entry: { id, title } }: { entry: CatalogEntry }) => {
  const { overview, included, terms, uses } = contentOf(id)
  const tabs = [
    { id: 'overview', label: DOCUMENT.tabs.overview, content: overview },
    { id: 'included', label: DOCUMENT.tabs.included, content: included },
    { id: 'terms', label: DOCUMENT.tabs.terms, content: terms },
    { id: 'uses', label: DOCUMENT.tabs.uses, content: uses },
  ]
  const [chosen, choose] = useTabInAddress(tabs.map((tab) => tab.id))
  return <Tabs label={title} tabs={tabs} chosen={chosen} onChoose={choose} />
}

/** Everything about a document before purchase. */
export const DocumentDetails = ({ entry }: { entry: CatalogEntry }) => {
  const purchase = useBlankPurchase(entry)
  return (
    <Page title={entry.title} description={entry.description} pb={{ base: '0', lg: '24' }}>
      <CryptoBanner documentId={entry.id} />
      <DocumentHeader entry={entry} purchase={purchase} />
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }} gap={{ base: 8, lg: 12 }}>
        <Box minW="0">
          <DocumentTabs entry={entry} />
          <StatesServed entry={entry} />
        </Box>
        <PurchaseCard entry={entry} purchase={purchase} />
      </Grid>
      <BuyBar entry={entry} />
    </Page>
  )
}
