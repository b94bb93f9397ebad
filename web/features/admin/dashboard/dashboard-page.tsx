import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { LegacyTools } from '../creator/legacy-tools.tsx'
import { type Creator, useCreator } from '../creator/use-creator.ts'
import { ErasePerson } from '../erasure/erase-person.tsx'
import { PurchasesCard } from '../purchases/purchases-card.tsx'
import { AttentionCard, UnmatchedCard } from '../purchases/review-cards.tsx'
import { MetricsCard } from './metrics-card.tsx'
import { ToolCards } from './tool-cards.tsx'

const Overview = ({ creator }: { creator: Creator }) => (
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

/** The creator's state is here, so that its run continues while another tab is open. */
export const DashboardPage = () => {
  const [chosen, choose] = useState('dashboard')
  const creator = useCreator()
  const tabs = [
    { id: 'dashboard', label: 'Dashboard', content: <Overview creator={creator} /> },
    { id: 'settings', label: 'Settings', content: <p>{MESSAGES.admin.settings}</p> },
  ]
  return <Tabs label="Dashboard sections" tabs={tabs} chosen={chosen} onChoose={choose} />
}
