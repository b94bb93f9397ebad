import { Text } from '@chakra-ui/react'
import useSWR from 'swr'
import type { UnmatchedPaymentsView } from '../../../../shared/api/unmatched-payments.ts'
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
  const { data, error, mutate } = useSWR<UnmatchedPaymentsView, ApiError>(
    adminKey('unmatched'),
    () => api.listUnmatchedPayments(),
    SWR_OPTIONS,
  )
  if (error) return <LoadProblem error={error} onRetry={() => mutate()} />
  if (!data) return <Busy>Loading...</Busy>
  if (data.payments.length === 0) return <Text>Every payment matches an order.</Text>
  return <PurchaseList label="Unmatched payments" purchases={data.payments} />
}

/** Unmatched payments need an admin's decision. */
export const UnmatchedCard = () => (
  <NoticeCard
    title="Unmatched payments"
    text="Payments that match no order. Nothing is delivered until you refund the payment, assign it to an order, or mark it as handled."
  >
    <List />
  </NoticeCard>
)
