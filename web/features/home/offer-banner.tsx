import { Box, Flex, Text } from '@chakra-ui/react'
import { tierPrice } from '../../../shared/catalog/lookup.ts'
import { useDocumentsLeft, useOfferHolds } from '../../lib/use-offer.ts'
import { PriceTag } from '../../ui/price.tsx'
import { Countdown } from './countdown.tsx'

const PRICE = tierPrice('standard', true)
const REGULAR_PRICE = tierPrice('standard', false)

const Remaining = () => useDocumentsLeft()

/** The banner disappears when the launch offer ends. */
export const OfferBanner = () =>
  useOfferHolds() && (
    <Flex
      as="section"
      aria-label="Limited Time Offer"
      mt="8"
      p="5"
      columnGap="8"
      rowGap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      maxW="xl"
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="3px"
      borderTopColor="amber.border"
      borderRadius="l2"
    >
      <Box>
        <Text textStyle="sm" fontWeight="semibold" color="amber.fg">
          Limited Time Offer
        </Text>
        <PriceTag price={PRICE} regular={REGULAR_PRICE} size="3xl" />
        <Text textStyle="sm">
          only <Remaining /> documents remaining
        </Text>
      </Box>
      <Countdown />
    </Flex>
  )
