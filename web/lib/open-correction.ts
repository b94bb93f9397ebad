import * as z from 'zod'
import { type CorrectionView, correctionResponse } from '../../shared/api.ts'

const opened = correctionResponse.extend({ token: z.string() })

/** Answers that were opened for correction, with the token of the download they belong to. */
export type OpenCorrection = CorrectionView & { token: string }

const keyOf = (documentId: string) => `correction:${documentId}`

/** For browsers that refuse storage: lasts as long as the page. */
const memory = new Map<string, string>()

const storageAllowed = (): boolean => {
  try {
    return Boolean(window.sessionStorage)
  } catch {
    return false
  }
}

const storage = () =>
  storageAllowed()
    ? window.sessionStorage
    : {
        getItem: (key: string) => memory.get(key) ?? null,
        setItem: (key: string, text: string) => void memory.set(key, text),
        removeItem: (key: string) => void memory.delete(key),
      }

/**
 * The correction under way in this tab, by document. The token travels here and not in an address, so
 * that it appears in no history, log or referrer.
 */
export const openCorrection = {
  put: (correction: OpenCorrection): void =>
    storage().setItem(keyOf(correction.documentId), JSON.stringify(correction)),
  get: (documentId: string): OpenCorrection | undefined => {
    const text = storage().getItem(keyOf(documentId))
    return text === null ? undefined : opened.safeParse(JSON.parse(text)).data
  },
  forget: (documentId: string): void => storage().removeItem(keyOf(documentId)),
}
