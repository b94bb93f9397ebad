import { Badge, Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import type { PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { opensFiles } from '../../../../shared/purchase-states.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { withKeys } from '../../../ui/keyed.ts'
import { longDate } from '../../../ui/long-date.ts'
import { useAdmin } from '../sign-in/admin-caller.ts'
import { PurchaseActions } from './purchase-actions.tsx'
import { buyerText, entryText, paidOf, purchaseFacts, statusText } from './purchase-facts.ts'
import { useAdminRefresh } from './purchase-search.ts'

/** The columns on a desktop are the lines of a card on a phone. */
const Columns = chakra(Grid, {
  base: {
    gridTemplateColumns: { base: '1fr', lg: '5fr 4fr 3.5rem 6fr 16.5rem' },
    columnGap: '4',
    textStyle: 'sm',
  },
})

/** Visual only: each item has the same labels for screen readers. */
const Headings = () => (
  <Columns hideBelow="lg" aria-hidden="true" px="4" py="2" fontWeight="semibold">
    {['Document', 'Status', 'Amount', 'Buyer', 'Opened'].map((heading) => (
      <span key={heading}>{heading}</span>
    ))}
  </Columns>
)

const SummaryRow = ({ purchase }: { purchase: PurchaseRow }) => (
  <chakra.summary py="3" cursor="pointer">
    <Columns
      as="span"
      display="inline-grid"
      rowGap="1"
      alignItems="baseline"
      verticalAlign="top"
      width="calc(100% - 2rem)"
    >
      <h3>{purchase.title}</h3>
      <Flex as="span" gap="2" wrap="wrap">
        <Badge colorPalette={opensFiles(purchase.state) ? 'green' : 'gray'}>
          {statusText(purchase)}
        </Badge>
        {purchase.awaiting === 'review' && <Badge colorPalette="amber">Needs review</Badge>}
        {purchase.refundFailedAt && <Badge colorPalette="red">Refund failed</Badge>}
        {purchase.isDisputed && purchase.state !== 'disputed' && (
          <Badge colorPalette="red">In dispute</Badge>
        )}
      </Flex>
      <Text as="span" fontVariantNumeric="tabular-nums">
        {formatPrice(purchase.amount)}
      </Text>
      <Text as="span" overflowWrap="anywhere">
        {buyerText(purchase)}
      </Text>
      <Text as="span" color="fg.muted">
        {longDate(purchase.createdAt, { time: true })}
      </Text>
    </Columns>
  </chakra.summary>
)

/** What happened to a purchase, oldest first. */
const History = ({ purchase }: { purchase: PurchaseRow }) => {
  const { self } = useAdmin()
  return (
    <Box flex="1 1 16rem" textStyle="sm">
      <Text fontWeight="semibold">History</Text>
      <Box as="ol" aria-label={`History: ${purchase.title}`}>
        {withKeys(purchase.history, ({ event }) => event).map(({ key, item: entry }) => (
          <chakra.li key={key} overflowWrap="anywhere">
            {entryText(entry, purchase, self)}{' '}
            <chakra.time dateTime={entry.at} color="fg.muted">
              {longDate(entry.at, { time: true })}
            </chakra.time>
          </chakra.li>
        ))}
      </Box>
    </Box>
  )
}

type PurchaseItemProps = { purchase: PurchaseRow; open: boolean; onChanged: () => void }

/** A list item that expands to the purchase's facts, history and actions. */
const PurchaseItem = ({ purchase, open, onChanged }: PurchaseItemProps) => (
  <Box as="li" borderTopWidth="1px">
    <chakra.details open={open}>
      <SummaryRow purchase={purchase} />
      <Box pb="5">
        <Flex gap="6" wrap="wrap">
          <FactList facts={purchaseFacts(purchase)} flex="2 1 17rem" alignContent="start" />
          <History purchase={purchase} />
        </Flex>
        <PurchaseActions purchase={purchase} onChanged={onChanged} />
      </Box>
    </chakra.details>
  </Box>
)

type PurchaseListProps = {
  label: string
  purchases: readonly PurchaseRow[]
  /** Shown instead of an empty list. */
  empty: string
}

/** "3 purchases listed, $57 paid, $19 refunded"; unpaid ones don't count. */
export const totalsText = (purchases: readonly PurchaseRow[]): string => {
  const paid = purchases.reduce((sum, row) => sum + paidOf(row), 0)
  const refunded = purchases.reduce((sum, row) => sum + row.refunded, 0)
  const count = purchases.length === 1 ? '1 purchase' : `${purchases.length} purchases`
  return `${count} listed, ${formatPrice(paid)} paid, ${formatPrice(refunded)} refunded`
}

/** A single purchase is expanded; several are collapsed. */
export const PurchaseList = ({ label, purchases, empty }: PurchaseListProps) => {
  const refresh = useAdminRefresh()
  if (purchases.length === 0) return <Text color="fg.muted">{empty}</Text>
  return (
    <>
      <Headings />
      <ul aria-label={label}>
        {purchases.map((purchase) => (
          <PurchaseItem
            key={purchase.id}
            purchase={purchase}
            open={purchases.length === 1}
            onChanged={refresh}
          />
        ))}
      </ul>
      <Text mt="2" textStyle="sm" color="fg.muted">
        {totalsText(purchases)}
      </Text>
    </>
  )
}
