import { chakra, Grid } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LIBRARY, SEARCH } from '../../../shared/content/library.ts'
import { FINDER_PARAMETER } from '../../ui/browser/paths.ts'
import { Fold } from '../../ui/fold.tsx'
import { useEarlyInput, useQuery } from '../../ui/hooks/use-hydrated.ts'
import { lazyPart, usePreload } from '../../ui/lazy-part.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Busy } from '../../ui/status.tsx'
import { StateSelect } from '../state-choice/state-select.tsx'

const LOADING = <Busy>Loading...</Busy>

const EmailOffer = lazyPart(async () => (await import('../../ui/email/email-offer.tsx')).EmailOffer)
const Categories = lazyPart(async () => (await import('./categories.tsx')).Categories)

/** Loaded after hydration, so that searching needs no request. */
const loadResults = () => import('./search-results.tsx')
const SearchResults = lazyPart(async () => (await loadResults()).SearchResults, LOADING)

const DocumentFinder = lazyPart(
  async () => (await import('./document-finder.tsx')).DocumentFinder,
  LOADING,
)

/** Expanded if the URL has answers, as after Back. */
const FoldedFinder = () => {
  const { title, hint } = SEARCH.finder
  const summary = (
    <>
      <strong>{title}</strong> <chakra.span color="fg.muted">{hint}</chakra.span>
    </>
  )
  return (
    <Fold summary={summary} open={useQuery().has(FINDER_PARAMETER) || undefined} mb="6">
      <DocumentFinder />
    </Fold>
  )
}

/** When the guide is offered (specification, Timing). */
const EMAIL_DELAY_MS = 10_000

/** The URL follows the search field. Prerendered pages start without a query. */
const useSearch = () => {
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useState('')
  const [first] = useState(query)
  useEffect(() => {
    const named = first.get('q')
    if (named) setText(named)
  }, [first])
  usePreload(loadResults)
  const search = (next: string) => {
    setText(next)
    const changed = new URLSearchParams(query)
    changed.set('q', next)
    if (next === '') changed.delete('q')
    setQuery(changed, { replace: true, preventScrollReset: true })
  }
  const input = useEarlyInput<HTMLInputElement>(({ value }) => value && search(value))
  return { text, search, input }
}

export const LibraryPage = () => {
  const { text, search, input } = useSearch()
  return (
    <Page title={LIBRARY.title} description={LIBRARY.description}>
      <PageHeading intro={LIBRARY.intro}>{LIBRARY.title}</PageHeading>
      <Grid templateColumns={{ md: '2fr 1fr' }} columnGap="6" rowGap="5" maxW="3xl" mb="3">
        <search>
          <SearchField
            ref={input}
            value={text}
            onChange={({ currentTarget }) => search(currentTarget.value)}
          />
        </search>
        <StateSelect />
      </Grid>
      <FoldedFinder />
      {text.trim() === '' ? <Categories /> : <SearchResults query={text} />}
      <EmailOffer delayMs={EMAIL_DELAY_MS} />
    </Page>
  )
}
