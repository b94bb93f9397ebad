import { Box, Text } from '@chakra-ui/react'
import { formatPrice } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import type { BuyButton as Button } from '../../../shared/site-config.ts'
import { paths } from '../../lib/paths.ts'
import { usePrice } from '../../lib/use-offer.ts'
import { BuyButton } from './buy-button.tsx'
import { PaymentWait } from './payment-wait.tsx'
import { usePaid } from './use-paid.ts'

type CardPaymentProps = {
  entry: CatalogEntry
  orderId: string
  button: Button
  onClose: () => void
}

/** Stripe's buy button for the order; its payment page may open here or in another tab. */
export const CardPayment = ({ entry, orderId, button, onClose }: CardPaymentProps) => {
  const problem = usePaid(orderId, paths.cryptoReturn(entry.id), onClose)
  return (
    <>
      <Text mb="4">
        {entry.title}, {formatPrice(usePrice(entry))}. The button is Stripe’s: your card details go
        to Stripe and never reach us.
      </Text>
      <Box minH="12">
        <BuyButton button={button} orderId={orderId} />
      </Box>
      <PaymentWait problem={problem} onClose={onClose} />
    </>
  )
}
