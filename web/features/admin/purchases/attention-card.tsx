import { Text } from '@chakra-ui/react'
import useSWR from 'swr'
import type { PurchaseSearchView } from '../../../../shared/api/admin-purchases.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { Busy } from '../../../ui/busy.tsx'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { LoadProblem } from '../ui/load-problem.tsx'
import { adminKey } from './admin-key.ts'
import { PurchaseList } from './purchase-list.tsx'

const List = () => {
  const { api } = useAdmin()
  const { data, error, mutate } = useSWR<PurchaseSearchView, ApiError>(
    adminKey('waiting'),
    () => api.findPurchases({ query: '' }),
    SWR_OPTIONS,
  )
  if (error) return <LoadProblem error={error} onRetry={() => mutate()} />
  if (!data) return <Busy>Loading...</Busy>
  const orders = data.purchases.filter(({ status }) => status !== 'unmatched')
  if (orders.length === 0)
    return <Text>Every paid purchase has its files, and no refund has failed.</Text>
  return <PurchaseList label="Purchases that need attention" purchases={orders} />
}

/** Unmatched payments have their own card. */
export const AttentionCard = () => (
  <NoticeCard
    title="Needs attention"
    text="Purchases with missing or overdue files, and failed refunds. Refund the buyer another way, then mark the refund as handled."
  >
    <List />
  </NoticeCard>
)
