import { Grid, type GridProps } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { DocumentCard, type DocumentCardProps } from './document-card.tsx'

export const CARD_COLUMNS = { md: '1fr 1fr', lg: '1fr 1fr 1fr' }

type DocumentGridProps = GridProps & {
  entries: readonly CatalogEntry[]
  headingLevel?: DocumentCardProps['headingLevel']
  state?: DocumentCardProps['state']
  Card?: ComponentType<DocumentCardProps>
  /** Whether the first document is above the fold and its image should load eagerly. */
  onTop?: boolean
}

export const DocumentGrid = ({
  entries,
  headingLevel,
  state,
  Card = DocumentCard,
  onTop = false,
  ...grid
}: DocumentGridProps) => (
  <Grid as="ul" templateColumns={CARD_COLUMNS} columnGap="10" rowGap="10" {...grid}>
    {entries.map((entry, index) => (
      <li key={entry.id}>
        <Card
          entry={entry}
          headingLevel={headingLevel}
          state={state}
          eager={onTop && index === 0}
        />
      </li>
    ))}
  </Grid>
)
