import { Badge, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { findPurchases } from '../../../../shared/api/admin-purchases.ts'
import { listUnmatchedPayments } from '../../../../shared/api/unmatched-payments.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ButtonLink } from '../../../ui/site-link.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { PurchaseList } from '../purchases/purchase-list.tsx'
import { adminKey } from '../purchases/purchase-search.ts'
import { PurchasesCard } from '../purchases/purchases-card.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { ErasePerson } from './erase-person.tsx'
import { MetricsCard } from './metrics-card.tsx'
import { LegacyTools, useCreator } from './template-creator.tsx'

/** Paid purchases without files and failed refunds. Unmatched payments have their own card. */
const AttentionCard = () => (
  <NoticeCard
    title="Needs attention"
    text="Purchases with missing or overdue files, and failed refunds. Refund the buyer another way, then mark the refund as handled."
  >
    <Loaded cacheKey={adminKey('waiting')} load={(call) => call(findPurchases, { query: '' })}>
      {({ purchases }) => (
        <PurchaseList
          label="Purchases that need attention"
          purchases={purchases.filter(({ status }) => status !== 'unmatched')}
          empty="Every paid purchase has its files, and no refund has failed."
        />
      )}
    </Loaded>
  </NoticeCard>
)

/** Unmatched payments need an admin's decision. */
const UnmatchedCard = () => (
  <NoticeCard
    title="Unmatched payments"
    text="Payments that match no order. Nothing is delivered until you refund the payment, assign it to an order, or mark it as handled."
  >
    <Loaded cacheKey={adminKey('unmatched')} load={(call) => call(listUnmatchedPayments)}>
      {({ payments }) => (
        <PurchaseList
          label="Unmatched payments"
          purchases={payments}
          empty="Every payment matches an order."
        />
      )}
    </Loaded>
  </NoticeCard>
)

/** Tools without a path are not available yet. */
const TOOLS: readonly { title: string; text: string; path?: string }[] = [
  {
    title: 'Template Manager',
    text: 'Upload, preview and restore the files of each document.',
    path: paths.adminTemplates,
  },
  { title: 'User Management', text: 'Manage admins and their permissions.' },
  { title: 'Payment Settings', text: 'Prices, payment methods and the offer.' },
  { title: 'System Settings', text: 'Email, sign-in and limits.' },
  { title: 'Document Approval', text: 'Review changes before buyers get them.' },
]

const ToolCards = () => (
  <section>
    <Heading size="lg" mb="4">
      Tools
    </Heading>
    <Grid as="ul" gap="4" templateColumns={{ md: '1fr 1fr', lg: '1fr 1fr 1fr' }}>
      {TOOLS.map(({ title, text, path }) => (
        <Panel as="li" key={title} p="5" bg={path ? 'bg.panel' : 'bg.subtle'}>
          <h3>{title}</h3>
          <Text textStyle="sm" color="fg.muted" mt="2" mb="4">
            {text}
          </Text>
          {path ? (
            <ButtonLink to={path} size="sm" variant="outline">
              Open {title}
            </ButtonLink>
          ) : (
            <Badge colorPalette="gray">Coming soon</Badge>
          )}
        </Panel>
      ))}
    </Grid>
  </section>
)

/** The creator's state is here, so that its run continues while another tab is open. */
export const DashboardPage = () => {
  const [chosen, choose] = useState('dashboard')
  const creator = useCreator()
  const overview = (
    <Flex direction="column" gap="12">
      <MetricsCard />
      <AttentionCard />
      <PurchasesCard />
      <UnmatchedCard />
      <ErasePerson />
      <ToolCards />
      <LegacyTools creator={creator} />
    </Flex>
  )
  const tabs = [
    { id: 'dashboard', label: 'Dashboard', content: overview },
    { id: 'settings', label: 'Settings', content: <p>{MESSAGES.admin.settings}</p> },
  ]
  return <Tabs label="Dashboard sections" tabs={tabs} chosen={chosen} onChoose={choose} />
}
