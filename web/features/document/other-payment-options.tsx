import { Box, Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import useSWR from 'swr'
import type { CatalogEntry, Tier } from '../../../shared/catalog/types.ts'
import { type PaymentOptions, paymentOptions } from '../../../shared/site/config.ts'
import { SWR_OPTIONS } from '../../api/swr-options.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Busy, ErrorText } from '../../ui/status.tsx'
import { useOrder } from '../checkout/pay/use-order.tsx'
import { CardPayment, CryptoPayment, paymentLinkFor } from './payment-dialogs.tsx'
import { useStateCheck } from './use-state-check.tsx'

const readConfig = async (path: string): Promise<unknown> => {
  const response = await fetch(path, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${path} returned ${response.status}`)
  return response.json()
}

/** The configured payment options besides checkout; none until /config.json is loaded. */
const useOtherPaymentOptions = (
  tier: Tier,
): PaymentOptions & { state: 'loading' | 'failed' | 'loaded' } => {
  const { data, error } = useSWR('/config.json', readConfig, SWR_OPTIONS)
  const state = error ? 'failed' : data === undefined ? 'loading' : 'loaded'
  return { ...paymentOptions(data, tier), state }
}

type Payment = { way: 'card' | 'crypto'; orderId: string }

/**
 * Places orders for other payment options. Browsers open tabs only during a click, so the tab opens
 * empty and navigates once the order exists.
 */
const usePayment = (entry: CatalogEntry, cryptoLink: string | undefined) => {
  const { busy, place, release, dialog } = useOrder(entry, 'openOrder')
  const [payment, setPayment] = useState<Payment>()
  const close = () => {
    setPayment(undefined)
    release()
  }
  const payByCard = async (isRepeated?: boolean) => {
    const order = await place(() => payByCard(true), isRepeated)
    if (order) setPayment({ way: 'card', orderId: order.orderId })
  }
  const payByCrypto = async (isRepeated?: boolean) => {
    const tab = window.open('', '_blank')
    const order = await place(() => payByCrypto(true), isRepeated)
    if (!order || !cryptoLink) return tab?.close()
    if (tab) {
      tab.opener = null
      tab.location.replace(paymentLinkFor(cryptoLink, order.orderId))
    }
    setPayment({ way: 'crypto', orderId: order.orderId })
  }
  return { busy, payment, close, payByCard, payByCrypto, dialog }
}

const NO_BUTTONS = {
  loading: <Busy>Loading...</Busy>,
  failed: (
    <ErrorText textStyle="sm">
      We couldn't load the other ways to pay. Reload the page to try again.
    </ErrorText>
  ),
  loaded: null,
}

/** Always available, so that the section is never empty. */
const Checkout = () => (
  <Text textStyle="sm">By card at checkout, which opens when you purchase.</Text>
)

const TITLES = { card: 'Pay by card', crypto: 'Pay with crypto' }

/** Other payment options: Stripe's buy button here, crypto in a new tab. */
export const OtherPaymentOptions = ({ entry }: { entry: CatalogEntry }) => {
  const { buyButton, cryptoLink, state } = useOtherPaymentOptions(entry.tier)
  const payments = usePayment(entry, cryptoLink)
  const { busy, payment, close, payByCard, payByCrypto } = payments
  const { check, dialog } = useStateCheck(entry)
  return (
    <Box display="grid" gap="3">
      <Checkout />
      {!buyButton && !cryptoLink && NO_BUTTONS[state]}
      {buyButton && (
        <Button variant="outline" onClick={() => check(payByCard)} disabled={busy}>
          Pay by card on this page
        </Button>
      )}
      {cryptoLink && (
        <Button variant="outline" onClick={() => check(payByCrypto)} disabled={busy}>
          Pay with crypto
        </Button>
      )}
      {dialog ?? payments.dialog}
      <Dialog open={payment !== undefined} onClose={close} title={TITLES[payment?.way ?? 'card']}>
        {payment?.way === 'card' && buyButton && (
          <CardPayment entry={entry} orderId={payment.orderId} button={buyButton} onClose={close} />
        )}
        {payment?.way === 'crypto' && cryptoLink && (
          <CryptoPayment
            entry={entry}
            orderId={payment.orderId}
            link={cryptoLink}
            onClose={close}
          />
        )}
      </Dialog>
    </Box>
  )
}
