import { Box, chakra, Text } from '@chakra-ui/react'
import type { PurchaseSearchView } from '../../../shared/api.ts'
import { formatPrice } from '../../../shared/catalog/lookup.ts'
import { longDate } from '../../lib/long-date.ts'
import { Reissue } from './reissue.tsx'

type Purchase = PurchaseSearchView['purchases'][number]
type PurchasesTableProps = {
  purchases: readonly Purchase[]
  token: string
  onReissued: () => void
}

const COLUMNS: readonly { title: string; cell: (purchase: Purchase) => string }[] = [
  { title: 'Document', cell: ({ title }) => title },
  { title: 'E-mail', cell: ({ email }) => email ?? '' },
  { title: 'Amount', cell: ({ amount }) => (amount === undefined ? '' : formatPrice(amount)) },
  { title: 'Status', cell: ({ status }) => status },
  { title: 'Bought', cell: ({ createdAt }) => longDate(createdAt, { time: true }) },
  { title: 'Link until', cell: ({ expiresAt }) => (expiresAt ? longDate(expiresAt) : '') },
  { title: 'Order', cell: ({ id }) => id },
]

const Row = ({
  purchase,
  token,
  onReissued,
}: { purchase: Purchase } & Omit<PurchasesTableProps, 'purchases'>) => (
  <chakra.tr borderTopWidth="1px" verticalAlign="top">
    {COLUMNS.map(({ title, cell }) => (
      <chakra.td key={title} py="3" pe="4" overflowWrap="anywhere" minW="24">
        {cell(purchase)}
      </chakra.td>
    ))}
    <chakra.td py="2">
      {purchase.status === 'ready' && (
        <Reissue id={purchase.id} token={token} onReissued={onReissued} />
      )}
    </chakra.td>
  </chakra.tr>
)

const HeaderRow = () => (
  <tr>
    {[...COLUMNS.map(({ title }) => title), 'Actions'].map((title) => (
      <chakra.th
        key={title}
        scope="col"
        fontWeight="semibold"
        py="2"
        pe="4"
        textAlign="start"
        whiteSpace="nowrap"
      >
        {title}
      </chakra.th>
    ))}
  </tr>
)

/** One row per purchase; it scrolls sideways on small screens. */
export const PurchasesTable = (props: PurchasesTableProps) => {
  if (props.purchases.length === 0) return <Text color="fg.muted">No purchases found.</Text>
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label="Purchases found">
      <chakra.table w="full" textStyle="sm" fontVariantNumeric="tabular-nums">
        <thead>
          <HeaderRow />
        </thead>
        <tbody>
          {props.purchases.map((purchase) => (
            <Row
              key={purchase.id}
              purchase={purchase}
              token={props.token}
              onReissued={props.onReissued}
            />
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
