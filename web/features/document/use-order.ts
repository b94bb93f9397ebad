import { useCallback, useRef, useState } from 'react'
import type { PurchaseRequest } from '../../../shared/api.ts'
import { priceOf } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { ApiError } from '../../lib/api-error.ts'
import { keepOrder } from '../../lib/kept-orders.ts'
import { usePageReturn } from '../../lib/use-page-return.ts'
import { notify } from '../../ui/toaster.tsx'

const newId = () => crypto.randomUUID()

/** The server heard us and said no: the next try is a new request. Otherwise it may have worked. */
const isRefusal = (error: ApiError) => error.status >= 400 && error.status < 500

const tellFailure = ({ code }: ApiError) => {
  const { title, text } = MESSAGES.checkoutFailed
  const description = code === 'price_changed' ? MESSAGES.api.priceChanged : text
  return notify({ type: 'error', title, description })
}

const requestFor = (entry: CatalogEntry, requestId: string): PurchaseRequest => ({
  documentId: entry.id,
  documentTitle: entry.title,
  price: priceOf(entry) / 100,
  requestId,
})

/**
 * Places an order for the template without answers, by `send`, and keeps it in this browser. A second
 * click, or a try after silence, repeats the same request id, so that nobody pays twice. `place`
 * resolves with the answer, or with undefined after a toast has told the failure.
 */
export const useOrder = <Answer extends { orderId: string }>(
  entry: CatalogEntry,
  send: (request: PurchaseRequest) => Promise<Answer>,
) => {
  const [busy, setBusy] = useState(false)
  const requestId = useRef(newId())

  const restart = useCallback(() => {
    requestId.current = newId()
    setBusy(false)
  }, [])
  usePageReturn(restart)

  const place = async (): Promise<Answer | undefined> => {
    setBusy(true)
    try {
      const answer = await send(requestFor(entry, requestId.current))
      keepOrder({ orderId: answer.orderId, documentId: entry.id })
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isRefusal(error)) requestId.current = newId()
      setBusy(false)
      await tellFailure(error)
      return undefined
    }
  }
  return { busy, place, restart }
}
