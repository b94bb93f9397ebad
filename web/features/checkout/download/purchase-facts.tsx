import { Heading, Text } from '@chakra-ui/react'
import type { DownloadView } from '../../../../shared/api/downloads.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { CLAIMS } from '../../../../shared/content/claims.ts'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { daysAfter, formatUtcDay } from '../../../../shared/store-time.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { longDate } from '../../../ui/long-date.ts'
import { Panel } from '../../../ui/panel.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { ReceiptButton } from './receipt-button.tsx'

const YOUR_PURCHASE = 'Your purchase'

const fact = (label: string, text: string | undefined): Fact[] => (text ? [{ label, text }] : [])

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

type PurchaseFactsProps = {
  token: string
  view: DownloadView
  /** Whether to link the download page; false on that page. */
  linked?: boolean
}

/** The facts of a purchase, as in the email, and its receipt. */
export const PurchaseFacts = ({ token, view, linked = false }: PurchaseFactsProps) => (
  <Panel accent="green" aria-label={YOUR_PURCHASE}>
    <Heading size="lg" mb="4">
      {YOUR_PURCHASE}
    </Heading>
    <FactList
      layout="stacked"
      facts={factsOf(view)}
      gridTemplateColumns={{ sm: '1fr 1fr', lg: '1fr' }}
    />
    <ReceiptButton token={token} order={view.orderNumber} size="md" width="full" mt="6" />
    {linked && (
      <Text mt="4" textStyle="sm">
        <SiteLink to={paths.download(token)}>{DOWNLOAD_MESSAGES.thankYou.downloadPage}</SiteLink>
      </Text>
    )}
  </Panel>
)
