import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isSettled } from '../../lib/poll.ts'
import { purchaseNotice } from '../../lib/purchase-notice.ts'
import { usePurchase } from '../../lib/use-purchase.ts'

/**
 * Waits until the payment of an order has been verified, then leaves for `target`. Returns what to
 * tell when the payment has ended otherwise, or cannot be asked about.
 */
export const usePaid = (orderId: string, target: string, onLeave: () => void) => {
  const navigate = useNavigate()
  const { data, error } = usePurchase(orderId)
  const paid = data?.status === 'paid' || data?.status === 'ready'
  useEffect(() => {
    if (!paid) return
    onLeave()
    navigate(target)
  }, [paid, target, navigate, onLeave])
  return error || (!paid && isSettled(data?.status))
    ? purchaseNotice(data?.status, error)
    : undefined
}
