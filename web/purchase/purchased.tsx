import { lazy, Suspense } from 'react'
import type { PurchaseView } from '../../shared/api/purchases.ts'
import { PURCHASE_MESSAGES } from '../../shared/purchase-messages.ts'
import type { ApiError } from '../lib/api-error.ts'
import { paths } from '../lib/paths.ts'
import { Busy } from '../ui/busy.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Page } from '../ui/page.tsx'
import { PurchaseProgress } from './purchase-progress.tsx'

const PurchaseReady = lazy(async () => ({
  default: (await import('./purchase-ready.tsx')).PurchaseReady,
}))

export const ReturnToLibrary = () => (
  <ButtonLink to={paths.documents} variant="outline" mt="8">
    Return to Document Library
  </ButtonLink>
)

type PurchasedProps = { purchase?: PurchaseView; error?: ApiError; documentId?: string }

/** The view after paying; only what the server says of the purchase opens the files. */
export const Purchased = ({ purchase, error, documentId }: PurchasedProps) => (
  <Page title={purchase?.downloadToken ? PURCHASE_MESSAGES.purchaseSuccess.title : 'Your purchase'}>
    {purchase?.downloadToken ? (
      <Suspense fallback={<Busy>{PURCHASE_MESSAGES.thankYou.loading}</Busy>}>
        <PurchaseReady title={purchase.title} token={purchase.downloadToken} />
      </Suspense>
    ) : (
      <PurchaseProgress status={purchase?.status} error={error} documentId={documentId} />
    )}
    <ReturnToLibrary />
  </Page>
)
