import { Badge, Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import type { PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { opensFiles } from '../../../../shared/purchase-states.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { longDate } from '../../../ui/long-date.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { PurchaseActions } from './purchase-actions.tsx'
import { buyerText, entryText, purchaseFacts, statusText } from './purchase-facts.ts'

/** Columns on a desktop, the lines of a card on a phone. */
export const COLUMNS = { base: '1fr', lg: '5fr 4fr 3.5rem 6fr 16.5rem' } as const

const SummaryRow = ({ purchase }: { purchase: PurchaseRow }) => (
  <chakra.summary py="3" cursor="pointer">
    <Grid
      as="span"
      display="inline-grid"
      templateColumns={COLUMNS}
      columnGap="4"
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
      <Text as="span" textStyle="sm" fontVariantNumeric="tabular-nums">
        {formatPrice(purchase.amount)}
      </Text>
      <Text as="span" textStyle="sm" overflowWrap="anywhere">
        {buyerText(purchase)}
      </Text>
      <Text as="span" textStyle="sm" color="fg.muted">
        {longDate(purchase.createdAt, { time: true })}
      </Text>
    </Grid>
  </chakra.summary>
)

/** Entries can share kind and time, so keys include the index. */
const keysOf = (history: PurchaseRow['history']) =>
  history.map((entry, index) => ({ entry, key: `${index} ${entry.event} ${entry.at}` }))

const History = ({ purchase }: { purchase: PurchaseRow }) => {
  const { self } = useAdmin()
  return (
    <Box flex="1 1 16rem" textStyle="sm">
      <Text fontWeight="semibold">History</Text>
      <Box as="ol" aria-label={`History: ${purchase.title}`}>
        {keysOf(purchase.history).map(({ entry, key }) => (
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
export const PurchaseItem = ({ purchase, open, onChanged }: PurchaseItemProps) => (
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
