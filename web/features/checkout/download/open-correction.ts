import '../../../zod-config.ts'
import * as z from 'zod'
import { type CorrectionView, getCorrection } from '../../../../shared/api/downloads.ts'
import { withStorage } from '../../../ui/browser/device-storage.ts'

const storedCorrection = getCorrection.response.extend({ token: z.string() })

/** Answers opened for correction, with their download token. */
export type OpenCorrection = CorrectionView & { token: string }

const keyOf = (documentId: string) => `correction:${documentId}`

const session = () => window.sessionStorage

/** A fallback when storage is blocked. Lasts until the page is closed. */
const memory = new Map<string, string>()

/**
 * This tab's correction in progress, by document. The token is stored here and not in the URL, to keep it out
 * of history, logs and referrers.
 */
export const openCorrection = {
  save: (correction: OpenCorrection): void => {
    const [key, text] = [keyOf(correction.documentId), JSON.stringify(correction)]
    memory.set(key, text)
    withStorage((storage) => storage.setItem(key, text), session)
  },
  get: (documentId: string): OpenCorrection | undefined => {
    const key = keyOf(documentId)
    const text = memory.get(key) ?? withStorage((storage) => storage.getItem(key), session)
    return text ? storedCorrection.safeParse(JSON.parse(text)).data : undefined
  },
  remove: (documentId: string): void => {
    memory.delete(keyOf(documentId))
    withStorage((storage) => storage.removeItem(keyOf(documentId)), session)
  },
}
