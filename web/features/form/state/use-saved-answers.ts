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

/** Without typing before answers are written, from the product's style guide. */
const PAUSE_MS = 800

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

type AutosaveOptions = {
  /** A change of them starts the pause. */
  answers: Answers
  writer: Writer
  setStatus: Dispatch<SetStateAction<SaveStatus>>
  flush: () => void
}

/** Calls `flush` after a pause in typing, or when the page is hidden. */
const useAutosave = ({ answers, writer, setStatus, flush }: AutosaveOptions): void => {
  useEffect(() => {
    if (!writer.canWrite) return
    if (writer.isWritten(answers)) {
      setStatus((status) => (status === 'saving' ? 'saved' : status))
      return
    }
    startTransition(() => setStatus('saving'))
    const timer = setTimeout(flush, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [answers, writer, setStatus, flush])
  useFlushOnHide(flush)
}

type SavedAnswersOptions = {
  answers: Answers
  form: AnswerForm
  source: AnswerSource
  /** What the form opened with; `found` is whether it came from the entry. */
  opened: { answers: Answers; found: boolean }
  /** Reads an entry's text into the form and returns the form's new answers. */
  onRead: (text: string | null) => Answers
}

/**
 * Saves the answers on this device after each pause in typing, and at once when the page is hidden or
 * left. `isForked` is true after another tab has changed the same draft, until the person takes its answers
 * (`takeRemote`) or keeps these (`keepOwn`). `flush` writes what is pending; `clearEntry` erases the draft and
 * counts `fresh` as written.
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
    if (!writer.canWrite || writer.isWritten(latest)) return
    show(writer.write(latest) ? 'saved' : 'refused')
  }, [form, writer, show])

  const takeRemote = useCallback(() => {
    flush()
    writer.takeRemote(onRead)
    show('saved')
  }, [flush, writer, onRead, show])

  const keepOwn = useCallback(() => {
    writer.keepOwn()
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
  const isShownForked = !hydrating && isForked
  return useMemo(
    () => ({ status: shown, isForked: isShownForked, flush, clearEntry, takeRemote, keepOwn }),
    [shown, isShownForked, flush, clearEntry, takeRemote, keepOwn],
  )
}
