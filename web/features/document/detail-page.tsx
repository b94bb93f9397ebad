import { Box, Grid, Text } from '@chakra-ui/react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import type { Story } from '../../../shared/documents/template/story.ts'
import { STATE_NAMES, type StateName } from '../../../shared/documents/toolbox/states.ts'
import { paths } from '../../ui/browser/paths.ts'
import { CheckItem, CheckList } from '../../ui/check-list.tsx'
import { useIsHydrating, useQuery } from '../../ui/hooks/use-hydrated.ts'
import { useTabInAddress } from '../../ui/hooks/use-tab-in-address.ts'
import { lazyTab } from '../../ui/lazy-tab.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useStateChoice } from '../state-choice/state-choice.ts'
import { BuyBar } from './buy-bar.tsx'
import { CryptoBanner } from './crypto-banner.tsx'
import { DocumentHeader } from './document-header.tsx'
import { useBlankPurchase } from './purchase-button.tsx'
import { PurchaseCard } from './purchase-card.tsx'
import { Scenario } from './scenario.tsx'

const KeyTerms = lazyTab(async () => (await import('./key-terms.tsx')).KeyTerms)
const UseCases = lazyTab(async () => (await import('./use-cases.tsx')).UseCases)
const StateGuidelines = lazyTab(
  async () => (await import('./state-guidelines.tsx')).StateGuidelines,
)

const DEFAULT_STATE: StateName = 'Connecticut'

/**
 * The state in the URL, so that links to a state's guidelines can be shared, else the visitor's.
 */
const useChosenState = (): [StateName, (state: string) => void] => {
  const query = useQuery()
  const [remembered, remember] = useStateChoice()
  const state =
    STATE_NAMES.find((name) => name === query.get('state')) ?? remembered ?? DEFAULT_STATE
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const choose = (name: string) => {
    remember(name)
    const search = `?${new URLSearchParams({ state: name })}`
    navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true })
  }
  return [state, choose]
}

const About = ({ overview, realLifeScenario }: Story) => (
  <>
    <Text maxW="prose" textStyle={{ base: 'md', md: 'lg' }}>
      {overview}
    </Text>
    {realLifeScenario && <Scenario {...realLifeScenario} />}
  </>
)

const Included = ({ state }: { state: StateName }) => (
  <CheckList mb="8">
    {DOCUMENT.included(state).map((item) => (
      <CheckItem key={item}>{item}</CheckItem>
    ))}
  </CheckList>
)

type DetailsProps = { entry: CatalogEntry; story: Story }

const DetailTabs = ({ entry: { id, title }, story }: DetailsProps) => {
  const [state, chooseState] = useChosenState()
  const tabs = [
    { id: 'about', label: DOCUMENT.tabs.about, content: <About {...story} /> },
    { id: 'terms', label: DOCUMENT.tabs.terms, content: <KeyTerms id={id} /> },
    {
      id: 'state',
      label: DOCUMENT.tabs.state,
      content: <StateGuidelines id={id} state={state} onChoose={chooseState} />,
    },
    { id: 'uses', label: DOCUMENT.tabs.uses, content: <UseCases {...story} /> },
  ]
  const [chosen, choose] = useTabInAddress(tabs.map((tab) => tab.id))
  return (
    <>
      <Included state={state} />
      <Tabs label={title} tabs={tabs} chosen={chosen} onChoose={choose} />
    </>
  )
}

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
