import { Box, Button, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { Bar } from '../../../ui/bar.tsx'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { adminKey, findOpenedSince } from '../purchases/purchase-search.ts'
import { Loaded } from '../ui/loaded.tsx'
import { chartStart, computeMetrics, PERIODS, type Period } from './metrics.ts'

type Metrics = ReturnType<typeof computeMetrics>

const percent = (share: number | undefined) =>
  share === undefined ? 'No checkouts' : `${Math.round(100 * share)}%`

const Totals = ({ metrics }: { metrics: Metrics }) => {
  const { revenue, orders, refunded, refunds, conversion, bounced } = metrics
  const totals = [
    { label: 'Revenue', value: formatPrice(revenue), note: 'before refunds' },
    { label: 'Orders paid', value: orders, note: 'including unmatched payments' },
    {
      label: 'Refunds',
      value: formatPrice(refunded),
      note: refunds === 1 ? '1 payment' : `${refunds} payments`,
    },
    { label: 'Conversion', value: percent(conversion), note: 'from checkout to paid' },
    { label: 'Emails bounced', value: bounced, note: 'address not updated yet' },
  ]
  const columns = { base: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' }
  return (
    <Grid as="dl" gap="4" templateColumns={columns} mb="8" color="fg.muted">
      {totals.map(({ label, value, note }) => (
        <Box key={label} borderTopWidth="3px" borderTopColor="purple.solid" pt="2">
          <chakra.dt textStyle="sm">{label}</chakra.dt>
          <chakra.dd
            fontSize="2xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            color="fg"
          >
            {value}
          </chakra.dd>
          <chakra.dd textStyle="xs">{note}</chakra.dd>
        </Box>
      ))}
    </Grid>
  )
}

type ChartProps = { title: string; column: string; lines: Metrics['periods'] }

const ChartTable = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th': { fontWeight: 'normal', textAlign: 'start' },
    '& thead th': { color: 'fg.muted' },
    '& tbody th': { width: 'full' },
    '& tbody tr': { borderTopWidth: '1px', verticalAlign: 'top' },
    '& th, & td': { py: '1.5' },
    '& :not(:first-of-type):is(th), & td': { ps: '2', textAlign: 'end' },
  },
})

/** A table with bars for the revenue of each row. */
const Chart = ({ title, column, lines }: ChartProps) => {
  const maxRevenue = Math.max(1, ...lines.map(({ revenue }) => revenue))
  return (
    <Box breakInside="avoid" pb="8">
      <Heading as="h3" size="md" mb="2">
        {title}
      </Heading>
      <ChartTable aria-label={title}>
        <thead>
          <tr>
            {[column, 'Revenue', 'Orders'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, revenue, orders }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <Bar aria-hidden="true" h="1.5" mt="1" percent={(100 * revenue) / maxRevenue} />
              </th>
              <td>{formatPrice(revenue)}</td>
              <td>{orders}</td>
            </tr>
          ))}
        </tbody>
      </ChartTable>
      {lines.length === 0 && <Text color="fg.muted">No data yet.</Text>}
    </Box>
  )
}

const PERIOD_TITLES = { day: 'By day', week: 'By week', month: 'By month' } as const

const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Revenue, orders, refunds and conversion of the last days, weeks or months. */
export const MetricsCard = () => {
  const [period, setPeriod] = useState<Period>('week')
  const [now] = useState(() => new Date())
  const from = chartStart(period, now).toISOString().slice(0, 10)
  return (
    <NoticeCard
      title="Store metrics"
      text={`Orders opened in the last days, weeks or months, in your time zone (${zoneName()}).`}
    >
      <Flex gap="2" mb="6" wrap="wrap" role="group" aria-label="Period">
        {PERIODS.map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === period ? 'solid' : 'outline'}
            aria-pressed={each === period}
            onClick={() => setPeriod(each)}
          >
            {PERIOD_TITLES[each]}
          </Button>
        ))}
      </Flex>
      <Loaded cacheKey={adminKey('metrics', from)} load={(call) => findOpenedSince(call, from)}>
        {(purchases) => {
          const metrics = computeMetrics(purchases, period, now)
          return (
            <>
              <Totals metrics={metrics} />
              <Box columnCount={{ lg: 2 }} columnGap="8" mb="-8">
                <Chart title={PERIOD_TITLES[period]} column="Period" lines={metrics.periods} />
                <Chart title="By document" column="Document" lines={metrics.documents} />
                <Chart title="By US state" column="US state" lines={metrics.usStates} />
                <Chart title="By order status" column="Order status" lines={metrics.statuses} />
              </Box>
            </>
          )
        }}
      </Loaded>
    </NoticeCard>
  )
}
