import { Badge, Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { DOCUMENT_FACTS } from '../../shared/catalog/document-facts.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { CARD } from '../../shared/content/document-card.ts'
import type { StateName } from '../../shared/documents/toolbox/states.ts'
import { KINDS, kindIn } from '../api/coverage.ts'
import { paths } from './browser/paths.ts'
import { ButtonLink } from './button-link.tsx'
import { DocumentIcon } from './document-icon.tsx'
import { PageThumbnail, type PageThumbnailProps } from './page-thumbnail.tsx'
import { Price } from './price.tsx'
import { SampleOpener } from './sample-opener.tsx'
import { SiteLink } from './site-link.tsx'
import { TierBadge } from './tier-badge.tsx'

export type DocumentCardProps = Pick<PageThumbnailProps, 'eager' | 'narrowHead'> & {
  entry: CatalogEntry
  headingLevel?: 'h2' | 'h3'
  /** The visitor's state, if it is known. */
  state?: StateName
}

/** Coverage in the visitor's state or, if none is chosen, in all states. */
const States = ({ entry, state }: DocumentCardProps) => {
  const facts = DOCUMENT_FACTS[entry.id]
  const kind = state && kindIn(entry.id, state)
  if (!kind) return facts && <span>{CARD.states(facts)}</span>
  const text = CARD.inState(kind, state)
  return kind === 'refuse' || kind === 'warn' ? (
    <Badge colorPalette={KINDS[kind].palette}>{text}</Badge>
  ) : (
    <span>{text}</span>
  )
}

const Title = (card: DocumentCardProps) => {
  const { entry, headingLevel = 'h2' } = card
  const facts = DOCUMENT_FACTS[entry.id]
  return (
    <>
      <Flex align="center" gap="2" mt="5" color="purple.fg" textStyle="lg">
        <DocumentIcon documentId={entry.id} />
        <TierBadge tier={entry.tier} />
      </Flex>
      <Heading as={headingLevel} size="lg" mt="2">
        {/* The link covers the whole card, under its buttons. */}
        <SiteLink
          to={paths.document(entry.id)}
          variant="plain"
          _after={{ content: '""', position: 'absolute', inset: '0' }}
        >
          {entry.title}
        </SiteLink>
      </Heading>
      <Text color="fg.muted" textStyle="sm" mt="1">
        {entry.description}
      </Text>
      {facts && (
        <Text color="fg.muted" textStyle="xs" mt="2">
          {`${facts.pages} pages, about ${facts.minutes} minutes`}
          <chakra.span display="block" minH="1.375rem">
            <States {...card} />
          </chakra.span>
        </Text>
      )}
    </>
  )
}

const Actions = ({ entry }: { entry: CatalogEntry }) => (
  <Flex mt="auto" pt="4" align="center" gap="2">
    <Price entry={entry} />
    <Box flex="1" />
    <SampleOpener
      entry={entry}
      action={<ButtonLink to={paths.document(entry.id)}>{CARD.viewDetails}</ButtonLink>}
    >
      {(open) => (
        <Button
          variant="ghost"
          size="sm"
          onClick={open}
          aria-haspopup="dialog"
          position="relative"
          aria-label={`${CARD.preview}: ${entry.title}`}
        >
          {CARD.preview}
        </Button>
      )}
    </SampleOpener>
    <ButtonLink
      to={paths.document(entry.id)}
      variant="outline"
      size="sm"
      position="relative"
      aria-label={`${CARD.details}: ${entry.title}`}
    >
      {CARD.details}
    </ButtonLink>
  </Flex>
)

/** The image is zoomed past the page margins so that its title is legible. */
const ZOOMED = {
  '& img': { width: '124%', maxWidth: 'none', marginInline: '-12%', marginTop: '-5%' },
}

/** A library card with the top of the document's first page. Assumes a phone-wide card by default. */
export const DocumentCard = (card: DocumentCardProps) => (
  <Flex as="article" direction="column" h="full" position="relative">
    <Box bg="bg.muted" borderRadius="l2" overflow="hidden" h="44" px="5" pt="5" aria-hidden="true">
      <PageThumbnail
        documentId={card.entry.id}
        eager={card.eager}
        head="card"
        narrowHead={card.narrowHead ?? 'wide'}
        css={ZOOMED}
      />
    </Box>
    <Title {...card} />
    <Actions entry={card.entry} />
  </Flex>
)
