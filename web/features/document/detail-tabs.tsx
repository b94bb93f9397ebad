import { Text } from '@chakra-ui/react'
import { use } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import type { Story } from '../../../shared/documents/template/story.ts'
import { STATE_NAMES, type StateName } from '../../../shared/documents/toolbox/states.ts'
import { CheckItem, CheckList } from '../../ui/check-list.tsx'
import { useQuery } from '../../ui/hooks/use-hydrated.ts'
import { useTabInUrl } from '../../ui/hooks/use-tab-in-url.ts'
import { lazyTab } from '../../ui/lazy-part.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useStateChoice } from '../state-choice/state-choice.ts'
import { Scenario } from './scenario.tsx'
import { storyOf } from './story.ts'

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

/** What is included in a state, and the four tabs of a document. */
export const DetailTabs = ({ entry: { id, title } }: { entry: CatalogEntry }) => {
  const story = use(storyOf(id))
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
  const [chosen, choose] = useTabInUrl(tabs.map((tab) => tab.id))
  return (
    <>
      <Included state={state} />
      <Tabs label={title} tabs={tabs} chosen={chosen} onChoose={choose} />
    </>
  )
}
