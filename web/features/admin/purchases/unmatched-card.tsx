import { Box, Flex, Text } from '@chakra-ui/react'
import useSWR from 'swr'
import type { UnmatchedPaymentsView } from '../../../../shared/api/admin-purchases.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import type { ApiError } from '../../../lib/api-error.ts'
import { longDate } from '../../../lib/long-date.ts'
import { SWR_OPTIONS } from '../../../lib/swr-options.ts'
import { Busy } from '../../../ui/busy.tsx'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { LoadProblem } from '../parts/load-problem.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { deskKey, useDeskRefresh } from './desk-key.ts'
import { Refund } from './refund.tsx'

type Payment = UnmatchedPaymentsView['payments'][number]
type ItemProps = { payment: Payment; onRefunded: () => void }

const Item = ({ payment, onRefunded }: ItemProps) => {
  const { id, sessionId, paymentId, email, amount, createdAt } = payment
  const price = formatPrice(amount)
  return (
    <Flex as="li" borderTopWidth="1px" py="3" gap="4" wrap="wrap" justify="space-between">
      <Box textStyle="sm" flex="1 1 16rem" overflowWrap="anywhere">
        <Text fontWeight="semibold">
          {price} from {email ?? 'an unknown payer'}
        </Text>
        <Text color="fg.muted">{longDate(createdAt, { time: true })}</Text>
        <Text color="fg.muted">{sessionId}</Text>
      </Box>
      {paymentId && <Refund id={id} of={sessionId} amount={amount} onRefunded={onRefunded} />}
    </Flex>
  )
}

const List = () => {
  const { api } = useAdmin()
  const refresh = useDeskRefresh()
  const { data, error, mutate } = useSWR<UnmatchedPaymentsView, ApiError>(
    deskKey('unmatched'),
    () => api.listUnmatchedPayments(),
    SWR_OPTIONS,
  )
  if (error) return <LoadProblem error={error} onRetry={() => mutate()} />
  if (!data) return <Busy>Loading...</Busy>
  if (data.payments.length === 0) return <Text>Every payment fits an order.</Text>
  return (
    <Box as="ul" listStyleType="none" aria-label="Unmatched payments">
      {data.payments.map((payment) => (
        <Item key={payment.id} payment={payment} onRefunded={refresh} />
      ))}
    </Box>
  )
}

/** Unmatched payments belong to no order; an admin refunds or investigates them. */
export const UnmatchedCard = () => (
  <NoticeCard
    title="Unmatched payments"
    text="Payments that fit no order. Nothing is delivered for them until a person decides."
  >
    <List />
  </NoticeCard>
)
