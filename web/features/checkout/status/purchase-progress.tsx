import { useEffect, useState } from 'react'
import { type PurchaseNotice, SLOW_PURCHASE } from '../../../../shared/content/purchase-notices.ts'
import { PURCHASE_MESSAGES } from '../../../../shared/purchase-messages.ts'
import { isFinal, type PurchaseState } from '../../../../shared/purchase-states.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { Busy } from '../../../ui/busy.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageHeading } from '../../../ui/page.tsx'
import { SupportLink } from '../../../ui/support-link.tsx'
import { RenewLink } from '../download/renew-link.tsx'
import { purchaseNotice } from './purchase-notice.ts'

const PurchaseDocument = lazyPart(
  async () => (await import('./purchase-document.tsx')).PurchaseDocument,
)

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
  /** The token of an expired link. */
  expiredToken?: string
}

/** The state of a purchase without files, the next step, and the document. */
export const PurchaseStatus = ({
  notice,
  waiting = false,
  documentId,
  expiredToken,
}: PurchaseStatusProps) => (
  <>
    <PageHeading intro={notice.text}>{notice.title}</PageHeading>
    {expiredToken && <RenewLink token={expiredToken} />}
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
    expiredToken={status === 'link_expired' ? token : undefined}
  />
)
