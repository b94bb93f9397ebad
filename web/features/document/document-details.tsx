import { Box, Grid } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import type { Story } from '../../../shared/documents/template/story.ts'
import { useTabInAddress } from '../../ui/hooks/use-tab-in-address.ts'
import { lazyTab } from '../../ui/lazy-tab.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BuyBar } from './buy-bar.tsx'
import { CryptoBanner } from './crypto-banner.tsx'
import { DocumentHeader } from './document-header.tsx'
import { Overview } from './overview.tsx'
import { useBlankPurchase } from './purchase-button.tsx'
import { PurchaseCard } from './purchase-card.tsx'
import { StatesServed } from './states-served.tsx'

const WhatsIncluded = lazyTab(async () => (await import('./whats-included.tsx')).WhatsIncluded)
const KeyTerms = lazyTab(async () => (await import('./key-terms.tsx')).KeyTerms)
const UseCases = lazyTab(async () => (await import('./use-cases.tsx')).UseCases)

type DocumentProps = { entry: CatalogEntry; story: Story }

/** The four tabs of a document. */
const DocumentTabs = ({ entry: { id, title }, story }: DocumentProps) => {
  const tabs = [
    { id: 'overview', label: DOCUMENT.tabs.overview, content: <Overview {...story} /> },
    {
      id: 'included',
      label: DOCUMENT.tabs.included,
      content: <WhatsIncluded {...story} id={id} />,
    },
    { id: 'terms', label: DOCUMENT.tabs.terms, content: <KeyTerms id={id} /> },
    { id: 'uses', label: DOCUMENT.tabs.uses, content: <UseCases {...story} /> },
  ]
  const [chosen, choose] = useTabInAddress(tabs.map((tab) => tab.id))
  return <Tabs label={title} tabs={tabs} chosen={chosen} onChoose={choose} />
}

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
