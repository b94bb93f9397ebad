import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { lazy, type MouseEvent, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { DOCUMENT_FACTS } from '../../../shared/catalog/document-facts.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { paths } from '../../lib/paths.ts'
import { useSavedOrder } from '../../purchase/saved-orders.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { BackIcon } from '../../ui/icons.tsx'
import { PageHeading } from '../../ui/page.tsx'
import { PaperThumbnail } from '../../ui/paper-thumbnail.tsx'
import { Price } from '../../ui/price.tsx'
import { SampleOpener } from '../../ui/sample-opener.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { TARGET } from '../../ui/target.ts'
import { TierBadge } from '../../ui/tier-badge.tsx'
import { OFFER } from './buy-bar.tsx'
import { NotSoldFor } from './not-sold-for.tsx'
import { type BlankPurchase, PurchaseButton } from './purchase-button.tsx'

type PurchaseProps = { entry: CatalogEntry; purchase: BlankPurchase }

/** The router counts the pages of ours that lie behind this one in the tab. */
const hasFormerPage = (): boolean => Number(window.history.state?.idx ?? 0) > 0

/** Goes back to the page, filter and place that the visitor came from; to the library from elsewhere. */
const BackLink = () => {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (opensElsewhere || !hasFormerPage()) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <SiteLink
      to={paths.documents}
      onClick={goBack}
      variant="plain"
      {...TARGET}
      gap="2"
      textStyle="sm"
      mb="6"
    >
      <BackIcon />
      Back to Documents
    </SiteLink>
  )
}

const Actions = ({ entry, purchase }: PurchaseProps) => (
  <Box {...OFFER}>
    <Flex gap="3" wrap="wrap">
      <ButtonLink to={paths.customize(entry.id)} size="lg">
        Customize
      </ButtonLink>
      <PurchaseButton purchase={purchase} variant="outline" size="lg" />
    </Flex>
    <Text mt="3" textStyle="sm" color="fg.muted">
      Customize it with your answers, or buy the blank template to complete by hand. Same price.
    </Text>
  </Box>
)

const Offer = ({ entry, purchase }: PurchaseProps) => (
  <Box minW="0">
    <PageHeading intro={entry.description} eyebrow={<TierBadge tier={entry.tier} />}>
      {entry.title}
    </PageHeading>
    <Box mb="5">
      <Price entry={entry} size="3xl" />
    </Box>
    <Actions entry={entry} purchase={purchase} />
    <NotSoldFor documentId={entry.id} display={{ lg: 'none' }} />
  </Box>
)

/** The first page, which opens all of them; on a phone its upper part. */
const FirstPage = ({ entry }: Pick<PurchaseProps, 'entry'>) => (
  <SampleOpener
    entry={entry}
    action={<ButtonLink to={paths.customize(entry.id)}>Customize</ButtonLink>}
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
          <PaperThumbnail
            documentId={entry.id}
            narrowHead="document"
            eager
            // On a phone the sheet ends where it is cut off: what it hid would count as the ground of the words below.
            aspectRatio={{ base: '612 / 430', md: '17 / 22' }}
            maxW={{ base: '15rem', lg: '64' }}
            mx="auto"
          />
        </Box>
        <chakra.span display="block" py="3" textStyle="sm" textDecoration="underline">
          Leaf through all {DOCUMENT_FACTS[entry.id]?.pages} pages
        </chakra.span>
      </chakra.button>
    )}
  </SampleOpener>
)

const BoughtHere = lazy(async () => ({
  default: (await import('../../purchase/bought-here.tsx')).BoughtHere,
}))

/** For visitors who ordered the document in this browser; loaded only for them. */
const FormerPurchase = ({ documentId }: { documentId: string }) => {
  const order = useSavedOrder(documentId)
  return (
    order && (
      <Suspense>
        <BoughtHere order={order} />
      </Suspense>
    )
  )
}

/** What it is, what it costs, and the two ways to get it. */
export const DocumentHeader = (props: PurchaseProps) => (
  <Box mb="10">
    <BackLink />
    <FormerPurchase documentId={props.entry.id} />
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
