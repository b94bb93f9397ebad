import { Box, chakra, Flex } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { paths } from '../../ui/browser/paths.ts'
import { DocumentIcon } from '../../ui/document-icon.tsx'
import { BackIcon } from '../../ui/icons.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageHeading } from '../../ui/page.tsx'
import { Price } from '../../ui/price.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { TierBadge } from '../../ui/tier-badge.tsx'
import { loadParts } from './load-parts.ts'
import { Offer } from './offer.tsx'

type HeaderProps = {
  entry: CatalogEntry
  /** Below the document's name, in the page's heading. */
  subtitle?: string | undefined
}

const FirstPage = lazyPart(async () => (await loadParts()).FirstPage)
const PreviousPurchase = lazyPart(async () => (await loadParts()).PreviousPurchase)

/** Whether the router has an earlier page in this tab's history. */
const hasPreviousPage = (): boolean => Number(window.history.state?.idx ?? 0) > 0

/** Goes back to the visitor's previous page, or to the library if there is none. */
const BackLink = () => {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (opensElsewhere || !hasPreviousPage()) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <SiteLink
      to={paths.documents}
      onClick={goBack}
      variant="plain"
      standalone
      gap="2"
      textStyle="sm"
      mb="6"
    >
      <BackIcon />
      {DOCUMENT.back}
    </SiteLink>
  )
}

const Eyebrow = ({ entry }: Pick<HeaderProps, 'entry'>) => (
  <Flex align="center" gap="2" color="purple.fg" textStyle="2xl">
    <DocumentIcon documentId={entry.id} />
    <TierBadge tier={entry.tier} alignSelf="center" />
  </Flex>
)

const Title = ({ entry, subtitle }: HeaderProps) => (
  <Box minW="0">
    <PageHeading intro={entry.description} eyebrow={<Eyebrow entry={entry} />}>
      {entry.title}
      {subtitle && (
        <chakra.span display="block" textStyle="xl" fontWeight="normal" color="fg.muted">
          {` ${subtitle}`}
        </chakra.span>
      )}
    </PageHeading>
    <Box mb="5">
      <Price entry={entry} size="3xl" />
    </Box>
    <Offer entry={entry} />
  </Box>
)

/** Title, price and the two ways to buy. */
export const DocumentHeader = (props: HeaderProps) => (
  <Box mb="10">
    <BackLink />
    <PreviousPurchase documentId={props.entry.id} />
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      justify="space-between"
      gap={{ base: '6', lg: '12' }}
    >
      <Title {...props} />
      <FirstPage entry={props.entry} />
    </Flex>
  </Box>
)
