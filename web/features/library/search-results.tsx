import { Grid, Text } from '@chakra-ui/react'
import { SEARCH } from '../../../shared/content/library.ts'
import { DocumentCard } from '../../ui/document-card.tsx'
import { searchDocuments } from './search-documents.ts'

/** What the search finds, the best first, with the case that was recognised. */
export const SearchResults = ({ query }: { query: string }) => {
  const found = searchDocuments(query)
  return (
    <>
      <Text role="status" mb="6" color="fg.muted">
        {SEARCH.found(found.length)}
      </Text>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ md: '1fr 1fr', lg: '1fr 1fr 1fr' }}
        gap="10"
      >
        {found.map(({ entry, situation }) => (
          <li key={entry.id}>
            {situation && (
              <Text mb="2" textStyle="sm" color="purple.fg">
                For: {situation}
              </Text>
            )}
            <DocumentCard entry={entry} />
          </li>
        ))}
      </Grid>
    </>
  )
}
