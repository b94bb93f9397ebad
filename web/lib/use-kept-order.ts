import { useSyncExternalStore } from 'react'
import { keptOrderId } from './kept-orders.ts'

const listen = (tell: () => void) => {
  window.addEventListener('storage', tell)
  return () => window.removeEventListener('storage', tell)
}

/**
 * The order this browser keeps of a document, or its latest of all: null when there is none, undefined
 * while a prerendered page has not started.
 */
export const useKeptOrder = (documentId?: string): string | null | undefined =>
  useSyncExternalStore(
    listen,
    () => keptOrderId(documentId) ?? null,
    () => undefined,
  )
