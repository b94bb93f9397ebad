import { Link, Text } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { OrderStatus } from '../../shared/api/purchases.ts'
import { BRAND } from '../../shared/content/brand.ts'
import { type PurchaseNotice, SLOW_PURCHASE } from '../../shared/content/purchase-notices.ts'
import { PURCHASE_MESSAGES } from '../../shared/purchase-messages.ts'
import type { ApiError } from '../lib/api-error.ts'
import { Busy } from '../ui/busy.tsx'
import { PageHeading } from '../ui/page.tsx'
import { purchaseNotice } from './purchase-notice.ts'
import { isSettled } from './use-purchase.ts'

const PurchaseDocument = lazy(async () => ({
  default: (await import('./purchase-document.tsx')).PurchaseDocument,
}))

const Waiting = () => {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_PURCHASE.after)
    return () => clearTimeout(timer)
  }, [])
  return <Busy>{slow ? SLOW_PURCHASE.text : PURCHASE_MESSAGES.processing}</Busy>
}

type PurchaseStateProps = { notice: PurchaseNotice; waiting?: boolean; documentId?: string }

/** The state of a purchase without files, whom to ask, and the document it is about. */
export const PurchaseState = ({ notice, waiting = false, documentId }: PurchaseStateProps) => (
  <>
    <PageHeading intro={notice.text}>{notice.title}</PageHeading>
    {waiting ? (
      <Waiting />
    ) : (
      <Text>
        Questions? Write to <Link href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</Link>.
      </Text>
    )}
    {documentId && (
      <Suspense>
        <PurchaseDocument documentId={documentId} />
      </Suspense>
    )}
  </>
)

type PurchaseProgressProps = { status?: OrderStatus; error?: ApiError; documentId?: string }

/** A purchase that is not ready: still under way, or ended without a file. */
export const PurchaseProgress = ({ status, error, documentId }: PurchaseProgressProps) => (
  <PurchaseState
    notice={purchaseNotice(status, error)}
    waiting={!error && !isSettled(status)}
    documentId={documentId}
  />
)
