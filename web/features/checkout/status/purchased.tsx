import { lazy, Suspense, useEffect, useState } from 'react'
import type { PurchaseView } from '../../../../shared/api/purchases.ts'
import { type PurchaseNotice, SLOW_PURCHASE } from '../../../../shared/content/purchase-notices.ts'
import { PURCHASE_MESSAGES } from '../../../../shared/purchase-messages.ts'
import {
  isFinal,
  opensFiles,
  type PurchaseState,
  STATE_TEXTS,
} from '../../../../shared/purchase-states.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Page, PageHeading } from '../../../ui/page.tsx'
import { ButtonLink, SupportLink } from '../../../ui/site-link.tsx'
import { Busy } from '../../../ui/status.tsx'
import { ReceiptButton } from '../download/receipt-button.tsx'
import { RenewLink } from '../download/renew-link.tsx'
import { purchaseNotice } from './purchase-notice.ts'

const PurchaseDocument = lazyPart(
  async () => (await import('./purchase-document.tsx')).PurchaseDocument,
)

const loadFiles = () => import('./purchase-files.tsx')
const PurchaseReady = lazy(async () => ({ default: (await loadFiles()).PurchaseReady }))

const Waiting = () => {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_PURCHASE.afterMs)
    return () => clearTimeout(timer)
  }, [])
  return <Busy>{slow ? SLOW_PURCHASE.text : PURCHASE_MESSAGES.processing}</Busy>
}

type PurchaseStatusProps = {
  notice: PurchaseNotice
  waiting?: boolean
  documentId?: string
  status?: PurchaseState
  token?: string
}

/** The state of a purchase without files, the next step, and the document. */
const PurchaseStatus = ({ notice, waiting, documentId, status, token }: PurchaseStatusProps) => (
  <>
    <PageHeading intro={notice.text}>{notice.title}</PageHeading>
    {token && status === 'link_expired' && <RenewLink token={token} />}
    {token && status && STATE_TEXTS[status].next === 'receipt' && (
      <ReceiptButton token={token} mb="4" />
    )}
    {waiting ? (
      <Waiting />
    ) : (
      <p>
        Questions? Write to <SupportLink />.
      </p>
    )}
    {documentId && <PurchaseDocument documentId={documentId} />}
  </>
)

type PurchaseProgressProps = {
  status?: PurchaseState
  error?: ApiError
  documentId?: string
  /** Only in the browser that placed the order. */
  token?: string
}

/** A purchase whose files aren't shown: still in progress, or over. */
export const PurchaseProgress = ({ status, error, documentId, token }: PurchaseProgressProps) => (
  <PurchaseStatus
    notice={purchaseNotice(status, error)}
    waiting={!error && !isFinal(status)}
    documentId={documentId}
    status={status}
    token={token}
  />
)

const RETURN_TO_LIBRARY = (
  <ButtonLink to={paths.documents} variant="outline" mt="8">
    Return to Document Library
  </ButtonLink>
)

type NoFilesProps = { notice: PurchaseNotice; title?: string; documentId?: string }

/** A page without a purchase to show. */
export const NoFiles = ({ notice, title = notice.title, documentId }: NoFilesProps) => (
  <Page title={title}>
    <PurchaseStatus notice={notice} documentId={documentId} />
    {RETURN_TO_LIBRARY}
  </Page>
)

type PurchasedProps = { purchase?: PurchaseView; error?: ApiError; documentId?: string }

/** The view after paying. Files are shown only once the server says that the purchase is ready. */
export const Purchased = ({ purchase, error, documentId }: PurchasedProps) => {
  // Preloads the files' view while the payment is being confirmed.
  useEffect(() => void Promise.allSettled([loadFiles()]), [])
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
      {RETURN_TO_LIBRARY}
    </Page>
  )
}
