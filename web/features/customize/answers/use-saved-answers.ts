import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answers } from '../../../../shared/documents/template.ts'
import { type DeviceStorage, keep } from './device-storage.ts'
import { formatSavedAnswers, savedAnswersKey } from './saved-answers.ts'

/** Milliseconds without typing before answers are written, from the product's style guide. */
const PAUSE = 800

/** `new` until there is something to keep; `refused` when the device keeps nothing. */
export type SaveStatus = 'new' | 'saving' | 'saved' | 'refused'

const useFlushOnHide = (flush: () => void): void => {
  useEffect(() => {
    const onVisibility = () => document.visibilityState === 'hidden' && flush()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', onVisibility)
      flush()
    }
  }, [flush])
}

/**
 * Keeps the answers on this device after each pause in typing, and at once when the page is hidden
 * or left. `flush` writes what is pending; `forget` removes the entry and treats `answers` as known.
 */
export const useSavedAnswers = (
  documentId: string,
  answers: Answers,
  storage: DeviceStorage | undefined,
  found: boolean,
) => {
  const [status, setStatus] = useState<SaveStatus>(storage ? (found ? 'saved' : 'new') : 'refused')
  const latest = useRef(answers)
  const written = useRef(answers)

  const flush = useCallback(() => {
    if (!storage || latest.current === written.current) return
    const kept = keep(storage, savedAnswersKey(documentId), formatSavedAnswers(latest.current))
    if (kept) written.current = latest.current
    setStatus(kept ? 'saved' : 'refused')
  }, [storage, documentId])

  const forget = useCallback(
    (fresh: Answers) => {
      latest.current = fresh
      written.current = fresh
      storage?.removeItem(savedAnswersKey(documentId))
      setStatus(storage ? 'new' : 'refused')
    },
    [storage, documentId],
  )

  useEffect(() => {
    latest.current = answers
    if (!storage || answers === written.current) return
    setStatus('saving')
    const timer = setTimeout(flush, PAUSE)
    return () => clearTimeout(timer)
  }, [answers, storage, flush])
  useFlushOnHide(flush)

  return { status, flush, forget }
}
