import { Badge, Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import { longDate } from '../../../lib/long-date.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { PurchaseActions } from './purchase-actions.tsx'
import { entryText, purchaseFacts, STATUS_TEXT } from './purchase-facts.ts'

const Title = ({ purchase }: { purchase: PurchaseRow }) => (
  <Flex gap="3" align="center" wrap="wrap" mb="3">
    <Heading as="h3" size="md">
      {purchase.title}
    </Heading>
    <Badge colorPalette={purchase.status === 'ready' ? 'green' : 'gray'}>
      {STATUS_TEXT[purchase.status]}
    </Badge>
    {purchase.awaiting === 'review' && <Badge colorPalette="amber">Needs a person</Badge>}
  </Flex>
)

const Facts = ({ purchase }: { purchase: PurchaseRow }) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns="7rem minmax(0, 1fr)"
    columnGap="4"
    rowGap="1"
    textStyle="sm"
    flex="2 1 20rem"
  >
    {purchaseFacts(purchase).map(({ label, text }) => (
      <Box key={label} display="contents">
        <chakra.dt color="fg.muted">{label}</chakra.dt>
        <chakra.dd overflowWrap="anywhere">{text}</chakra.dd>
      </Box>
    ))}
  </chakra.dl>
)

/** Two entries may be of one kind and one moment: their place tells them apart. */
const keysOf = (history: PurchaseRow['history']) =>
  history.map((entry, place) => ({ entry, key: `${place} ${entry.event} ${entry.at}` }))

const History = ({ purchase }: { purchase: PurchaseRow }) => {
  const { self } = useAdmin()
  return (
    <Box flex="1 1 16rem" textStyle="sm">
      <Text fontWeight="semibold">History</Text>
      <Box as="ol" listStyleType="none" aria-label={`History: ${purchase.title}`}>
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

type PurchaseItemProps = { purchase: PurchaseRow; onChanged: () => void }

export const PurchaseItem = ({ purchase, onChanged }: PurchaseItemProps) => (
  <Box as="li" borderTopWidth="1px" py="5">
    <Title purchase={purchase} />
    <Flex gap="6" wrap="wrap">
      <Facts purchase={purchase} />
      <History purchase={purchase} />
    </Flex>
    <PurchaseActions purchase={purchase} onChanged={onChanged} />
  </Box>
)
