import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from './button-link.tsx'
import { Price } from './price.tsx'
import { TierBadge } from './tier-badge.tsx'

/** One document of the catalogue. */
export const DocumentCard = ({ entry }: { entry: CatalogEntry }) => (
  <Flex
    as="article"
    direction="column"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="l2"
    p="6"
    h="full"
  >
    <Box>
      <TierBadge tier={entry.tier} />
    </Box>
    <Heading as="h2" size="lg" mt="3">
      {entry.title}
    </Heading>
    <Text color="fg.muted" mt="2" mb="6">
      {entry.description}
    </Text>
    <Flex mt="auto" align="center" justify="space-between" gap="3">
      <Price entry={entry} />
      <ButtonLink
        to={paths.document(entry.id)}
        variant="outline"
        size="sm"
        aria-label={`Details: ${entry.title}`}
      >
        Details
      </ButtonLink>
    </Flex>
  </Flex>
)
