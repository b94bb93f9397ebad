import { Suspense, useEffect } from 'react'
import type { PurchaseView } from '../../shared/api/purchases.ts'
import { PURCHASE_MESSAGES } from '../../shared/purchase-messages.ts'
import type { ApiError } from '../lib/api-error.ts'
import { paths } from '../lib/paths.ts'
import { preloadable } from '../lib/preloadable.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Page } from '../ui/page.tsx'
import { PurchaseProgress } from './purchase-progress.tsx'

const PurchaseReady = preloadable(async () => (await import('./purchase-ready.tsx')).PurchaseReady)

/** The code of the files' view comes while the payment is being confirmed; when it fails, that view says so. */
const useReadyCode = (): void => {
  useEffect(() => void Promise.allSettled([PurchaseReady.preload()]), [])
}

export const ReturnToLibrary = () => (
  <ButtonLink to={paths.documents} variant="outline" mt="8">
    Return to Document Library
  </ButtonLink>
)

type PurchasedProps = { purchase?: PurchaseView; error?: ApiError; documentId?: string }

/** The view after paying; only what the server says of the purchase opens the files. */
export const Purchased = ({ purchase, error, documentId }: PurchasedProps) => {
  useReadyCode()
  const { title, downloadToken } = purchase ?? {}
  return (
    <Page title={downloadToken ? PURCHASE_MESSAGES.purchaseSuccess.title : 'Your purchase'}>
      {downloadToken ? (
        <Suspense fallback={<PurchaseProgress status="paid" />}>
          <PurchaseReady title={title} token={downloadToken} />
        </Suspense>
      ) : (
        <PurchaseProgress status={purchase?.status} error={error} documentId={documentId} />
      )}
      <ReturnToLibrary />
    </Page>
  )
}
