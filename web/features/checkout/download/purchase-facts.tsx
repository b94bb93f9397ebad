import { Box, chakra, Grid, Heading, Text } from '@chakra-ui/react'
import type { DownloadView } from '../../../../shared/api/downloads.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { CLAIMS } from '../../../../shared/content/claims.ts'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { daysAfter, formatUtcDay } from '../../../../shared/store-time.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { longDate } from '../../../ui/long-date.ts'
import { SiteLink } from '../../../ui/site-link.tsx'
import { ReceiptButton } from './receipt-button.tsx'

const YOUR_PURCHASE = 'Your purchase'

type Fact = [name: string, value: string]

const fact = (name: string, value: string | undefined): Fact[] => (value ? [[name, value]] : [])

const factsOf = (view: DownloadView): Fact[] => [
  ...fact('Emailed to', view.mailedTo),
  ...fact('Order', view.orderNumber),
  ...fact('Paid', view.amount === undefined ? undefined : formatPrice(view.amount)),
  ...fact('Paid on', view.paidAt && formatUtcDay(view.paidAt)),
  ...fact('Refunded', view.refunded ? formatPrice(view.refunded) : undefined),
  ...fact('The link works until', longDate(view.expiresAt, { time: true })),
  ...fact(
    'Corrections are free until',
    view.correctableUntil && formatUtcDay(view.correctableUntil),
  ),
  ...fact(
    'Money back until',
    view.paidAt && formatUtcDay(daysAfter(view.paidAt, CLAIMS.guaranteeDays)),
  ),
]

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Grid as="dl" templateColumns={{ base: '1fr 1fr', lg: '1fr' }} gap="4" textStyle="sm">
    {facts.map(([name, value]) => (
      <div key={name}>
        <chakra.dt color="fg.muted">{name}</chakra.dt>
        <chakra.dd fontWeight="semibold" overflowWrap="anywhere">
          {value}
        </chakra.dd>
      </div>
    ))}
  </Grid>
)

type PurchaseFactsProps = {
  token: string
  view: DownloadView
  /** Whether to link the download page; false on that page. */
  linked?: boolean
}

/** The facts of a purchase, as in the email, and its receipt. */
export const PurchaseFacts = ({ token, view, linked = false }: PurchaseFactsProps) => (
  <Box
    as="section"
    aria-label={YOUR_PURCHASE}
    bg="bg.panel"
    borderWidth="1px"
    borderTopWidth="3px"
    borderTopColor="green.solid"
    borderRadius="l2"
    p="6"
  >
    <Heading as="h2" size="lg" mb="4">
      {YOUR_PURCHASE}
    </Heading>
    <Facts facts={factsOf(view)} />
    <ReceiptButton token={token} order={view.orderNumber} size="md" width="full" mt="6" />
    {linked && (
      <Text mt="4" textStyle="sm">
        <SiteLink to={paths.download(token)}>{DOWNLOAD_MESSAGES.thankYou.downloadPage}</SiteLink>
      </Text>
    )}
  </Box>
)
