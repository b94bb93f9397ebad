import { Box, Flex, Text } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { BackIcon } from '../../ui/icons.tsx'
import { PageHeading } from '../../ui/page.tsx'
import { PaperThumbnail } from '../../ui/paper-thumbnail.tsx'
import { Price } from '../../ui/price.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { TierBadge } from '../../ui/tier-badge.tsx'
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
      display="inline-flex"
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
  <Box>
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

/** What it is, what it costs, and the two ways to get it. */
export const DocumentHeader = (props: PurchaseProps) => (
  <Box mb="10">
    <BackLink />
    <Flex justify="space-between" gap="12">
      <Offer {...props} />
      <PaperThumbnail
        documentId={props.entry.id}
        display={{ base: 'none', lg: 'block' }}
        w="52"
        shownWidth="13rem"
        me="14"
      />
    </Flex>
  </Box>
)
