import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { Answers } from '../../../../shared/documents/template/template.ts'
import { useIsHydrating } from '../../../ui/hooks/use-hydrated.ts'
import type { AnswerForm } from './answer-form.ts'
import { answerWriter } from './answer-writer.ts'
import type { AnswerSource } from './saved-answers.ts'

/** The pause in typing before answers are saved (style guide). */
const AUTOSAVE_DELAY_MS = 800

/** `new` until something is saved; `refused` if storage is blocked or full. */
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

/** Runs when another tab changes the storage. */
const useOtherTabs = (onChange: (event: StorageEvent) => void): void => {
  useEffect(() => {
    window.addEventListener('storage', onChange)
    return () => window.removeEventListener('storage', onChange)
  }, [onChange])
}

type Writer = ReturnType<typeof answerWriter>

type AutosaveOptions = {
  /** A change starts the pause. */
  answers: Answers
  writer: Writer
  setStatus: Dispatch<SetStateAction<SaveStatus>>
  flush: () => void
}

/** Calls `flush` after a pause in typing, or when the page is hidden. */
const useAutosave = ({ answers, writer, setStatus, flush }: AutosaveOptions): void => {
  useEffect(() => {
    if (!writer.canWrite) return
    if (writer.isSaved(answers)) {
      setStatus((status) => (status === 'saving' ? 'saved' : status))
      return
    }
    startTransition(() => setStatus('saving'))
    const timer = setTimeout(flush, AUTOSAVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [answers, writer, setStatus, flush])
  useFlushOnHide(flush)
}

type SavedAnswersOptions = {
  answers: Answers
  form: AnswerForm
  source: AnswerSource
  /** The initial answers; `found` is whether they were saved. */
  opened: { answers: Answers; found: boolean }
  /** Loads an entry's text into the form and returns the new answers. */
  onRead: (text: string | null) => Answers
}

/**
 * Saves answers after each pause in typing, and immediately when the page is hidden. `isForked` is true after
 * another tab has changed the same draft, until the user takes its answers (`adoptRemote`) or keeps these
 * (`keepLocal`). `flush` saves pending changes; `clearEntry` deletes the draft, after which `fresh` counts as
 * saved.
 */
export const useSavedAnswers = (options: SavedAnswersOptions) => {
  const { answers, form, source, opened, onRead } = options
  const [writer] = useState(() => answerWriter(source, opened.answers))
  const first = opened.found ? 'saved' : 'new'
  const [status, setStatus] = useState<SaveStatus>(writer.canWrite ? first : 'refused')
  const [isForked, setForked] = useState(writer.isForked)
  const show = useCallback(
    (next: SaveStatus) => {
      setStatus(writer.canWrite ? next : 'refused')
      setForked(writer.isForked())
    },
    [writer],
  )

  const flush = useCallback(() => {
    const latest = form.getValues()
    if (!writer.canWrite || writer.isSaved(latest)) return
    show(writer.write(latest) ? 'saved' : 'refused')
  }, [form, writer, show])

  const adoptRemote = useCallback(() => {
    flush()
    writer.adoptRemote(onRead)
    show('saved')
  }, [flush, writer, onRead, show])

  const keepLocal = useCallback(() => {
    writer.keepLocal()
    setForked(false)
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
      if (writer.handleRemoteChange(key, newValue, form.getValues())) show('saved')
    },
    [writer, form, show],
  )
  useOtherTabs(onOtherTab)
  useAutosave({ answers, writer, setStatus, flush })

  const hydrating = useIsHydrating()
  const shown: SaveStatus = hydrating ? 'new' : status
  const forked = !hydrating && isForked
  return useMemo(
    () => ({ status: shown, isForked: forked, flush, clearEntry, adoptRemote, keepLocal }),
    [shown, forked, flush, clearEntry, adoptRemote, keepLocal],
  )
}
