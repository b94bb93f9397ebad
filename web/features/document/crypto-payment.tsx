import { Link, Text } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { paths } from '../../lib/paths.ts'
import { PaymentWait } from './payment-wait.tsx'
import { usePaid } from './use-paid.ts'

/** A payment link that names the order. https://docs.stripe.com/payment-links/url-parameters */
export const linkFor = (link: string, orderId: string): string => {
  const address = new URL(link)
  address.searchParams.set('client_reference_id', orderId)
  return address.href
}

type CryptoPaymentProps = {
  entry: CatalogEntry
  orderId: string
  link: string
  onClose: () => void
}

/** While the buyer pays in the other tab. */
export const CryptoPayment = ({ entry, orderId, link, onClose }: CryptoPaymentProps) => {
  const target = `${paths.document(entry.id)}?from_crypto_payment=success`
  const problem = usePaid(orderId, target, onClose)
  return (
    <>
      <Text>
        The payment page has opened in a new tab. Leave this one open: as soon as your payment is
        confirmed, it takes you to your files.
      </Text>
      <Text mt="3">
        No new tab?{' '}
        <Link href={linkFor(link, orderId)} target="_blank" rel="noreferrer">
          Open the payment page
        </Link>
      </Text>
      <PaymentWait problem={problem} onClose={onClose} />
    </>
  )
}
