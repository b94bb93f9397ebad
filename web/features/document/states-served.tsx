import { Box, Flex, Heading } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { stateInSentence } from '../../../shared/documents/toolbox/states.ts'
import { paths } from '../../ui/browser/paths.ts'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { useStateChoice } from '../state-choice/state-choice.ts'
import { StateSelect } from '../state-choice/state-select.tsx'
import { StateCounts } from './state-counts.tsx'
import { StateVerdict } from './state-verdict.tsx'

/** Counts load after hydration into reserved space. */
const LazyCounts = ({ entry }: { entry: CatalogEntry }) => (
  <Box minH="10rem">{useHydrated() && <StateCounts entry={entry} />}</Box>
)

/** How the document works in the visitor's state and in all states. */
export const StatesServed = ({ entry }: { entry: CatalogEntry }) => {
  const [state] = useStateChoice()
  const guidelines = state
    ? `${paths.detail(entry.id)}?${new URLSearchParams({ state })}#state`
    : `${paths.detail(entry.id)}#state`
  return (
    <Box as="section" mt="10" aria-labelledby="states-served">
      <Heading id="states-served" mb="4">
        {DOCUMENT.yourState}
      </Heading>
      <StateSelect label={DOCUMENT.chooseState} />
      {state && (
        <Box mt="5">
          <StateVerdict documentId={entry.id} state={state} />
        </Box>
      )}
      <Flex mt="4" columnGap="6" rowGap="2" wrap="wrap">
        <SiteLink to={guidelines} standalone>
          {DOCUMENT.guidelines(state && stateInSentence(state))}
        </SiteLink>
        <SiteLink to={paths.coverage({ document: entry.id })} standalone>
          {DOCUMENT.allStates}
        </SiteLink>
      </Flex>
      <Heading as="h3" size="md" mt="8" mb="4">
        {DOCUMENT.otherStates}
      </Heading>
      <LazyCounts entry={entry} />
    </Box>
  )
}
