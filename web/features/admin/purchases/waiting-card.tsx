import { Text } from '@chakra-ui/react'
import useSWR from 'swr'
import type { PurchaseSearchView } from '../../../../shared/api/admin-purchases.ts'
import type { ApiError } from '../../../lib/api-error.ts'
import { SWR_OPTIONS } from '../../../lib/swr-options.ts'
import { Busy } from '../../../ui/busy.tsx'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { LoadProblem } from '../parts/load-problem.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { adminKey } from './admin-key.ts'
import { PurchaseList } from './purchase-list.tsx'

const Waiting = () => {
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
  return <PurchaseList label="Purchases that wait" purchases={orders} />
}

/** Payments that fit no order have a card of their own. */
export const WaitingCard = () => (
  <NoticeCard
    title="Waiting for a person"
    text="Purchases whose files did not come or take longer than they should, and refunds that failed: return the money another way, then mark them as handled."
  >
    <Waiting />
  </NoticeCard>
)
