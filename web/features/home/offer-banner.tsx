import { Text } from '@chakra-ui/react'
import { tierPrice } from '../../../shared/catalog/lookup.ts'
import { useDocumentsLeft, useIsOfferActive } from '../../api/use-offer.ts'
import { Panel } from '../../ui/panel.tsx'
import { PriceTag } from '../../ui/price.tsx'
import { Countdown } from './countdown.tsx'

const PRICE = tierPrice('standard', true)
const REGULAR_PRICE = tierPrice('standard', false)

const Remaining = () => <span>{useDocumentsLeft()}</span>

/** The banner disappears when the launch offer ends. */
export const OfferBanner = () =>
  useIsOfferActive() && (
    <Panel
      accent="amber"
      aria-label="Limited Time Offer"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="8"
      rowGap="3"
      mt="8"
      p="5"
      maxW="xl"
    >
      <div>
        <Text textStyle="sm" fontWeight="semibold" color="amber.fg">
          Limited Time Offer
        </Text>
        <PriceTag price={PRICE} regular={REGULAR_PRICE} size="3xl" />
        <Text textStyle="sm">
          only <Remaining /> documents remaining
        </Text>
      </div>
      <Countdown />
    </Panel>
  )
