import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { formatPrice, tierPrice } from '../../../shared/catalog/lookup.ts'
import { paths } from '../../lib/paths.ts'
import { useDocumentsLeft, useOfferHolds } from '../../lib/use-offer.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

const PRICE = tierPrice('standard', true)
const REGULAR_PRICE = tierPrice('standard', false)

const Remaining = () => useDocumentsLeft()

/** The section disappears when the launch offer ends. */
export const LaunchSpecial = () =>
  useOfferHolds() && (
    <Flex
      as="section"
      mt="16"
      p={{ base: '6', md: '8' }}
      gap="6"
      wrap="wrap"
      align="center"
      justify="space-between"
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="3px"
      borderTopColor="amber.border"
      borderRadius="l2"
    >
      <Box>
        <Heading as="h2" size="xl">
          Launch Special
        </Heading>
        <Text mt="1">
          Only <Remaining /> documents remaining at this price today!
        </Text>
        <Text mt="3" fontVariantNumeric="tabular-nums">
          <Text as="span" textStyle="4xl" fontFamily="heading" fontWeight="semibold">
            {formatPrice(PRICE)}
          </Text>{' '}
          <Text as="span" color="fg.muted">
            (was {formatPrice(REGULAR_PRICE)})
          </Text>
        </Text>
      </Box>
      <ButtonLink to={paths.documents} size="lg">
        Choose a document
      </ButtonLink>
    </Flex>
  )
