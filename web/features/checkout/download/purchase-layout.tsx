import { Box, Grid, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { DownloadView } from '../../../../shared/api/downloads.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { CLAIMS } from '../../../../shared/content/claims.ts'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { daysAfter, formatUtcDay } from '../../../../shared/store-time.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { longDate } from '../../../ui/long-date.ts'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { NextSteps } from './next-steps.tsx'
import { ReceiptButton } from './receipt-button.tsx'
import { useSteps } from './use-download.ts'

const YOUR_PURCHASE = 'Your purchase'

const factsOf = ({ amount, paidAt, refunded, correctableUntil, ...view }: DownloadView) => {
  const facts = {
    'Emailed to': view.mailedTo,
    Order: view.orderNumber,
    Paid: amount === undefined ? undefined : formatPrice(amount),
    'Paid on': paidAt && formatUtcDay(paidAt),
    Refunded: refunded ? formatPrice(refunded) : undefined,
    'The link works until': longDate(view.expiresAt, { time: true }),
    'Corrections are free until': correctableUntil && formatUtcDay(correctableUntil),
    'Money back until': paidAt && formatUtcDay(daysAfter(paidAt, CLAIMS.guaranteeDays)),
  }
  return Object.entries(facts).flatMap(([label, text]) => (text ? [{ label, text }] : []))
}

type PurchaseProps = {
  token: string
  view: DownloadView
  /** Whether to link the download page; absent on that page. */
  linked?: boolean
}

/** The facts of a purchase, as in the email, and its receipt. */
const PurchaseFacts = ({ token, view, linked }: PurchaseProps) => (
  <Panel accent="green" aria-label={YOUR_PURCHASE}>
    <Heading size="lg" mb="4">
      {YOUR_PURCHASE}
    </Heading>
    <FactList
      layout="stacked"
      facts={factsOf(view)}
      gridTemplateColumns={{ sm: '1fr 1fr', lg: '1fr' }}
    />
    <ReceiptButton token={token} order={view.orderNumber} width="full" mt="6" />
    {linked && (
      <Text mt="4" textStyle="sm">
        <SiteLink to={paths.download(token)}>{DOWNLOAD_MESSAGES.thankYou.downloadPage}</SiteLink>
      </Text>
    )}
  </Panel>
)

type PurchaseLayoutProps = Partial<PurchaseProps> & {
  token: string
  children: ReactNode
  /** The heading of the next steps. */
  steps: string
  /** Below the next steps. */
  more?: ReactNode
}

/**
 * The layout of a purchase: files, facts and next steps. On wide screens the facts are in a side column. Without
 * `view`, the facts are still loading.
 */
export const PurchaseLayout = ({ children, steps, more, ...purchase }: PurchaseLayoutProps) => {
  const { token, view, linked } = purchase
  const order = view?.orderNumber
  const instructionSteps = useSteps(token, view)
  return (
    <Grid
      templateColumns={{ lg: 'minmax(0, 1fr) 20rem' }}
      templateRows={{ lg: 'auto 1fr' }}
      columnGap="16"
      rowGap="10"
    >
      <div>{children}</div>
      <Box gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
        {view?.paymentId && (
          <NoticeCard
            title="This is a test link"
            text="It opens this document’s watermarked samples. Nothing was purchased."
          />
        )}
        {view && !view.paymentId && <PurchaseFacts token={token} view={view} linked={linked} />}
      </Box>
      <div>
        <NextSteps key={order} title={steps} order={order} instructionSteps={instructionSteps} />
        {more}
      </div>
    </Grid>
  )
}
