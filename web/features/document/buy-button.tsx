import { Text } from '@chakra-ui/react'
import { createElement } from 'react'
import type { BuyButton as Button } from '../../../shared/site-config.ts'
import { Busy } from '../../ui/busy.tsx'
import { useScript } from './use-script.ts'

type BuyButtonProps = { button: Button; orderId: string }

/**
 * Stripe's <stripe-buy-button>, which names the order as its reference.
 * https://docs.stripe.com/payment-links/buy-button
 */
export const BuyButton = ({ button: { script, id, publishableKey }, orderId }: BuyButtonProps) => {
  const state = useScript(script)
  if (state === 'loading') return <Busy>Loading...</Busy>
  if (state === 'failed')
    return (
      <Text role="alert" color="fg.error">
        The button could not be loaded. Reload the page, or pay another way.
      </Text>
    )
  return createElement('stripe-buy-button', {
    'buy-button-id': id,
    'publishable-key': publishableKey,
    'client-reference-id': orderId,
  })
}
