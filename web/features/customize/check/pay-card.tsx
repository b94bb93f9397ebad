import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { formatPrice, priceOf } from '../../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../../shared/catalog/types.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { Price } from '../../../ui/price.tsx'
import { INCLUDED, SEE_AN_ATTORNEY } from './purchase-facts.ts'

const Included = () => (
  <chakra.ul mt="4" listStyleType="none">
    {INCLUDED.map((line) => (
      <Flex as="li" key={line} gap="2" py="1">
        <chakra.span color="fg.success" mt="0.5">
          <CheckIcon />
        </chakra.span>
        {line}
      </Flex>
    ))}
  </chakra.ul>
)

const AttorneyAdvice = ({ entry }: { entry: CatalogEntry }) => (
  <Box mt="5" pt="5" borderTopWidth="1px">
    <Heading as="h4" textStyle="md">
      Before you sign
    </Heading>
    <Text mt="1">
      Have a licensed attorney review it before signing. See one before you go on if
    </Text>
    <chakra.ul mt="1" ps="5" listStyleType="disc">
      {SEE_AN_ATTORNEY[entry.category].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </chakra.ul>
  </Box>
)

const PriceChanged = () => (
  <Box role="alert" mt="5" p="4" bg="bg.warning" borderRadius="l2">
    <Text>{MESSAGES.api.priceChanged} Your answers stay as they are.</Text>
    <Button variant="outline" mt="3" onClick={() => window.location.reload()}>
      Reload the page
    </Button>
  </Box>
)

type PayCardProps = {
  entry: CatalogEntry
  busy: boolean
  priceChanged: boolean
  onPay: () => void
}

/** What it costs, what is in it, whom to ask first, and the one button that pays. */
export const PayCard = ({ entry, busy, priceChanged, onPay }: PayCardProps) => (
  <Box
    as="section"
    mt="10"
    p={{ base: '5', md: '6' }}
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="l2"
    data-no-print
  >
    <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
      <Heading as="h3" size="lg">
        {entry.title}
      </Heading>
      <Price entry={entry} size="2xl" />
    </Flex>
    <Text color="fg.muted" textStyle="sm">
      Paid once, for this document. No account, no subscription.
    </Text>
    <Included />
    <AttorneyAdvice entry={entry} />
    {priceChanged && <PriceChanged />}
    <Button size="lg" width="full" mt="6" disabled={busy} aria-busy={busy} onClick={onPay}>
      {busy ? MESSAGES.processing : `Pay ${formatPrice(priceOf(entry))} and download`}
    </Button>
  </Box>
)
