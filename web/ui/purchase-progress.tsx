import { Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { OrderStatus } from '../../shared/api.ts'
import { BRAND } from '../../shared/content/brand.ts'
import { SLOW_PURCHASE } from '../../shared/content/purchase-notices.ts'
import { MESSAGES } from '../../shared/messages.ts'
import type { ApiError } from '../lib/api-error.ts'
import { paths } from '../lib/paths.ts'
import { isSettled } from '../lib/poll.ts'
import { purchaseNotice } from '../lib/purchase-notice.ts'
import { Busy } from './busy.tsx'
import { PageHeading } from './page.tsx'
import { SiteLink } from './site-link.tsx'

type PurchaseProgressProps = { status?: OrderStatus; error?: ApiError; documentId: string }

const Waiting = () => {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_PURCHASE.after)
    return () => clearTimeout(timer)
  }, [])
  return <Busy>{slow ? SLOW_PURCHASE.text : MESSAGES.processing}</Busy>
}

const Help = ({ documentId }: { documentId: string }) => (
  <Text>
    <SiteLink to={paths.document(documentId)}>Go to the document page</SiteLink>, or write to{' '}
    <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
  </Text>
)

/** A purchase that is not ready: still under way, or ended without a file. */
export const PurchaseProgress = ({ status, error, documentId }: PurchaseProgressProps) => {
  const { title, text } = purchaseNotice(status, error)
  const waiting = !error && !isSettled(status)
  return (
    <>
      <PageHeading intro={text}>{title}</PageHeading>
      {waiting ? <Waiting /> : <Help documentId={documentId} />}
    </>
  )
}
