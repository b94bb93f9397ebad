import '../../../zod-config.ts'
import * as z from 'zod'
import { type CorrectionView, getCorrection } from '../../../../shared/api/downloads.ts'
import { withStorage } from '../../../ui/browser/device-storage.ts'

const storedCorrection = getCorrection.response.extend({ token: z.string() })

/** Answers that were opened for correction, with the token of the download they belong to. */
export type OpenCorrection = CorrectionView & { token: string }

const keyOf = (documentId: string) => `correction:${documentId}`

const session = () => window.sessionStorage

/** For browsers that refuse storage: lasts as long as the page. */
const memory = new Map<string, string>()

/**
 * The correction in progress in this tab, by document. The token travels here and not in an address, so
 * that it appears in no history, log or referrer.
 */
export const openCorrection = {
  put: (correction: OpenCorrection): void => {
    const [key, text] = [keyOf(correction.documentId), JSON.stringify(correction)]
    memory.set(key, text)
    withStorage((storage) => storage.setItem(key, text), session)
  },
  get: (documentId: string): OpenCorrection | undefined => {
    const key = keyOf(documentId)
    const text = memory.get(key) ?? withStorage((storage) => storage.getItem(key), session)
    return text ? storedCorrection.safeParse(JSON.parse(text)).data : undefined
  },
  forget: (documentId: string): void => {
    memory.delete(keyOf(documentId))
    withStorage((storage) => storage.removeItem(keyOf(documentId)), session)
  },
}
