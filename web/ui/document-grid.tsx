import { Grid, type GridProps } from '@chakra-ui/react'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { DocumentCard, type DocumentCardProps } from './document-card.tsx'

export const CARD_COLUMNS = { md: '1fr 1fr', lg: '1fr 1fr 1fr' }

type DocumentGridProps = GridProps & {
  entries: readonly CatalogEntry[]
  /** The properties of every card. */
  card?: Omit<DocumentCardProps, 'entry' | 'eager'>
  /** Whether the first row is above the fold, so that its first image loads eagerly. */
  isAboveFold?: boolean
}

export const DocumentGrid = ({
  entries,
  card,
  isAboveFold = false,
  ...grid
}: DocumentGridProps) => (
  <Grid as="ul" templateColumns={CARD_COLUMNS} gap="10" {...grid}>
    {entries.map((entry, index) => (
      <li key={entry.id}>
        <DocumentCard entry={entry} eager={isAboveFold && index === 0} {...card} />
      </li>
    ))}
  </Grid>
)
