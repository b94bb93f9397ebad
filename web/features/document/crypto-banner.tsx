import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { PURCHASE_MESSAGES } from '../../../shared/purchase-messages.ts'
import { paths } from '../../ui/browser/paths.ts'
import { Panel } from '../../ui/panel.tsx'

/** Specification, Timing. */
const REDIRECT_DELAY_MS = 3000

/**
 * Shown after a payment with crypto, before the buyer's files. The URL proves nothing: the next page asks the
 * server what was paid.
 */
export const CryptoBanner = ({ documentId }: { documentId: string }) => {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.cryptoReturn(documentId)), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [navigate, documentId])
  return (
    <Panel as="p" role="status" tone="success" mb="6">
      {PURCHASE_MESSAGES.cryptoSuccess}
    </Panel>
  )
}
