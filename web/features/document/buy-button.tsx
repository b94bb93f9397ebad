import { createElement } from 'react'
import useSWR from 'swr'
import type { BuyButton as ButtonConfig } from '../../../shared/site/config.ts'
import { SWR_OPTIONS } from '../../api/swr-options.ts'
import { Busy, ErrorText } from '../../ui/status.tsx'

const ELEMENT = 'stripe-buy-button'

/** Loads Stripe's script, which defines the element, once per page. */
const loadButton = (address: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    if (customElements.get(ELEMENT)) return resolve(true)
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => resolve(true)
    script.onerror = () => {
      script.remove()
      reject(new Error(`${address} could not be loaded`))
    }
    document.head.append(script)
  })

type BuyButtonProps = { button: ButtonConfig; orderId: string }

/**
 * Stripe's <stripe-buy-button> with the order as its reference.
 * https://docs.stripe.com/payment-links/buy-button
 */
export const BuyButton = ({ button: { script, id, publishableKey }, orderId }: BuyButtonProps) => {
  const { data: isReady, error } = useSWR(script, loadButton, SWR_OPTIONS)
  if (error)
    return <ErrorText>We couldn't load the button. Reload the page, or pay another way.</ErrorText>
  if (!isReady) return <Busy>Loading...</Busy>
  return createElement(ELEMENT, {
    'buy-button-id': id,
    'publishable-key': publishableKey,
    'client-reference-id': orderId,
  })
}
