import { SimpleGrid } from '@chakra-ui/react'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { DocumentCard } from './document-card.tsx'

export const DocumentGrid = ({ entries }: { entries: readonly CatalogEntry[] }) => (
  <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 3 }} gap="6">
    {entries.map((entry) => (
      <li key={entry.id}>
        <DocumentCard entry={entry} />
      </li>
    ))}
  </SimpleGrid>
)
