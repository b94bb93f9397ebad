import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from './button-link.tsx'
import { PaperThumbnail } from './paper-thumbnail.tsx'
import { Price } from './price.tsx'
import { TierBadge } from './tier-badge.tsx'

export type DocumentCardProps = { entry: CatalogEntry; headingLevel?: 'h2' | 'h3' }

const Description = ({ entry, headingLevel }: DocumentCardProps) => (
  <Box minW="0">
    <TierBadge tier={entry.tier} />
    <Heading as={headingLevel} size="lg" mt="2">
      {entry.title}
    </Heading>
    <Text color="fg.muted" textStyle="sm" mt="2">
      {entry.description}
    </Text>
  </Box>
)

const PriceAndDetails = ({ entry }: { entry: CatalogEntry }) => (
  <Flex mt="auto" pt="5" align="center" justify="space-between" gap="3">
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
)

/** One document of the catalogue. */
export const DocumentCard = ({ entry, headingLevel = 'h2' }: DocumentCardProps) => (
  <Flex as="article" direction="column" h="full" borderTopWidth="1px" pt="6" pb="2">
    <Flex gap="5">
      <PaperThumbnail title={entry.title} w="24" />
      <Description entry={entry} headingLevel={headingLevel} />
    </Flex>
    <PriceAndDetails entry={entry} />
  </Flex>
)
