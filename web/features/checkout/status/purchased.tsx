import { lazy, Suspense, useEffect } from 'react'
import type { PurchaseView } from '../../../../shared/api/purchases.ts'
import type { PurchaseNotice } from '../../../../shared/content/purchase-notices.ts'
import { PURCHASE_MESSAGES } from '../../../../shared/purchase-messages.ts'
import { opensFiles } from '../../../../shared/purchase-states.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Page } from '../../../ui/page.tsx'
import { PurchaseProgress, PurchaseStatus } from './purchase-progress.tsx'

const loadReady = () => import('./purchase-ready.tsx')
const PurchaseReady = lazy(async () => ({ default: (await loadReady()).PurchaseReady }))

/** Preloads the download view while the payment is being confirmed. */
const usePreloadReady = (): void => {
  useEffect(() => void Promise.allSettled([loadReady()]), [])
}

const ReturnToLibrary = () => (
  <ButtonLink to={paths.documents} variant="outline" mt="8">
    Return to Document Library
  </ButtonLink>
)

type NoFilesProps = { notice: PurchaseNotice; title?: string; documentId?: string }

/** A page without a purchase to show. */
export const NoFiles = ({ notice, title = notice.title, documentId }: NoFilesProps) => (
  <Page title={title}>
    <PurchaseStatus notice={notice} documentId={documentId} />
    <ReturnToLibrary />
  </Page>
)

type PurchasedProps = { purchase?: PurchaseView; error?: ApiError; documentId?: string }

/** The view after paying. Files are shown only once the server says that the purchase is ready. */
export const Purchased = ({ purchase, error, documentId }: PurchasedProps) => {
  usePreloadReady()
  const { status, title, downloadToken: token } = purchase ?? {}
  const isOpen = status !== undefined && opensFiles(status) && token !== undefined
  return (
    <Page title={isOpen ? PURCHASE_MESSAGES.purchaseSuccess.title : 'Your purchase'}>
      {isOpen ? (
        <Suspense fallback={<PurchaseProgress status="paid" />}>
          <PurchaseReady status={status} title={title} token={token} />
        </Suspense>
      ) : (
        <PurchaseProgress status={status} error={error} documentId={documentId} token={token} />
      )}
      <ReturnToLibrary />
    </Page>
  )
}
