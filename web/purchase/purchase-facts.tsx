import { Box, chakra, Grid } from '@chakra-ui/react'
import type { DownloadView } from '../../shared/api/downloads.ts'
import { formatPrice } from '../../shared/catalog/lookup.ts'
import { longDate } from '../lib/long-date.ts'
import { ReceiptButton } from './receipt-button.tsx'

type Fact = [name: string, value: string]

const fact = (name: string, value: string | undefined): Fact[] => (value ? [[name, value]] : [])

const factsOf = (view: DownloadView): Fact[] => [
  ...fact('Mailed to', view.mailedTo),
  ...fact('Order', view.orderNumber),
  ...fact('Paid', view.amount === undefined ? undefined : formatPrice(view.amount)),
  ...fact('Bought on', longDate(view.createdAt)),
  ...fact('Link works until', longDate(view.expiresAt, { time: true })),
  ...fact('Corrections are free until', view.correctableUntil && longDate(view.correctableUntil)),
]

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Grid
    as="dl"
    maxW="prose"
    templateColumns={{ base: '1fr', sm: 'max-content minmax(0, 1fr)' }}
    columnGap="6"
    rowGap={{ base: '0', sm: '2' }}
    textStyle="sm"
  >
    {facts.map(([name, value]) => (
      <chakra.div key={name} display="contents">
        <chakra.dt color="fg.muted" mt={{ base: '2', sm: '0' }}>
          {name}
        </chakra.dt>
        <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
      </chakra.div>
    ))}
  </Grid>
)

/** A purchase in facts, the same as in the mail, and its receipt. */
export const PurchaseFacts = ({ token, view }: { token: string; view: DownloadView }) => (
  <Box mt="8">
    <Facts facts={factsOf(view)} />
    <ReceiptButton token={token} order={view.orderNumber} mt="4" />
  </Box>
)
