import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { DOCUMENT_FACTS } from '../../../shared/catalog/document-facts.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { paths } from '../../ui/browser/paths.ts'
import { DocumentIcon } from '../../ui/document-icon.tsx'
import { BackIcon } from '../../ui/icons.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageHeading } from '../../ui/page.tsx'
import { PageThumbnail } from '../../ui/page-thumbnail.tsx'
import { Price } from '../../ui/price.tsx'
import { SampleOpener } from '../../ui/sample-opener.tsx'
import { ButtonLink, SiteLink } from '../../ui/site-link.tsx'
import { TierBadge } from '../../ui/tier-badge.tsx'
import { useSavedOrder } from '../checkout/order/saved-orders.ts'
import { OFFER_MARKER } from './buy-bar.tsx'
import { NotSoldFor } from './not-sold-for.tsx'
import { type BlankPurchase, PurchaseButton } from './purchase-button.tsx'
import { UnlessRefused } from './unless-refused.tsx'

type PurchaseProps = {
  entry: CatalogEntry
  /** Below the document's name, in the page's heading. */
  subtitle?: string | undefined
  purchase: BlankPurchase
}

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

const Eyebrow = ({ entry }: Pick<PurchaseProps, 'entry'>) => (
  <Flex align="center" gap="2" color="purple.fg" textStyle="2xl">
    <DocumentIcon documentId={entry.id} />
    <TierBadge tier={entry.tier} alignSelf="center" />
  </Flex>
)

const Offer = ({ entry, subtitle, purchase }: PurchaseProps) => (
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
    <Box {...OFFER_MARKER}>
      <UnlessRefused entry={entry}>
        <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
          <ButtonLink to={paths.customize(entry.id)} size="lg">
            {DOCUMENT.start}
          </ButtonLink>
          <PurchaseButton purchase={purchase} variant="outline" size="lg" />
        </Flex>
        <Text mt="3" textStyle="sm" color="fg.muted" maxW="prose">
          {DOCUMENT.ways}
        </Text>
      </UnlessRefused>
    </Box>
    <NotSoldFor documentId={entry.id} display={{ lg: 'none' }} />
  </Box>
)

/** The first page, which opens the full sample; on phones, only its top. */
const FirstPage = ({ entry }: Pick<PurchaseProps, 'entry'>) => (
  <SampleOpener
    entry={entry}
    action={<ButtonLink to={paths.customize(entry.id)}>{DOCUMENT.start}</ButtonLink>}
  >
    {(open) => (
      <chakra.button
        type="button"
        onClick={open}
        aria-haspopup="dialog"
        cursor="pointer"
        flexShrink={0}
        alignSelf="flex-start"
        w={{ base: 'full', lg: '20rem' }}
        textAlign="center"
        data-no-print
      >
        <Box
          maxH={{ base: '12rem', lg: '19rem' }}
          overflow="hidden"
          bg="bg.muted"
          borderRadius="l2"
          px="6"
          pt="6"
        >
          <PageThumbnail
            documentId={entry.id}
            narrowHead="document"
            eager
            // On phones the page is clipped at its container, because hidden parts
            // would count as the background of the text below (contrast checks).
            aspectRatio={{ base: '612 / 430', md: '17 / 22' }}
            maxW={{ base: '15rem', lg: '64' }}
            mx="auto"
          />
        </Box>
        <chakra.span display="block" py="3" textStyle="sm" textDecoration="underline">
          {DOCUMENT.seePages(DOCUMENT_FACTS[entry.id]?.pages)}
        </chakra.span>
      </chakra.button>
    )}
  </SampleOpener>
)

const BoughtHere = lazyPart(
  async () => (await import('../checkout/order/bought-here.tsx')).BoughtHere,
)

/** An earlier order in this browser; its code loads only if there is one. */
const PreviousPurchase = ({ documentId }: { documentId: string }) => {
  const order = useSavedOrder(documentId)
  return order && <BoughtHere order={order} />
}

/** Title, price and the two ways to buy. */
export const DocumentHeader = (props: PurchaseProps) => (
  <Box mb="10">
    <BackLink />
    <PreviousPurchase documentId={props.entry.id} />
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      justify="space-between"
      gap={{ base: '6', lg: '12' }}
    >
      <Offer {...props} />
      <FirstPage entry={props.entry} />
    </Flex>
  </Box>
)
