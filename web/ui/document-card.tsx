import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { DOCUMENT_FACTS } from '../../shared/catalog/document-facts.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from './button-link.tsx'
import { PaperThumbnail, type PaperThumbnailProps } from './paper-thumbnail.tsx'
import { Price } from './price.tsx'
import { SampleOpener } from './sample-opener.tsx'
import { SiteLink } from './site-link.tsx'
import { TierBadge } from './tier-badge.tsx'

const SampleButton = ({ entry }: { entry: CatalogEntry }) => (
  <SampleOpener
    entry={entry}
    action={<ButtonLink to={paths.document(entry.id)}>View Details</ButtonLink>}
  >
    {(open) => (
      <Button
        variant="ghost"
        size="sm"
        onClick={open}
        aria-haspopup="dialog"
        position="relative"
        aria-label={`Preview: ${entry.title}`}
      >
        Preview
      </Button>
    )}
  </SampleOpener>
)

/** "every state", "all states but one", "all states but 9" */
const servedText = (refused: number): string =>
  refused === 0 ? 'every state' : `all states but ${refused === 1 ? 'one' : refused}`

/** "4 pages, about 7 minutes, every state" */
const Facts = ({ entry }: { entry: CatalogEntry }) => {
  const facts = DOCUMENT_FACTS[entry.id]
  if (!facts) return null
  return (
    <Text color="fg.muted" textStyle="xs" mt="2">
      {`${facts.pages} pages, about ${facts.minutes} minutes, ${servedText(facts.refused)}`}
    </Text>
  )
}

type TitleProps = { entry: CatalogEntry; headingLevel?: 'h2' | 'h3' }
export type DocumentCardProps = TitleProps & Pick<PaperThumbnailProps, 'eager' | 'narrowHead'>

const Title = ({ entry, headingLevel = 'h2', compact }: TitleProps & { compact?: boolean }) => (
  <>
    <TierBadge tier={entry.tier} />
    <Heading as={headingLevel} size="lg" mt="2">
      {/* The whole card is the link's target; its buttons lie above. */}
      <SiteLink
        to={paths.document(entry.id)}
        variant="plain"
        _after={{ content: '""', position: 'absolute', inset: '0' }}
      >
        {entry.title}
      </SiteLink>
    </Heading>
    <Text color="fg.muted" textStyle="sm" mt="1" hideBelow={compact ? 'md' : undefined}>
      {entry.description}
    </Text>
    <Facts entry={entry} />
  </>
)

const Details = ({ entry }: { entry: CatalogEntry }) => (
  <ButtonLink
    to={paths.document(entry.id)}
    variant="outline"
    size="sm"
    position="relative"
    aria-label={`Details: ${entry.title}`}
  >
    Details
  </ButtonLink>
)

/** The page is wider than its sheet by its margins, so that the title can be read and the cards distinguished. */
const CLOSER = {
  '& img': { width: '124%', maxWidth: 'none', marginInline: '-12%', marginTop: '-5%' },
}

/** The top of the first page; a card is as wide as a phone, unless it says otherwise. */
const PageTop = ({ entry, eager, narrowHead = 'wide' }: DocumentCardProps) => (
  <Box bg="bg.muted" borderRadius="l2" overflow="hidden" h="44" px="5" pt="5" aria-hidden="true">
    <PaperThumbnail
      documentId={entry.id}
      eager={eager}
      head="card"
      narrowHead={narrowHead}
      css={CLOSER}
    />
  </Box>
)

/** The card of the library shows the document's first page. */
export const DocumentCard = ({ entry, headingLevel, ...picture }: DocumentCardProps) => (
  <Flex as="article" direction="column" h="full" position="relative">
    <PageTop entry={entry} {...picture} />
    <Box pt="5">
      <Title entry={entry} headingLevel={headingLevel} />
    </Box>
    <Flex mt="auto" pt="4" align="center" gap="2">
      <Price entry={entry} />
      <Box flex="1" />
      <SampleButton entry={entry} />
      <Details entry={entry} />
    </Flex>
  </Flex>
)

/** The middle of the page's head, close enough to tell one document from another. */
const CLOSEST = {
  alignSelf: 'flex-start',
  '& img': { width: '180%', maxWidth: 'none', marginInline: '-40%', marginTop: '-10%' },
}

/** The compact card has a thumbnail, and no buttons: all of it is the link. */
export const CompactCard = ({ entry, headingLevel }: DocumentCardProps) => (
  <Flex as="article" h="full" borderTopWidth="1px" pt="6" gap="5" position="relative">
    <PaperThumbnail
      documentId={entry.id}
      head="compact"
      w={{ base: '16', md: '24' }}
      css={CLOSEST}
    />
    <Flex direction="column" minW="0" flex="1">
      <Title entry={entry} headingLevel={headingLevel} compact />
      <Box mt="auto" pt="2">
        <Price entry={entry} />
      </Box>
    </Flex>
  </Flex>
)
