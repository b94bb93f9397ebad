import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Answers } from '../../../../shared/documents/template.ts'
import type { AnswerStore } from './answer-store.ts'
import type { FormStore } from './form-store.ts'
import { formatSavedAnswers } from './saved-answers.ts'

/** Milliseconds without typing before answers are written, from the product's style guide. */
const PAUSE = 800

/**
 * `new` until there is something to keep; `refused` when the device keeps nothing; `taken` after
 * another tab's newer answers have come in; `disputed` when both tabs have newer ones.
 */
export type SaveStatus = 'new' | 'saving' | 'saved' | 'refused' | 'taken' | 'disputed'

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

/** Hears when another tab has changed the entry. */
const useOtherTabs = (key: string | undefined, onChange: () => void): void => {
  useEffect(() => {
    const listen = (event: StorageEvent) => event.key === key && onChange()
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [key, onChange])
}

export type SavedAnswersOptions = {
  /** The settled answers: a change of them starts the pause. */
  answers: Answers
  /** Where the answers are with every key: what is written. */
  form: FormStore
  /** Undefined where the browser keeps nothing. */
  store: AnswerStore | undefined
  /** Whether the answers came from the store. */
  found: boolean
  /** Reads the entry into the form and returns the form's new answers. */
  onRead: (text: string | null) => Answers
}

/**
 * Keeps the answers on this device after each pause in typing, and at once when the page is hidden
 * or left. Newer answers of another tab are taken over, unless this tab has newer ones too: then
 * nothing is written until the person has chosen with `takeTheirs` or `keepMine`. `flush` writes what
 * is pending; `forget` removes the entry and treats `fresh` as known.
 */
export const useSavedAnswers = ({ answers, form, store, found, onRead }: SavedAnswersOptions) => {
  const [status, setStatus] = useState<SaveStatus>(store ? (found ? 'saved' : 'new') : 'refused')
  const written = useRef(answers)

  const flush = useCallback(() => {
    const latest = form.read().answers
    if (!store || latest === written.current) return
    const outcome = store.write(formatSavedAnswers(latest))
    if (outcome === 'saved') written.current = latest
    setStatus(outcome === 'changed' ? 'disputed' : outcome)
  }, [form, store])

  const takeTheirs = useCallback(() => {
    if (!store) return
    written.current = onRead(store.read())
    setStatus('taken')
  }, [store, onRead])

  const keepMine = useCallback(() => {
    store?.read()
    flush()
  }, [store, flush])

  const forget = useCallback(
    (fresh: Answers) => {
      written.current = fresh
      store?.forget()
      setStatus(store ? 'new' : 'refused')
    },
    [store],
  )

  const hear = useCallback(() => {
    if (form.read().answers === written.current) takeTheirs()
    else setStatus('disputed')
  }, [form, takeTheirs])
  useOtherTabs(store?.key, hear)

  useEffect(() => {
    if (!store || answers === written.current) return
    startTransition(() => setStatus((before) => (before === 'disputed' ? before : 'saving')))
    const timer = setTimeout(flush, PAUSE)
    return () => clearTimeout(timer)
  }, [answers, store, flush])
  useFlushOnHide(flush)

  return { status, flush, forget, takeTheirs, keepMine }
}
