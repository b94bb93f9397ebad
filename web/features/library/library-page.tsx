import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { TIER_ORDER } from '../../../shared/catalog/tiers.ts'
import type { Category } from '../../../shared/catalog/types.ts'
import { SEARCH } from '../../../shared/content/library.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { CATEGORY_TABS, categoryTab, libraryHref } from '../../lib/navigation.ts'
import { KEEP_PLACE } from '../../lib/scroll-places.ts'
import { useQuery } from '../../lib/use-hydrated.ts'
import { usePrices } from '../../lib/use-offer.ts'
import { Busy } from '../../ui/busy.tsx'
import { DocumentGrid } from '../../ui/document-grid.tsx'
import { EmailOffer } from '../../ui/email/email-offer.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TierBadge } from '../../ui/tier-badge.tsx'
import { SearchBox } from './search-box.tsx'

/** The badges with their prices: "Standard ($19)", cheapest first. */
const Legend = () => {
  const prices = usePrices()
  return (
    <Flex
      as="ul"
      listStyleType="none"
      aria-label="Price tiers"
      columnGap="3"
      rowGap="2"
      wrap="wrap"
    >
      {TIER_ORDER.toReversed().map((tier) => (
        <Flex as="li" key={tier} align="center" gap="1.5">
          <TierBadge tier={tier} />
          <Text as="span" textStyle="sm" fontVariantNumeric="tabular-nums">
            ({prices[tier]})
          </Text>
        </Flex>
      ))}
    </Flex>
  )
}

/** Fetched once the page runs, so that a search asks for nothing. */
const loadResults = () => import('./search-results.tsx')
const SearchResults = lazy(async () => ({ default: (await loadResults()).SearchResults }))

const DocumentFinder = lazy(async () => ({
  default: (await import('./document-finder.tsx')).DocumentFinder,
}))

/** The finder for visitors without a search term; loaded when it is expanded. */
const FoldedFinder = () => {
  const [asked, setAsked] = useState(false)
  return (
    <chakra.details mt="-2" mb="6" onToggle={() => setAsked(true)}>
      <chakra.summary cursor="pointer" minH="11" py="2.5" textStyle="sm">
        <strong>{SEARCH.finder.title}</strong>{' '}
        <chakra.span color="fg.muted">{SEARCH.finder.hint}</chakra.span>
      </chakra.summary>
      <Suspense fallback={<Busy>Loading...</Busy>}>{asked && <DocumentFinder />}</Suspense>
    </chakra.details>
  )
}

const ALL = 'all'

/** Milliseconds until the guide is offered. */
const EMAIL_DELAY = 10_000

const NoDocuments = () => <Text color="fg.muted">{MESSAGES.library.empty}</Text>

const Documents = ({ category }: { category?: Category }) => {
  const entries = enabledEntries(category)
  return entries.length > 0 ? <DocumentGrid entries={entries} onTop /> : <NoDocuments />
}

const TABS = CATEGORY_TABS.map(({ category, label }) => ({
  id: category ?? ALL,
  label,
  href: libraryHref(category),
  content: <Documents category={category} />,
}))

/** The address holds the chosen tab. */
export const LibraryPage = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const chosen = categoryTab(useQuery())
  const [sought, setSought] = useState('')
  // A prerendered page begins without a query. Later the field leads and the address follows.
  const [first] = useState(query)
  useEffect(() => {
    const named = first.get('q')
    if (named) setSought(named)
    void loadResults()
  }, [first])
  const seek = (text: string) => {
    setSought(text)
    const search = new URLSearchParams(query)
    search.set('q', text)
    if (text === '') search.delete('q')
    navigate({ search: search.toString() }, { replace: true, state: KEEP_PLACE })
  }
  const choose = (id: string) =>
    navigate(TABS.find((tab) => tab.id === id)?.href ?? libraryHref(), {
      replace: true,
      state: KEEP_PLACE,
    })
  return (
    <Page title="Documents" description="Legal documents for individuals, families and businesses.">
      <PageHeading intro="Choose one, answer its questions, and download it as Word and PDF. You pay once, per document.">
        Documents
      </PageHeading>
      <SearchBox query={sought} onQuery={seek} />
      <FoldedFinder />
      {sought.trim() !== '' ? (
        <Suspense>
          <SearchResults query={sought} />
        </Suspense>
      ) : (
        <Tabs
          label="Categories"
          tabs={TABS}
          chosen={chosen && (chosen.category ?? ALL)}
          onChoose={choose}
          otherwise={<NoDocuments />}
        >
          <Box mt="6">
            <Legend />
          </Box>
        </Tabs>
      )}
      <EmailOffer delay={EMAIL_DELAY} />
    </Page>
  )
}
