import { Flex, Text } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { stateNamed } from '../../../shared/documents/toolbox/states.ts'
import { coveredEntries } from '../../lib/coverage.ts'
import { type CoverageChoice, paths } from '../../lib/paths.ts'
import { KEEP_PLACE } from '../../lib/scroll-places.ts'
import { useQuery } from '../../lib/use-hydrated.ts'
import { laterTab } from '../../ui/later-tab.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { Choices } from './choices.tsx'
import { WholeTable } from './whole-table.tsx'

const OneState = laterTab(async () => (await import('./one-choice.tsx')).OneState)
const OneDocument = laterTab(async () => (await import('./one-choice.tsx')).OneDocument)

const INTRO =
  'Law differs from state to state. Here is how each document serves each state, with the reason, the rule and the day we read it. What a state does not accept we do not sell there.'

/** The state and the document that an address names in its query. */
const chosenIn = (query: URLSearchParams) => ({
  state: stateNamed(query.get('state')),
  entry: coveredEntries().find(({ id }) => id === query.get('document')),
})

const useChosen = () => {
  const query = useQuery()
  const navigate = useNavigate()
  const choose = (changes: CoverageChoice) => {
    // While a choice is being drawn the address is ahead of the page.
    const { state, entry } = chosenIn(new URLSearchParams(window.location.search))
    navigate(paths.coverage({ state, document: entry?.id, ...changes }), {
      state: KEEP_PLACE,
    })
  }
  return { ...chosenIn(query), choose }
}

const Chosen = ({ state, entry }: Pick<ReturnType<typeof useChosen>, 'state' | 'entry'>) => {
  if (state) return <OneState state={state} entries={entry ? [entry] : coveredEntries()} />
  return entry ? <OneDocument entry={entry} /> : <WholeTable />
}

/** How each document serves each state: the whole table, one state, or one document. */
export const CoveragePage = () => {
  const { state, entry, choose } = useChosen()
  return (
    <Page title="States Covered" description={INTRO}>
      <PageHeading intro={INTRO}>Where each document serves</PageHeading>
      <Choices state={state} documentId={entry?.id} onChoose={choose} />
      <Chosen state={state} entry={entry} />
      {(state || entry) && (
        <Flex mt="8">
          <SiteLink to={paths.coverage()}>Show the whole table</SiteLink>
        </Flex>
      )}
      <Text mt="10" textStyle="sm" color="fg.muted" maxW="prose">
        This table tells what we have read and how we act on it. It is no legal advice: have a
        licensed attorney of your state review a document before you sign.
      </Text>
    </Page>
  )
}
