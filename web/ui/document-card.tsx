import { Badge, Button, chakra, Grid, type GridProps } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { DOCUMENT_FACTS } from '../../shared/catalog/document-facts.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { CARD } from '../../shared/content/document-card.ts'
import type { StateName } from '../../shared/documents/toolbox/states.ts'
import { KINDS, kindIn } from '../api/coverage.ts'
import { paths } from './browser/paths.ts'
import { DocumentIcon } from './document-icon.tsx'
import { PageThumbnail } from './page-thumbnail.tsx'
import { Price } from './price.tsx'
import { SampleOpener } from './sample-opener.tsx'
import { PHONE_SCROLLER } from './section.tsx'
import { ButtonLink } from './site-link.tsx'
import { TierBadge } from './tier-badge.tsx'

type DocumentCardProps = {
  entry: CatalogEntry
  /** The visitor's state, if it is known. */
  state?: StateName
  /** Whether its image is above the fold on every screen. */
  eager?: boolean
  /** In a section of the home page, where phones scroll the cards horizontally. */
  isScrolled?: boolean
}

/** Coverage in the visitor's state or, if none is chosen, in all states. */
const States = ({ entry, state }: Pick<DocumentCardProps, 'entry' | 'state'>) => {
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

const Actions = ({ entry }: { entry: CatalogEntry }) => (
  <footer>
    <Price entry={entry} />
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
  </footer>
)

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    position: 'relative',
    '& > figure': {
      height: '44',
      px: '5',
      pt: '5',
      bg: 'bg.muted',
      borderRadius: 'l2',
      overflow: 'hidden',
    },
    // The image is zoomed past the page margins so that its title is legible.
    '& > figure img': { width: '124%', maxWidth: 'none', marginInline: '-12%', marginTop: '-5%' },
    '& > header, & > footer': { display: 'flex', alignItems: 'center', gap: '2' },
    '& > header': { mt: '5', color: 'purple.fg', textStyle: 'lg' },
    '& > :is(h2, h3)': { mt: '2', textStyle: 'xl' },
    '& > :is(h2, h3) > a': {
      borderRadius: 'l1',
      _hover: { textDecoration: 'underline' },
      // The link covers the whole card, under its buttons.
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
    '& > p': { mt: '1', color: 'fg.muted', textStyle: 'sm' },
    '& > p + p': { mt: '2', textStyle: 'xs' },
    '& > p > span': { display: 'block', minHeight: '1.375rem' },
    '& > footer': { mt: 'auto', pt: '4' },
    '& > footer > span': { marginInlineEnd: 'auto' },
  },
})

/** A library card with the top of the document's first page. */
export const DocumentCard = ({ entry, state, eager, isScrolled }: DocumentCardProps) => {
  const Title = isScrolled ? 'h3' : 'h2'
  const facts = DOCUMENT_FACTS[entry.id]
  return (
    <Card>
      <figure aria-hidden="true">
        <PageThumbnail
          documentId={entry.id}
          eager={eager}
          head="card"
          narrowHead={isScrolled ? 'card' : 'wide'}
        />
      </figure>
      <header>
        <DocumentIcon documentId={entry.id} />
        <TierBadge tier={entry.tier} />
      </header>
      <Title>
        <Link to={paths.document(entry.id)} discover="none">
          {entry.title}
        </Link>
      </Title>
      <p>{entry.description}</p>
      {facts && (
        <p>
          {`${facts.pages} pages, about ${facts.minutes} minutes`}
          <span>
            <States entry={entry} state={state} />
          </span>
        </p>
      )}
      <Actions entry={entry} />
    </Card>
  )
}

export const CARD_COLUMNS = { md: '1fr 1fr', lg: '1fr 1fr 1fr' }

type DocumentGridProps = GridProps &
  Omit<DocumentCardProps, 'entry' | 'eager'> & {
    entries: readonly CatalogEntry[]
    /** Whether the first row is above the fold, so that its first image loads eagerly. */
    isAboveFold?: boolean
  }

export const DocumentGrid = ({
  entries,
  state,
  isScrolled,
  isAboveFold = false,
  ...grid
}: DocumentGridProps) => (
  <Grid
    as="ul"
    templateColumns={CARD_COLUMNS}
    gap="10"
    css={isScrolled ? PHONE_SCROLLER : undefined}
    {...grid}
  >
    {entries.map((entry, index) => (
      <li key={entry.id}>
        <DocumentCard
          entry={entry}
          state={state}
          isScrolled={isScrolled}
          eager={isAboveFold && index === 0}
        />
      </li>
    ))}
  </Grid>
)
