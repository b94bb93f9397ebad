import { Box, Button, Link, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatPrice } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import type { PurchaseNotice } from '../../../shared/content/purchase-notices.ts'
import { isFinal, opensFiles } from '../../../shared/purchase-states.ts'
import type { BuyButton as ButtonConfig } from '../../../shared/site/config.ts'
import { usePrice } from '../../api/use-offer.ts'
import { paths } from '../../ui/browser/paths.ts'
import { Busy } from '../../ui/status.tsx'
import { purchaseNotice } from '../checkout/status/purchase-notice.ts'
import { usePurchase } from '../checkout/status/use-purchase.ts'
import { BuyButton } from './buy-button.tsx'

/**
 * Waits until an order's payment is verified, then navigates to `target`. Returns a notice if the
 * payment fails or can't be checked.
 */
const useRedirectWhenPaid = (orderId: string, target: string, onLeave: () => void) => {
  const navigate = useNavigate()
  const { data, error } = usePurchase(orderId)
  const paid = data?.status === 'paid' || opensFiles(data?.status)
  useEffect(() => {
    if (!paid) return
    onLeave()
    navigate(target)
  }, [paid, target, navigate, onLeave])
  return error || (!paid && isFinal(data?.status)) ? purchaseNotice(data?.status, error) : undefined
}

type PaymentWaitProps = { problem?: PurchaseNotice; onClose: () => void }

/** The progress or outcome of a payment on another page. */
const PaymentWait = ({ problem, onClose }: PaymentWaitProps) => (
  <Box mt="5" pt="4" borderTopWidth="1px">
    {problem ? (
      <Box role="alert">
        <Text fontWeight="semibold">{problem.title}</Text>
        <Text color="fg.muted">{problem.text}</Text>
      </Box>
    ) : (
      <Busy>Waiting for your payment...</Busy>
    )}
    <Button variant="outline" mt="4" onClick={onClose}>
      Pay another way
    </Button>
  </Box>
)

type PaymentProps = { entry: CatalogEntry; orderId: string; onClose: () => void }
type CardPaymentProps = PaymentProps & { button: ButtonConfig }

/** A payment with Stripe's buy button, whose page may open here or in a new tab. */
export const CardPayment = ({ entry, orderId, button, onClose }: CardPaymentProps) => {
  const problem = useRedirectWhenPaid(orderId, paths.cryptoReturn(entry.id), onClose)
  return (
    <>
      <Text mb="4">
        {entry.title}, {formatPrice(usePrice(entry))}. The button is Stripe's: your card details go
        to Stripe and never reach us.
      </Text>
      <Box minH="12">
        <BuyButton button={button} orderId={orderId} />
      </Box>
      <PaymentWait problem={problem} onClose={onClose} />
    </>
  )
}

/**
 * A payment link with the order as reference. https://docs.stripe.com/payment-links/url-parameters
 */
export const paymentLinkFor = (link: string, orderId: string): string => {
  const url = new URL(link)
  url.searchParams.set('client_reference_id', orderId)
  return url.href
}

/** Shown while the buyer pays in another tab. */
export const CryptoPayment = ({
  entry,
  orderId,
  link,
  onClose,
}: PaymentProps & { link: string }) => {
  const target = `${paths.document(entry.id)}?from_crypto_payment=success`
  const problem = useRedirectWhenPaid(orderId, target, onClose)
  return (
    <>
      <p>
        The payment page has opened in a new tab. Leave this one open: as soon as your payment is
        confirmed, it takes you to your files.
      </p>
      <Text mt="3">
        No new tab?{' '}
        <Link href={paymentLinkFor(link, orderId)} target="_blank" rel="noreferrer">
          Open the payment page
        </Link>
      </Text>
      <PaymentWait problem={problem} onClose={onClose} />
    </>
  )
}
