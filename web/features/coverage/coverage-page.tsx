import { SimpleGrid, Text } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { COVERAGE } from '../../../shared/content/coverage-page.ts'
import { STATE_OPTIONS, stateNamed } from '../../../shared/documents/toolbox/states.ts'
import { coveredEntries } from '../../api/coverage.ts'
import { type CoverageChoice, paths } from '../../ui/browser/paths.ts'
import { useEarlyInput, useQuery } from '../../ui/hooks/use-hydrated.ts'
import { lazyTab } from '../../ui/lazy-part.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { LabeledSelect } from '../../ui/select.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { WholeTable } from './whole-table.tsx'

const OneState = lazyTab(async () => (await import('./one-choice.tsx')).OneState)
const OneDocument = lazyTab(async () => (await import('./one-choice.tsx')).OneDocument)

/** The state and document in the query. */
const chosenIn = (query: URLSearchParams) => ({
  state: stateNamed(query.get('state')),
  entry: coveredEntries().find(({ id }) => id === query.get('document')),
})

const useChosen = () => {
  const query = useQuery()
  const navigate = useNavigate()
  const choose = (changes: CoverageChoice) => {
    // During rendering the URL is ahead of the page.
    const { state, entry } = chosenIn(new URLSearchParams(window.location.search))
    navigate(paths.coverage({ state, document: entry?.id, ...changes }), {
      preventScrollReset: true,
    })
  }
  return { ...chosenIn(query), choose }
}

const Chosen = ({ state, entry }: Pick<ReturnType<typeof useChosen>, 'state' | 'entry'>) => {
  if (state) return <OneState state={state} entries={entry ? [entry] : coveredEntries()} />
  return entry ? <OneDocument entry={entry} /> : <WholeTable />
}

type ChoiceProps = {
  label: string
  all: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChoose: (value: string | undefined) => void
}

const Choice = ({ label, all, value, options, onChoose }: ChoiceProps) => {
  const list = useEarlyInput<HTMLSelectElement>((element) => {
    if (element.value) onChoose(element.value)
  })
  return (
    <LabeledSelect
      ref={list}
      label={label}
      placeholder={all}
      value={value ?? ''}
      options={options}
      onChoose={(chosen) => onChoose(chosen || undefined)}
    />
  )
}

/** How each document works in each state: the full table, one state, or one document. */
export const CoveragePage = () => {
  const { state, entry, choose } = useChosen()
  return (
    <Page title={COVERAGE.title} description={COVERAGE.intro}>
      <PageHeading intro={COVERAGE.intro}>{COVERAGE.heading}</PageHeading>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" maxW="2xl" mb="8" data-no-print>
        <Choice
          {...COVERAGE.state}
          value={state}
          options={STATE_OPTIONS}
          onChoose={(chosen) => choose({ state: chosen })}
        />
        <Choice
          {...COVERAGE.document}
          value={entry?.id}
          options={coveredEntries().map(({ id, title }) => ({ value: id, label: title }))}
          onChoose={(chosen) => choose({ document: chosen })}
        />
      </SimpleGrid>
      <Chosen state={state} entry={entry} />
      {(state || entry) && (
        <SiteLink to={paths.coverage()} standalone mt="8">
          {COVERAGE.wholeTable}
        </SiteLink>
      )}
      <Text mt="10" textStyle="sm" color="fg.muted" maxW="prose">
        {COVERAGE.advice}
      </Text>
    </Page>
  )
}
