import { Grid, type GridProps } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { DocumentCard, type DocumentCardProps } from './document-card.tsx'

type DocumentGridProps = GridProps & {
  entries: readonly CatalogEntry[]
  headingLevel?: DocumentCardProps['headingLevel']
  Card?: ComponentType<DocumentCardProps>
  /** Whether the first document is above the fold, so that its picture is loaded eagerly. */
  onTop?: boolean
}

export const DocumentGrid = ({
  entries,
  headingLevel,
  Card = DocumentCard,
  onTop = false,
  ...grid
}: DocumentGridProps) => (
  <Grid
    as="ul"
    listStyleType="none"
    templateColumns={{ md: '1fr 1fr', lg: '1fr 1fr 1fr' }}
    columnGap="10"
    rowGap="10"
    {...grid}
  >
    {entries.map((entry, index) => (
      <li key={entry.id}>
        <Card entry={entry} headingLevel={headingLevel} eager={onTop && index === 0} />
      </li>
    ))}
  </Grid>
)
