import { Grid, Text } from '@chakra-ui/react'
import type { PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { useAdminRefresh } from './admin-key.ts'
import { COLUMNS, PurchaseItem } from './purchase-item.tsx'

type PurchaseListProps = {
  label: string
  purchases: readonly PurchaseRow[]
  /** Shown instead of an empty list. */
  empty: string
}

const HEADINGS = ['Document', 'Status', 'Amount', 'Buyer', 'Opened'] as const

/** Visual only: each item has the same labels for screen readers. */
const Headings = () => (
  <Grid
    aria-hidden="true"
    display={{ base: 'none', lg: 'grid' }}
    templateColumns={COLUMNS}
    columnGap="4"
    px="4"
    py="2"
    textStyle="sm"
    fontWeight="semibold"
  >
    {HEADINGS.map((heading) => (
      <span key={heading}>{heading}</span>
    ))}
  </Grid>
)

/** "3 purchases, $57 paid, $19 refunded"; unpaid ones don't count. */
export const totalsText = (purchases: readonly PurchaseRow[]): string => {
  const paid = purchases.filter(({ paymentId }) => paymentId !== undefined)
  const sum = (of: (row: PurchaseRow) => number) =>
    formatPrice(paid.reduce((total, row) => total + of(row), 0))
  const count = purchases.length === 1 ? '1 purchase' : `${purchases.length} purchases`
  return `${count} listed, ${sum(({ amount }) => amount)} paid, ${sum(({ refunded }) => refunded)} refunded`
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
