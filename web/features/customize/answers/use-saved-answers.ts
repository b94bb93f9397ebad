import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Answers } from '../../../../shared/documents/template/template.ts'
import type { FormStore } from './form-state.ts'
import { formatSavedAnswers, type StorageEntry } from './saved-answers.ts'

/** Milliseconds without typing before answers are written, from the product's style guide. */
const PAUSE = 800

/**
 * `new` until there is something to save; `refused` when the device stores nothing; `updated` after
 * another tab's newer answers have been read; `conflict` when both tabs have newer ones.
 */
export type SaveStatus = 'new' | 'saving' | 'saved' | 'refused' | 'updated' | 'conflict'

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

/** Runs when another tab has changed the entry; browsers send "storage" to other tabs only. */
const useOtherTabs = (key: string | undefined, onChange: () => void): void => {
  useEffect(() => {
    const listen = (event: StorageEvent) => event.key === key && onChange()
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [key, onChange])
}

type SavedAnswersOptions = {
  /** A change of them starts the pause. */
  deferredAnswers: Answers
  /** Its answers, with every key, are written. */
  form: FormStore
  /** Undefined where the browser refuses storage. */
  entry: StorageEntry | undefined
  /** Whether the answers came from the entry. */
  found: boolean
  /** Reads the entry's text into the form and returns the form's new answers. */
  onRead: (text: string | null) => Answers
}

/**
 * Saves the answers on this device after each pause in typing, and at once when the page is hidden or
 * left. Newer answers of another tab are read, unless this tab has newer ones too: then nothing is
 * written until the person has chosen with `takeTheirs` or `keepMine`. `flush` writes what is pending;
 * `clearEntry` removes the entry and counts `fresh` as written.
 */
export const useSavedAnswers = (options: SavedAnswersOptions) => {
  const { deferredAnswers, form, entry, found, onRead } = options
  const [status, setStatus] = useState<SaveStatus>(entry ? (found ? 'saved' : 'new') : 'refused')
  const written = useRef(deferredAnswers)

  const flush = useCallback(() => {
    const latest = form.read().answers
    if (!entry || latest === written.current) return
    const outcome = entry.write(formatSavedAnswers(latest))
    if (outcome === 'saved') written.current = latest
    setStatus(outcome === 'changed' ? 'conflict' : outcome)
  }, [form, entry])

  const takeTheirs = useCallback(() => {
    if (!entry) return
    written.current = onRead(entry.read())
    setStatus('updated')
  }, [entry, onRead])

  const keepMine = useCallback(() => {
    entry?.read()
    flush()
  }, [entry, flush])

  const clearEntry = useCallback(
    (fresh: Answers) => {
      written.current = fresh
      entry?.clear()
      setStatus(entry ? 'new' : 'refused')
    },
    [entry],
  )

  const onOtherTab = useCallback(() => {
    if (form.read().answers === written.current) takeTheirs()
    else setStatus('conflict')
  }, [form, takeTheirs])
  useOtherTabs(entry?.key, onOtherTab)

  useEffect(() => {
    if (!entry || deferredAnswers === written.current) return
    startTransition(() => setStatus((before) => (before === 'conflict' ? before : 'saving')))
    const timer = setTimeout(flush, PAUSE)
    return () => clearTimeout(timer)
  }, [deferredAnswers, entry, flush])
  useFlushOnHide(flush)

  return { status, flush, clearEntry, takeTheirs, keepMine }
}
