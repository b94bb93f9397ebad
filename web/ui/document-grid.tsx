import { Grid } from '@chakra-ui/react'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { DocumentCard, type DocumentCardProps } from './document-card.tsx'

type DocumentGridProps = {
  entries: readonly CatalogEntry[]
  headingLevel?: DocumentCardProps['headingLevel']
}

/** Documents side by side, as many as fit. */
export const DocumentGrid = ({ entries, headingLevel }: DocumentGridProps) => (
  <Grid
    as="ul"
    listStyleType="none"
    templateColumns={{ md: '1fr 1fr', lg: '1fr 1fr 1fr' }}
    columnGap="10"
    rowGap="6"
  >
    {entries.map((entry) => (
      <li key={entry.id}>
        <DocumentCard entry={entry} headingLevel={headingLevel} />
      </li>
    ))}
  </Grid>
)
