import { Text } from '@chakra-ui/react'
import { createElement, useEffect, useState } from 'react'
import type { BuyButton as ButtonConfig } from '../../../shared/site/config.ts'
import { Busy } from '../../ui/busy.tsx'

const scripts = new Map<string, Promise<void>>()

/** Adds a script to the page. Failed scripts are retried. */
const addScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      scripts.delete(address)
      script.remove()
      reject(new Error(`${address} could not be loaded`))
    }
    document.head.append(script)
  })

const loadScript = (address: string): Promise<void> => {
  const loading = scripts.get(address) ?? addScript(address)
  scripts.set(address, loading)
  return loading
}

/** Loads a third-party script once per page, on demand. */
const useScript = (address: string): 'loading' | 'ready' | 'failed' => {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    let isMounted = true
    const settle = (next: 'ready' | 'failed') => () => isMounted && setState(next)
    loadScript(address).then(settle('ready'), settle('failed'))
    return () => {
      isMounted = false
    }
  }, [address])
  return state
}

type BuyButtonProps = { button: ButtonConfig; orderId: string }

/**
 * Stripe's <stripe-buy-button> with the order as its reference.
 * https://docs.stripe.com/payment-links/buy-button
 */
export const BuyButton = ({ button: { script, id, publishableKey }, orderId }: BuyButtonProps) => {
  const state = useScript(script)
  if (state === 'loading') return <Busy>Loading...</Busy>
  if (state === 'failed')
    return (
      <Text role="alert" color="fg.error">
        We couldn't load the button. Reload the page, or pay another way.
      </Text>
    )
  return createElement('stripe-buy-button', {
    'buy-button-id': id,
    'publishable-key': publishableKey,
    'client-reference-id': orderId,
  })
}
