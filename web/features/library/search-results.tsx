import { Box, Grid, Text } from '@chakra-ui/react'
import type { NotSold } from '../../../shared/catalog/not-sold.ts'
import { SEARCH } from '../../../shared/content/library.ts'
import { CARD_COLUMNS, DocumentCard } from '../../ui/document-card.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useStateChoice } from '../state-choice/state-choice.ts'
import { searchDocuments } from './search-documents.ts'

const NotSoldTopic = ({ topic }: { topic: NotSold }) => (
  <Panel as="div" maxW="2xl">
    <Text fontWeight="semibold" color="fg">
      {SEARCH.notSold(topic.name)}
    </Text>
    <Text mt="1">{topic.advice}</Text>
  </Panel>
)

/** The search results, best first, with the matched situation. */
export const SearchResults = ({ query }: { query: string }) => {
  const { documents, notSold } = searchDocuments(query)
  const [state] = useStateChoice()
  return (
    <>
      <Box role="status" mb="6" color="fg.muted">
        {notSold ? <NotSoldTopic topic={notSold} /> : SEARCH.found(documents.length)}
      </Box>
      <Grid as="ul" templateColumns={CARD_COLUMNS} gap="10">
        {documents.map(({ entry, situation }) => (
          <li key={entry.id}>
            {situation && (
              <Text mb="2" textStyle="sm" color="purple.fg">
                {SEARCH.situation(situation)}
              </Text>
            )}
            <DocumentCard entry={entry} state={state} />
          </li>
        ))}
      </Grid>
    </>
  )
}
