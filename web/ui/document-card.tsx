import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from './button-link.tsx'
import { PaperThumbnail, type PaperThumbnailProps } from './paper-thumbnail.tsx'
import { PreviewButton } from './preview/preview-button.tsx'
import { Price } from './price.tsx'
import { TierBadge } from './tier-badge.tsx'

type TitleProps = { entry: CatalogEntry; headingLevel?: 'h2' | 'h3' }
export type DocumentCardProps = TitleProps & Pick<PaperThumbnailProps, 'eager'>

const Title = ({ entry, headingLevel = 'h2' }: TitleProps) => (
  <>
    <TierBadge tier={entry.tier} />
    <Heading as={headingLevel} size="lg" mt="2">
      {entry.title}
    </Heading>
    <Text color="fg.muted" textStyle="sm" mt="1">
      {entry.description}
    </Text>
  </>
)

const Details = ({ entry }: { entry: CatalogEntry }) => (
  <ButtonLink
    to={paths.document(entry.id)}
    variant="outline"
    size="sm"
    aria-label={`Details: ${entry.title}`}
  >
    Details
  </ButtonLink>
)

/** The upper half of the first page, lying on the desk. */
const Desk = ({ entry, eager }: DocumentCardProps) => (
  <Box bg="bg.muted" borderRadius="l2" overflow="hidden" h="44" px="8" pt="6" aria-hidden="true">
    <PaperThumbnail documentId={entry.id} eager={eager} mx="auto" maxW="64" shownWidth="16rem" />
  </Box>
)

/** A document with its page: to look around in the library. */
export const DocumentCard = ({ entry, headingLevel, eager }: DocumentCardProps) => (
  <Flex as="article" direction="column" h="full">
    <Desk entry={entry} eager={eager} />
    <Box pt="5">
      <Title entry={entry} headingLevel={headingLevel} />
    </Box>
    <Flex mt="auto" pt="4" align="center" gap="2">
      <Price entry={entry} />
      <Box flex="1" />
      <PreviewButton entry={entry} />
      <Details entry={entry} />
    </Flex>
  </Flex>
)

/** A document in a line or two: to find it quickly among others. */
export const CompactCard = ({ entry, headingLevel }: DocumentCardProps) => (
  <Flex as="article" h="full" borderTopWidth="1px" pt="6" gap="5">
    <PaperThumbnail documentId={entry.id} w="24" alignSelf="flex-start" />
    <Flex direction="column" minW="0" flex="1">
      <Title entry={entry} headingLevel={headingLevel} />
      <Flex mt="auto" pt="4" align="center" justify="space-between" gap="3">
        <Price entry={entry} />
        <Details entry={entry} />
      </Flex>
    </Flex>
  </Flex>
)
