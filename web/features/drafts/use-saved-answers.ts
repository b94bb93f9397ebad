import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { FormStore } from '../form/state/question-status.ts'
import { answerWriter } from './answer-writer.ts'
import type { AnswerSource } from './saved-answers.ts'

/** Milliseconds without typing before answers are written, from the product's style guide. */
const PAUSE = 800

/** `new` until there is something to save; `refused` when the device stores nothing. */
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

/** Runs when another tab has changed something stored; browsers send "storage" to other tabs only. */
const useOtherTabs = (onChange: (event: StorageEvent) => void): void => {
  useEffect(() => {
    window.addEventListener('storage', onChange)
    return () => window.removeEventListener('storage', onChange)
  }, [onChange])
}

type Writer = ReturnType<typeof answerWriter>

/** Calls `onTyping` when there is something to write and `flush` after a pause, or when the page is hidden. */
const useAutosave = (
  answers: Answers | undefined,
  writer: Writer,
  onTyping: () => void,
  flush: () => void,
): void => {
  const typing = useRef(onTyping)
  useEffect(() => {
    if (!answers || !writer.canWrite || writer.isWritten(answers)) return
    startTransition(typing.current)
    const timer = setTimeout(flush, PAUSE)
    return () => clearTimeout(timer)
  }, [answers, writer, flush])
  useFlushOnHide(flush)
}

type SavedAnswersOptions = {
  /** A change of them starts the pause; undefined while the page shows its prerendered state. */
  deferredAnswers: Answers | undefined
  /** Its answers, with every key, are written. */
  form: FormStore
  source: AnswerSource
  /** Whether the answers came from the entry. */
  found: boolean
  /** Reads an entry's text into the form and returns the form's new answers. */
  onRead: (text: string | null) => Answers
}

/**
 * Saves the answers on this device after each pause in typing, and at once when the page is hidden or
 * left. `apart` is true after another tab has changed the same draft, until the person takes its answers
 * (`takeTheirs`) or stays (`stay`). `flush` writes what is pending; `clearEntry` erases the draft and
 * counts `fresh` as written.
 */
export const useSavedAnswers = (options: SavedAnswersOptions) => {
  const { deferredAnswers, form, source, found, onRead } = options
  const [writer] = useState(() => answerWriter(source, form.read().answers))
  const first = found ? 'saved' : 'new'
  const [status, setStatus] = useState<SaveStatus>(writer.canWrite ? first : 'refused')
  const [apart, setApart] = useState(writer.isApart)
  const show = useCallback(
    (next: SaveStatus) => {
      setStatus(writer.canWrite ? next : 'refused')
      setApart(writer.isApart())
    },
    [writer],
  )

  const flush = useCallback(() => {
    const latest = form.read().answers
    if (!writer.canWrite || writer.isWritten(latest)) return
    show(writer.write(latest) ? 'saved' : 'refused')
  }, [form, writer, show])

  const takeTheirs = useCallback(() => {
    flush()
    writer.takeTheirs(onRead)
    show('saved')
  }, [flush, writer, onRead, show])

  const stay = useCallback(() => {
    writer.stay()
    setApart(false)
  }, [writer])

  const clearEntry = useCallback(
    (fresh: Answers) => {
      writer.clear(fresh)
      show('new')
    },
    [writer, show],
  )

  const onOtherTab = useCallback(
    ({ key, newValue }: StorageEvent) => {
      if (writer.hear(key, newValue, form.read().answers)) show('saved')
    },
    [writer, form, show],
  )
  useOtherTabs(onOtherTab)

  useAutosave(deferredAnswers, writer, () => setStatus('saving'), flush)

  const isPrerendered = deferredAnswers === undefined
  const shown: SaveStatus = isPrerendered ? 'new' : status
  const shownApart = !isPrerendered && apart
  return useMemo(
    () => ({ status: shown, apart: shownApart, flush, clearEntry, takeTheirs, stay }),
    [shown, shownApart, flush, clearEntry, takeTheirs, stay],
  )
}
