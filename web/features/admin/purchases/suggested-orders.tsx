import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import useSWR from 'swr'
import type { PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { Choice } from '../../../ui/choice-group.tsx'
import { longDate } from '../../../ui/long-date.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { adminKey } from './admin-key.ts'
import { DEFAULT_SEARCH, findPage } from './purchase-search.ts'

const MAX_SUGGESTIONS = 5

/** The time between two orders, in milliseconds. */
const timeBetweenMs = (a: PurchaseRow, b: PurchaseRow): number =>
  Math.abs(Date.parse(a.createdAt) - Date.parse(b.createdAt))

/** Unpaid orders with the payment's amount, those closest in time first. */
export const suggestionsFor = (
  payment: PurchaseRow,
  orders: readonly PurchaseRow[],
): PurchaseRow[] =>
  orders
    .filter(({ amount, currency }) => amount === payment.amount && currency === payment.currency)
    .toSorted((a, b) => timeBetweenMs(a, payment) - timeBetweenMs(b, payment))
    .slice(0, MAX_SUGGESTIONS)

type SuggestedOrdersProps = {
  payment: PurchaseRow
  chosen: string
  onChoose: (orderId: string) => void
}

/** Lets the admin choose one of the suggested orders; empty while loading or without any. */
export const SuggestedOrders = ({ payment, chosen, onChoose }: SuggestedOrdersProps) => {
  const { call } = useAdmin()
  const name = useId()
  const { data } = useSWR(
    adminKey('open-orders'),
    () => findPage(call, { ...DEFAULT_SEARCH, state: 'open' }),
    SWR_OPTIONS,
  )
  const orders = suggestionsFor(payment, data?.purchases ?? [])
  if (orders.length === 0) return null
  return (
    <chakra.fieldset mb="4">
      <chakra.legend fontWeight="semibold" textStyle="sm">
        Open orders of {formatPrice(payment.amount)}
      </chakra.legend>
      {orders.map(({ id, title, orderNumber, createdAt }) => (
        <Choice
          key={id}
          type="radio"
          name={name}
          checked={chosen === id}
          onChange={() => onChoose(id)}
          label={title}
          hint={`${orderNumber}, opened ${longDate(createdAt, { time: true })}`}
        />
      ))}
    </chakra.fieldset>
  )
}
