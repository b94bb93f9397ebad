import { startTransition, useEffect, useRef, useState } from 'react'
import type { AssembledDocument } from '../../../shared/documents/engine/model.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { PreviewWorker } from './worker/client.tsx'
import type { Preview } from './worker/document-worker.ts'
import { sectionChanges } from './worker/sections.ts'

/** Longer than between a fast typist's keystrokes, so that typing stays fast. */
const DEBOUNCE_MS = 120

/** The value after it hasn't changed for `pause` milliseconds, set in a transition. */
const useDebounced = <T>(value: T, pause: number): T => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDebounced(value)), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return debounced
}

/** The announcement of added and removed sections; empty until the first change. */
const useSectionAnnouncement = (document: AssembledDocument | undefined): string => {
  const before = useRef(document)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const changes = before.current && document ? sectionChanges(before.current, document) : []
    before.current = document
    if (changes.length > 0) setAnnouncement(`${changes.join('. ')}.`)
  }, [document])
  return announcement
}

/** The latest preview. Outdated results are dropped. */
const usePreview = (worker: PreviewWorker | undefined, answers: Answers) => {
  const [preview, setPreview] = useState<Preview>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let current = true
    worker?.preview(answers).then(
      (latest) => current && startTransition(() => setPreview(latest)),
      (error: unknown) => {
        if (current) setFailed(true)
        throw error
      },
    )
    return () => {
      current = false
    }
  }, [worker, answers])
  return { preview, failed }
}

/** The assembled agreement, and the announcement of its changed sections. */
export const useLiveDocument = (worker: PreviewWorker | undefined, answers: Answers) => {
  const { preview, failed } = usePreview(worker, useDebounced(answers, DEBOUNCE_MS))
  return { preview, failed, announcement: useSectionAnnouncement(preview?.document) }
}
