import { Box } from '@chakra-ui/react'
import type { PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import { useAdminRefresh } from './admin-key.ts'
import { PurchaseItem } from './purchase-item.tsx'

type PurchaseListProps = { label: string; purchases: readonly PurchaseRow[] }

/** A single purchase is expanded; several are collapsed. */
export const PurchaseList = ({ label, purchases }: PurchaseListProps) => {
  const refresh = useAdminRefresh()
  return (
    <Box as="ul" listStyleType="none" aria-label={label}>
      {purchases.map((purchase) => (
        <PurchaseItem
          key={purchase.id}
          purchase={purchase}
          open={purchases.length === 1}
          onChanged={refresh}
        />
      ))}
    </Box>
  )
}
