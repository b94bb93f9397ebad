import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { TIER_ORDER } from '../../../shared/catalog/tiers.ts'
import type { Category } from '../../../shared/catalog/types.ts'
import { LIBRARY, SEARCH } from '../../../shared/content/library.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { usePrices } from '../../api/use-offer.ts'
import { CATEGORY_TABS, categoryTab, libraryHref } from '../../ui/browser/navigation.ts'
import { FINDER_PARAMETER } from '../../ui/browser/paths.ts'
import { Busy } from '../../ui/busy.tsx'
import { DocumentGrid } from '../../ui/document-grid.tsx'
import { EmailOffer } from '../../ui/email/email-offer.tsx'
import { useQuery } from '../../ui/hooks/use-hydrated.ts'
import { Page, PageHeading } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TierBadge } from '../../ui/tier-badge.tsx'
import { useStateChoice } from '../state-choice/state-choice.ts'
import { StateSelect } from '../state-choice/state-select.tsx'
import { SearchBox } from './search-box.tsx'

/** Tier badges with prices: "Standard ($19)", cheapest first. */
const Legend = () => {
  const prices = usePrices()
  return (
    <Flex
      as="ul"
      listStyleType="none"
      aria-label={LIBRARY.tiers}
      columnGap="3"
      rowGap="2"
      wrap="wrap"
    >
      {TIER_ORDER.toReversed().map((tier) => (
        <Flex as="li" key={tier} align="center" gap="1.5">
          <TierBadge tier={tier} />
          <Text
            as="span"
            textStyle="sm"
            fontVariantNumeric="tabular-nums"
          >{`(${prices[tier]})`}</Text>
        </Flex>
      ))}
    </Flex>
  )
}

/** Loaded after hydration, so that searching needs no request. */
const loadResults = () => import('./search-results.tsx')
const SearchResults = lazy(async () => ({ default: (await loadResults()).SearchResults }))

const DocumentFinder = lazy(async () => ({
  default: (await import('./document-finder.tsx')).DocumentFinder,
}))

/** Expanded if the URL has answers, as after Back. The finder's code loads when expanded. */
const FoldedFinder = () => {
  const hasAnswers = useQuery().has(FINDER_PARAMETER)
  const [opened, setOpened] = useState(false)
  return (
    <chakra.details
      mb="6"
      open={hasAnswers || undefined}
      onToggle={({ currentTarget }) => setOpened((was) => was || currentTarget.open)}
    >
      <chakra.summary cursor="pointer" minH="11" py="2.5" textStyle="sm">
        <strong>{SEARCH.finder.title}</strong>{' '}
        <chakra.span color="fg.muted">{SEARCH.finder.hint}</chakra.span>
      </chakra.summary>
      <Suspense fallback={<Busy>Loading...</Busy>}>
        {(opened || hasAnswers) && <DocumentFinder />}
      </Suspense>
    </chakra.details>
  )
}

const ALL = 'all'

/** When the guide is offered (specification, Timing). */
const EMAIL_DELAY_MS = 10_000

const NoDocuments = () => <Text color="fg.muted">{MESSAGES.library.empty}</Text>

const Documents = ({ category }: { category?: Category }) => {
  const [state] = useStateChoice()
  const entries = enabledEntries(category)
  return entries.length > 0 ? (
    <DocumentGrid entries={entries} state={state} onTop />
  ) : (
    <NoDocuments />
  )
}

const TABS = CATEGORY_TABS.map(({ category, label }) => ({
  id: category ?? ALL,
  label,
  href: libraryHref(category),
  content: <Documents category={category} />,
}))

/** The URL follows the search field. Prerendered pages start without a query. */
const useSearch = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [first] = useState(query)
  useEffect(() => {
    const named = first.get('q')
    if (named) setText(named)
    void loadResults()
  }, [first])
  const search = (next: string) => {
    setText(next)
    const changed = new URLSearchParams(query)
    changed.set('q', next)
    if (next === '') changed.delete('q')
    navigate({ search: changed.toString() }, { replace: true, preventScrollReset: true })
  }
  return { text, search }
}

/** Tabs stored in the URL. */
const Categories = () => {
  const navigate = useNavigate()
  const chosen = categoryTab(useQuery())
  const choose = (id: string) =>
    navigate(TABS.find((tab) => tab.id === id)?.href ?? libraryHref(), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <Tabs
      label={LIBRARY.categories}
      tabs={TABS}
      chosen={chosen && (chosen.category ?? ALL)}
      onChoose={choose}
      otherwise={<NoDocuments />}
    >
      <Box mt="6">
        <Legend />
      </Box>
    </Tabs>
  )
}

export const LibraryPage = () => {
  const { text, search } = useSearch()
  return (
    <Page title={LIBRARY.title} description={LIBRARY.description}>
      <PageHeading intro={LIBRARY.intro}>{LIBRARY.title}</PageHeading>
      <Grid templateColumns={{ md: '2fr 1fr' }} columnGap="6" rowGap="5" maxW="3xl" mb="3">
        <SearchBox query={text} onQuery={search} />
        <StateSelect />
      </Grid>
      <FoldedFinder />
      {text.trim() === '' ? (
        <Categories />
      ) : (
        <Suspense fallback={<Busy>Loading...</Busy>}>
          <SearchResults query={text} />
        </Suspense>
      )}
      <EmailOffer delayMs={EMAIL_DELAY_MS} />
    </Page>
  )
}
