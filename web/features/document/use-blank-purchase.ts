import { useCallback, useRef, useState } from 'react'
import { priceOf } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { usePageReturn } from '../../lib/use-page-return.ts'
import { notify } from '../../ui/toaster.tsx'

export type BlankPurchase = { busy: boolean; buy: () => Promise<void> }

const newId = () => crypto.randomUUID()

/** The server heard us and said no: the next try is a new request. Otherwise it may have worked. */
const isRefusal = (error: ApiError) => error.status >= 400 && error.status < 500

/**
 * Opens the payment page for the template without answers. A second click, or a try after silence,
 * repeats the same request id, so that nobody pays twice.
 */
export const useBlankPurchase = (entry: CatalogEntry): BlankPurchase => {
  const [busy, setBusy] = useState(false)
  const requestId = useRef(newId())

  const restart = useCallback(() => {
    requestId.current = newId()
    setBusy(false)
  }, [])
  usePageReturn(restart)

  const buy = async () => {
    setBusy(true)
    try {
      const { url } = await api.createCheckout({
        documentId: entry.id,
        documentTitle: entry.title,
        price: priceOf(entry) / 100,
        requestId: requestId.current,
      })
      window.location.assign(url)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isRefusal(error)) requestId.current = newId()
      setBusy(false)
      const { title, text } = MESSAGES.checkoutFailed
      await notify({ type: 'error', title, description: text })
    }
  }
  return { busy, buy }
}
